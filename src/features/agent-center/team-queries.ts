import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { agent } from '#contract/agent.ts'
import type { Input } from '#contract/resource.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { serverNow } from '#gateway/server-time.ts'
import { memberOf } from '#session/member-of.ts'
import { spanOf } from '#ui/records/span.ts'
import { agentCenterQueries } from './agent-center-queries.ts'
import type { TeamOrder } from './team-order.ts'

type Session = SessionInfo | undefined

const all = [...agentCenterQueries.all, 'team'] as const
const pageSize = 20

export const teamQueries = {
  all,
  /** `account` is a member of the team; undefined for the agent itself. */
  direct: (session: Session, account: string | undefined) =>
    infiniteQueryOptions({
      queryKey: [...all, 'direct', memberOf(session), account],
      queryFn: ({ pageParam, signal }) => call(agent.downlines, { account, pageNo: pageParam, pageSize }, { signal }),
      ...paging,
    }),
  /** The month's figures of a team's members. */
  report: (session: Session, account: string | undefined, { search, depth, figure }: TeamOrder) => {
    const span = spanOf('month', serverNow())
    return infiniteQueryOptions({
      queryKey: [...all, 'report', memberOf(session), account, span, search, depth, figure],
      queryFn: ({ pageParam, signal }) => {
        const order = { sortBy: figure ?? 'registeredAt', sortOrder: 'desc' } as const
        const query = { account, search, depth, ...span, ...order, pageNo: pageParam, pageSize }
        return call(agent.subordinates, query, { signal })
      },
      ...paging,
    })
  },
  person: (session: Session, account: string) =>
    queryOptions({
      queryKey: [...all, 'person', memberOf(session), account],
      queryFn: ({ signal }) => call(agent.downline, { account }, { signal }),
    }),

  register: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof agent.registerDownline>) => call(agent.registerDownline, input),
    }),
  move: () =>
    mutationOptions({
      mutationFn: ({ accounts, toAccount }: { accounts: readonly string[]; toAccount: string }) => {
        const [account, ...others] = accounts
        if (account !== undefined && others.length === 0) return call(agent.transferDownline, { account, toAccount })
        return call(agent.transferMultipleDownline, { accounts: [...accounts], toAccount })
      },
    }),
  setRebates: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof agent.updateDownlineRebates>) => call(agent.updateDownlineRebates, input),
    }),
}
