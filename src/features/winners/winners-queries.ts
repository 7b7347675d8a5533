import { queryOptions } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'

const halfMinute = 30_000

export const winnersQueries = {
  all: ['winners'] as const,
  board: (language: LanguageCode) =>
    queryOptions({
      queryKey: [...winnersQueries.all, language],
      queryFn: ({ signal }) =>
        call(announcements.winnerBoard, { gameCategory: 'ALL', language, limitNum: 100 }, { signal }),
      refetchInterval: halfMinute,
      select: ({ list }) => list,
    }),
}
