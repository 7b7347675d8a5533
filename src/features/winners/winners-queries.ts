import { queryOptions } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'

export const rankPeriods = ['DAY', 'WEEK', 'MONTH'] as const
export type RankPeriod = (typeof rankPeriods)[number]

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
  ranks: (period: RankPeriod, language: LanguageCode) =>
    queryOptions({
      queryKey: [...winnersQueries.all, 'ranks', period, language],
      queryFn: ({ signal }) => call(announcements.rankList, { period, language, limitNum: 10 }, { signal }),
    }),
}
