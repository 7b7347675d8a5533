import { agentContracts } from '#contract/agent-contracts.ts'
import { wallet } from '#contract/wallet.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { AgentPlatform } from './agent-platform.ts'

const { contractRequestSalary, contractRequestDividend, answerContract } = agentContracts
const { contractDailySalary, currentDailySalary } = agentContracts

export const readRequests = (
  { call, as }: AgentPlatform,
  endpoint: typeof contractRequestSalary | typeof contractRequestDividend = contractRequestSalary,
) => call(endpoint, as, as)

/** Returns the id of the requested contract of a kind; empty if there is none. */
export async function findRequestId(platform: AgentPlatform, kind: string): Promise<string> {
  const all = [
    ...(await readRequests(platform)).contracts,
    ...(await readRequests(platform, contractRequestDividend)).contracts,
  ]
  return all.find((one) => one.kind === kind && one.status === 'requested')?.id ?? ''
}

export const answer = ({ call, as }: AgentPlatform, contractId: string, decision: 'accept' | 'decline' = 'accept') =>
  call(answerContract, { token: as.token, contractId, answer: decision }, as)

export const refusedAnswer = ({ refusal, as }: AgentPlatform, contractId: string) =>
  refusal(answerContract, { token: as.token, contractId, answer: 'accept' }, as)

export const readSalary = ({ call, as }: AgentPlatform, query = {}) =>
  call(contractDailySalary, { pageNo: 1, pageSize: 100, ...query }, as)

export const readCurrentSalary = ({ call, as }: AgentPlatform) => call(currentDailySalary, {}, as)

/** Returns the agent's balance in minor units. */
export const readBalance = async ({ call, as }: AgentPlatform): Promise<number> =>
  toMinor((await call(wallet.memberWallet, {}, as)).sumBalance)
