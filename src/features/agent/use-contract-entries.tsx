import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChartPie, HandCoins } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/languages.ts'
import { isAgent } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { agentQueries, type ContractKind } from './agent-queries.ts'
import { useContractCheck } from './contract-check.ts'
import { NewOffer } from './new-offer.tsx'

interface ContractEntry {
  to: string
  label: TextKey
  icon: ReactNode
  value: ReactNode
}

const entries: readonly (Omit<ContractEntry, 'value'> & { kind: ContractKind })[] = [
  { kind: 'salary', to: '/m/member/agent/getSalaryContract', label: 'agent.kind_salary', icon: <HandCoins /> },
  { kind: 'dividend', to: '/m/member/agent/getDevidendContract', label: 'agent.kind_dividend', icon: <ChartPie /> },
  { kind: 'hours', to: '/m/member/agent/getHourContract', label: 'agent.kind_hours', icon: <CalendarClock /> },
]

interface ContractEntries {
  entries: readonly ContractEntry[]
  /** Whether further entries may arrive with the contracts. */
  isPending: boolean
}

/**
 * Returns the menu entries of the pending and active contracts, and of those that an agent may ask for; all if contracts
 * cannot be loaded, because the screens show the failure. None if the app does not request contracts. While they load,
 * an agent has every entry, and a member has none, because most members have no contract.
 */
export function useContractEntries(): ContractEntries {
  const session = useSession()
  const enabled = useContractCheck()
  const asks = enabled && isAgent(session)
  const salary = useQuery({ ...agentQueries.contracts(session, 'salary'), enabled })
  const dividend = useQuery({ ...agentQueries.contracts(session, 'dividend'), enabled })
  const failed = salary.isError || dividend.isError
  const contracts = [...(salary.data?.contracts ?? []), ...(dividend.data?.contracts ?? [])]
  const known = entries.flatMap(({ kind, ...entry }) => {
    const ofKind = contracts.filter((contract) => contract.kind === kind)
    if (ofKind.length === 0 && !asks && !failed) return []
    // Null keeps the place of a value that may still arrive.
    return [{ ...entry, value: ofKind.some(({ status }) => status === 'requested') ? <NewOffer /> : null }]
  })
  return { entries: known, isPending: !asks && (salary.isLoading || dividend.isLoading) }
}
