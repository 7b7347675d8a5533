import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChartPie, HandCoins } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/languages.ts'
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

/** Returns the menu entries of the pending and active contracts; none if the app does not request contracts. */
export function useContractEntries(): ContractEntry[] {
  const session = useSession()
  const enabled = useContractCheck()
  const salary = useQuery({ ...agentQueries.contracts(session, 'salary'), enabled })
  const dividend = useQuery({ ...agentQueries.contracts(session, 'dividend'), enabled })
  const contracts = [...(salary.data?.contracts ?? []), ...(dividend.data?.contracts ?? [])]
  return entries.flatMap(({ kind, ...entry }) => {
    const ofKind = contracts.filter((contract) => contract.kind === kind)
    if (ofKind.length === 0) return []
    return [{ ...entry, value: ofKind.some(({ status }) => status === 'requested') ? <NewOffer /> : undefined }]
  })
}
