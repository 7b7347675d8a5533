import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { agentContracts, type Contract } from '#contract/agent-contracts.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { contractsKey } from '#money/contracts-key.ts'
import { memberOf } from '#session/member-of.ts'

export type ContractKind = Contract['kind']

/** The endpoint that returns the contracts of each kind. */
const endpoints = {
  salary: agentContracts.contractRequestSalary,
  hours: agentContracts.contractRequestSalary,
  dividend: agentContracts.contractRequestDividend,
} as const satisfies Record<ContractKind, unknown>

export const agentQueries = {
  contracts: (session: SessionInfo | undefined, kind: ContractKind) => {
    const endpoint = endpoints[kind]
    return queryOptions({
      queryKey: [...contractsKey, endpoint.id, memberOf(session)],
      queryFn: ({ signal }) => call(endpoint, { token: session?.token ?? '' }, { signal }),
    })
  },
  history: (session: SessionInfo | undefined, kind: ContractKind) =>
    infiniteQueryOptions({
      queryKey: [...contractsKey, 'history', memberOf(session), kind],
      queryFn: ({ pageParam, signal }) =>
        call(
          agentContracts.contractHistory,
          { token: session?.token ?? '', kind, pageNo: pageParam, pageSize: 20 },
          { signal },
        ),
      ...paging,
    }),
}
