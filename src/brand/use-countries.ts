import { useQuery } from '@tanstack/react-query'
import type { Country } from '#contract/service.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { countriesQuery } from './countries-query.ts'

/** Returns every country, once the gateway has answered. It is asked only while the list is wanted. */
export const useCountries = (isWanted = true): readonly Country[] | undefined =>
  useQuery({ ...countriesQuery(useLanguage()), enabled: isWanted }).data
