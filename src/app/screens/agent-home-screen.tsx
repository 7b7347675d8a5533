import { useContractCheck } from '#features/agent/contract-check.ts'
import { useContractEntries } from '#features/agent/use-contract-entries.tsx'
import { AgentHomeScreen } from '#features/agent-center/agent-home-screen.tsx'
import { useOffers } from '#session/offers.ts'

/** Combines the agent centre with the entries of the agent's contracts. */
export function AgentHomeWithContracts() {
  return (
    <AgentHomeScreen offered={useOffers()} salaried={useContractCheck()} contracts={useContractEntries().entries} />
  )
}
