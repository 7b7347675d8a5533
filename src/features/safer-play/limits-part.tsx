import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Limit, type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '#contract/safer-play.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { LimitRow } from './limit-row.tsx'
import styles from './safer-play.module.css'

/** Shows a card for each kind of limit, with a row for each period. */
export function LimitsPart({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation()
  return (
    <>
      {limitKinds.map((kind) => (
        <section key={kind} className={styles.card} aria-labelledby={`limit-${kind}`}>
          <h2 id={`limit-${kind}`}>{t(`safer_play.kind_${kind}`)}</h2>
          <p className={styles.note}>{t(`safer_play.about_${kind}`)}</p>
          <ul className={styles.rows}>
            {limitPeriods.map((period) => (
              <Place key={period} kind={kind} period={period} limits={limits} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{t('safer_play.rules')}</p>
    </>
  )
}

interface PlaceProps {
  kind: LimitKind
  period: LimitPeriod
  limits: readonly Limit[]
}

function Place({ kind, period, limits }: PlaceProps) {
  const [editing, setEditing] = useState(false)
  const limit = limits.find((each) => each.kind === kind && each.period === period)
  return (
    <li>
      <LimitRow kind={kind} period={period} limit={limit} onEdit={() => setEditing(true)} />
      {editing && <LimitDialog kind={kind} period={period} limit={limit} onClose={() => setEditing(false)} />}
    </li>
  )
}
