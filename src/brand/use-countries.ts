import { useQuery } from '@tanstack/react-query'
import { type Country, service } from '#contract/service.ts'
import { call } from '#gateway/call.ts'
import { useLanguage } from '#i18n/use-language.ts'

/**
 * Returns every country with its dialling code, named in the person's language; undefined until the gateway has answered.
 * It is asked only while the list is wanted.
 */
export function useCountries(isWanted = true): readonly Country[] | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => call(service.country, { language }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  return data
}
