import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/resource.ts'
import { withdraw } from '#contract/withdraw.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'

const all = ['withdraw'] as const
const of = ({ session, language }: Viewer, ...parts: string[]) => [...all, memberOf(session), ...parts, language]

type ReportFilter = Pick<Input<typeof withdraw.withdrawReport>, 'startTime' | 'endTime' | 'status'>

/** A single withdrawal is of any time. */
const anyTime = { startTime: 0, endTime: Number.MAX_SAFE_INTEGER }

export const withdrawQueries = {
  all,
  /** One withdrawal, polled while it is pending; null if the member has no such withdrawal. */
  one: (viewer: Viewer, id: string) =>
    queryOptions({
      queryKey: of(viewer, 'one', id),
      queryFn: ({ signal }) => {
        const input = { ...anyTime, pageNo: 1, pageSize: 1, id, language: viewer.language }
        return call(withdraw.withdrawReport, input, { signal })
      },
      select: ({ content }) => content[0] ?? null,
    }),
  report: (viewer: Viewer, filter: ReportFilter) =>
    infiniteQueryOptions({
      queryKey: [...of(viewer, 'report'), filter],
      queryFn: ({ pageParam, signal }) => {
        const input = { ...filter, pageNo: pageParam, pageSize: 20, language: viewer.language }
        return call(withdraw.withdrawReport, input, { signal })
      },
      ...paging,
      // Only one tab follows an order to its end.
      refetchOnWindowFocus: 'always',
    }),

  submit: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof withdraw.withdraw>) => call(withdraw.withdraw, input),
    }),
  cancel: ({ language }: Viewer) =>
    mutationOptions({ mutationFn: (id: string) => call(withdraw.cancelWithdrawal, { id, language }) }),
}
