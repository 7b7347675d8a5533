import { infiniteQueryOptions } from '@tanstack/react-query'
import { agentContracts } from '#contract/agent-contracts.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { memberOf } from '#session/member-of.ts'
import type { Span } from '#ui/records/span.ts'
import { agentCenterQueries } from './agent-center-queries.ts'

/** The kinds of contracts that pay. */
export const paidKinds = ['salary', 'hours', 'dividend'] as const
export type PaidKind = (typeof paidKinds)[number]

const pageSize = 20

/** The payouts of a kind of contract in a span, newest first. */
export const payouts = (session: SessionInfo | undefined, kind: PaidKind, span: Span) =>
  infiniteQueryOptions({
    queryKey: [...agentCenterQueries.all, 'payouts', memberOf(session), kind, span],
    queryFn: async ({ pageParam, signal }) => {
      const page = { ...span, pageNo: pageParam, pageSize }
      return kind === 'dividend'
        ? call(agentContracts.dividendReport, page, { signal })
        : call(agentContracts.contractDailySalary, { ...page, kind }, { signal })
    },
    ...paging,
  })
