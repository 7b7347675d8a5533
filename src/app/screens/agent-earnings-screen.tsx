import { useContractCheck } from '#features/agent/contract-check.ts'
import { EarningsScreen } from '#features/agent-center/earnings-screen.tsx'

/** Combines the agent's earnings with whether the agent may have contracts. */
export const EarningsWithContracts = () => <EarningsScreen salaried={useContractCheck()} />
