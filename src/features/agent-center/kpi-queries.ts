import { infiniteQueryOptions } from '@tanstack/react-query'
import { agent } from '#contract/agent.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { memberOf } from '#session/member-of.ts'
import type { Span } from '#ui/records/span.ts'
import { agentCenterQueries } from './agent-center-queries.ts'

type Session = SessionInfo | undefined

const pageSize = 20
/**
 * The reports of a team, with a row for its agent and for each direct downline's team. `account` is a member of the
 * agent's team; undefined for the agent itself.
 */
export const kpiQueries = {
  a: (session: Session, span: Span, account?: string) =>
    infiniteQueryOptions({
      queryKey: [...agentCenterQueries.all, 'kpi-a-rows', memberOf(session), span, account],
      queryFn: ({ pageParam, signal }) =>
        call(agent.teamKpiA, { ...span, account, pageNo: pageParam, pageSize }, { signal }),
      ...paging,
    }),
  b: (session: Session, span: Span, account?: string) =>
    infiniteQueryOptions({
      queryKey: [...agentCenterQueries.all, 'kpi-b-rows', memberOf(session), span, account],
      queryFn: ({ pageParam, signal }) =>
        call(agent.teamKpiB, { ...span, account, pageNo: pageParam, pageSize }, { signal }),
      ...paging,
    }),
}
