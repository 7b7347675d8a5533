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

/**
 * Returns the menu entries of the pending and active contracts, and of those that an agent may ask for; all if contracts
 * cannot be loaded, because the screens show the failure. None if the app does not request contracts. Undefined while
 * they load.
 */
export function useContractEntries(): ContractEntry[] | undefined {
  const session = useSession()
  const enabled = useContractCheck()
  const asks = enabled && isAgent(session)
  const salary = useQuery({ ...agentQueries.contracts(session, 'salary'), enabled })
  const dividend = useQuery({ ...agentQueries.contracts(session, 'dividend'), enabled })
  if (salary.isLoading || dividend.isLoading) return undefined
  const failed = salary.isError || dividend.isError
  const contracts = [...(salary.data?.contracts ?? []), ...(dividend.data?.contracts ?? [])]
  return entries.flatMap(({ kind, ...entry }) => {
    const ofKind = contracts.filter((contract) => contract.kind === kind)
    if (ofKind.length === 0 && !asks && !failed) return []
    return [{ ...entry, value: ofKind.some(({ status }) => status === 'requested') ? <NewOffer /> : undefined }]
  })
}
