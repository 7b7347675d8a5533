import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import opening from '#ui/records/opening-row.module.css'
import { FigureValue } from './figure-value.tsx'
import styles from './kpi.module.css'
import { type Figure, type Figures, figuresOf } from './kpi-columns.ts'
import { placeAddress } from './team-address.ts'

interface KpiRowProps {
  row: Figures & { account: string; nickname: string; own: boolean }
  /** The figure shown while the row is closed. */
  main: Figure
  /** Returns the address of a member's team in this report. */
  address: (account: string) => string
}

/** Shows the results of the agent or of a direct downline's whole team; the row opens to all of its figures. */
export function KpiRow({ row, main, address }: KpiRowProps) {
  const { t } = useTranslation()
  const { account, nickname, own } = row
  return (
    <details className={opening.row}>
      <summary>
        <span className={`${opening.name} ${styles.name}`}>
          <strong>
            <bdi>{own ? t('agent.own_part', { name: nickname }) : nickname}</bdi>
          </strong>
          <span>{account}</span>
        </span>
        <span className={styles.main}>
          <FigureValue figure={main} value={row[main] ?? 0} />
          <span>{t(`agent.${main}`)}</span>
        </span>
        <ChevronDown size={18} className={opening.chevron} />
      </summary>
      <dl className={styles.figures}>
        {figuresOf(row).map(([figure, value]) => (
          <div key={figure}>
            <dt>{t(`agent.${figure}`)}</dt>
            <dd>
              <FigureValue figure={figure} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {!own && (
        <p className={styles.links}>
          <Link to={address(account)}>{t('agent.to_team')}</Link>
          <Link to={placeAddress(account)}>{t('agent.to_card')}</Link>
        </p>
      )}
    </details>
  )
}
