import { useCountUp } from '#mock-server/vendors/page-kit/use-count-up.ts'
import styles from './meters.module.css'
import { usePage } from './page-context.ts'
import type { Table } from './state.ts'
import { countTime, type Tier } from './win-tier.ts'

interface MetersProps {
  table: Table
  tier: Tier | undefined
}

/** Shows balance, bet and win. */
export function Meters({ table, tier = 'none' }: MetersProps) {
  const { text, money } = usePage()
  const duration = table.phase.name === 'winning' ? countTime[tier] : 0
  const balance = useCountUp(table.balance, duration)
  const win = useCountUp(table.round?.win ?? 0, duration)
  return (
    <dl className={styles.meters}>
      <Meter label={text.balance} value={money(balance)} name="balance" />
      <Meter label={text.bet} value={money(table.bet)} name="bet" />
      <Meter label={text.win} value={money(win)} name="win" lit={win > 0} />
    </dl>
  )
}

interface MeterProps {
  label: string
  value: string
  name: 'balance' | 'bet' | 'win'
  lit?: boolean
}

const sizeOf = (value: string) => (value.length > 15 ? 'small' : value.length > 10 ? 'medium' : 'large')

const Meter = ({ label, value, name, lit = false }: MeterProps) => (
  <div className={styles.meter} data-meter={name}>
    <dt>{label}</dt>
    <dd data-size={sizeOf(value)} data-lit={lit || undefined}>
      {value}
    </dd>
  </div>
)
