import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/resource.ts'
import { saferPlay } from '#contract/safer-play.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'

const all = ['saferPlay'] as const

export const saferPlayQueries = {
  all,
  /** Bets in another tab change what is used, so the answer is never taken as fresh. */
  overview: (session: SessionInfo | undefined) =>
    queryOptions({
      queryKey: [...all, memberOf(session)],
      queryFn: ({ signal }) => call(saferPlay.overview, {}, { signal }),
      staleTime: 0,
    }),

  netPosition: (session: SessionInfo | undefined, since: number) =>
    queryOptions({
      queryKey: [...all, 'netPosition', memberOf(session), since],
      queryFn: ({ signal }) => call(saferPlay.netPosition, { since }, { signal }),
      refetchInterval: 5_000,
    }),

  setLimit: () =>
    mutationOptions({ mutationFn: (input: Input<typeof saferPlay.setLimit>) => call(saferPlay.setLimit, input) }),
  answerIncrease: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof saferPlay.answerIncrease>) => call(saferPlay.answerIncrease, input),
    }),
  setRealityCheck: () =>
    mutationOptions({
      mutationFn: (minutes: number | null) => call(saferPlay.setRealityCheck, { minutes }),
    }),
  timeOut: () => mutationOptions({ mutationFn: (days: number) => call(saferPlay.timeOut, { days }) }),
  selfExclude: () => mutationOptions({ mutationFn: (months: number) => call(saferPlay.selfExclude, { months }) }),
}
