import { queryOptions } from '@tanstack/react-query'
import { agent } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'
import { contractsKey } from '#money/contracts-key.ts'
import { memberOf } from '#session/member-of.ts'
import type { Span } from '#ui/records/span.ts'

type Session = SessionInfo | undefined

const all = ['agent-center'] as const
/** The largest page: a report has a row for each direct downline. */
const firstRows = { pageNo: 1, pageSize: 100 }

export const agentCenterQueries = {
  all,
  /** `account` is the root of the report, which is the agent by default. */
  kpiA: (session: Session, span: Span, account?: string) =>
    queryOptions({
      queryKey: [...all, 'kpi-a', memberOf(session), span, account],
      queryFn: ({ signal }) => call(agent.teamKpiA, { ...span, ...firstRows, account }, { signal }),
    }),
  kpiB: (session: Session, span: Span, account?: string) =>
    queryOptions({
      queryKey: [...all, 'kpi-b', memberOf(session), span, account],
      queryFn: ({ signal }) => call(agent.teamKpiB, { ...span, ...firstRows, account }, { signal }),
    }),
  affiliate: (session: Session, span: Span) =>
    queryOptions({
      queryKey: [...all, 'affiliate', memberOf(session), span],
      queryFn: ({ signal }) => call(agent.affiliate, span, { signal }),
    }),
  registerSettings: (session: Session) =>
    queryOptions({
      queryKey: [...all, 'register-settings', memberOf(session)],
      queryFn: ({ signal }) => call(system.registerSettings, {}, { signal }),
    }),
  todaysSalary: (session: Session) =>
    queryOptions({
      queryKey: [...contractsKey, 'todays-salary', memberOf(session)],
      queryFn: ({ signal }) => call(agentContracts.currentDailySalary, {}, { signal }),
    }),
}
