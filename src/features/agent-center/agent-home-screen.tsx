import { ChartColumn, Coins, Network, QrCode, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type LinkEntry, LinkRows } from '#ui/controls/link-rows.tsx'
import styles from './agent-center.module.css'
import { RecentDays } from './recent-days.tsx'
import { kpiAddress, registerAddress, teamAddress } from './team-address.ts'
import { Today } from './today.tsx'

interface AgentHomeScreenProps {
  /** Whether a menu may offer an address. */
  offered: (to: string) => boolean
  /** Whether the agent may have contracts, which pay a salary. */
  salaried: boolean
  /** The entries of the agent's contracts. */
  contracts: readonly LinkEntry[]
}

const entries: readonly LinkEntry[] = [
  { to: teamAddress, label: 'agent.team', icon: <Network /> },
  { to: kpiAddress, label: 'agent.kpi', icon: <ChartColumn /> },
  { to: '/m/member/agent/earnings', label: 'agent.earnings', icon: <Coins /> },
  { to: registerAddress, label: 'agent.register', icon: <UserRoundPlus /> },
  { to: '/m/member/agent/affiliate', label: 'agent.affiliate', icon: <QrCode /> },
]

/** Shows what the agent and the team earned today, the team's last two weeks, and every other screen for agents. */
export function AgentHomeScreen({ offered, salaried, contracts }: AgentHomeScreenProps) {
  const { t } = useTranslation()
  return (
    <div className={`${styles.page} ${styles.overview}`}>
      <Today salaried={salaried} />
      <RecentDays />
      <LinkRows label={t('agent.center')} entries={entries.filter(({ to }) => offered(to))} />
      <LinkRows label={t('agent.section')} entries={contracts} />
    </div>
  )
}
