import { queryOptions } from '@tanstack/react-query'
import { service } from '#contract/service.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'

export const helpQueries = {
  all: ['help'] as const,
  topics: (lang: LanguageCode) =>
    queryOptions({
      queryKey: [...helpQueries.all, lang],
      queryFn: ({ signal }) => call(service.helpCenter, { device: 'MOBILE', lang }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
