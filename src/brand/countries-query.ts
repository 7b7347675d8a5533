import { queryOptions } from '@tanstack/react-query'
import { service } from '#contract/service.ts'
import { call } from '#gateway/call.ts'

/** The query of every country with its dialling code, named in a language. */
export const countriesQuery = (language: string) =>
  queryOptions({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => call(service.country, { language }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
