import { GitCompareArrows } from 'lucide-react'
import type { Difference } from '../api/schemas.ts'
import { Values } from '../journal/values.tsx'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts.ts'
import styles from './snapshots-card.module.css'

/** A comparison of two states. */
export interface Compared {
  name: string
  /** The other snapshot; empty for the world now. */
  other: string
  difference: Difference
}

/** Shows how one state differs from another, row by row. */
export function Differences({ name, other, difference }: Compared) {
  const { t } = useTexts()
  const { same, state, rows, more } = difference
  return (
    <Card
      title={other ? t('difference_two', { name, other }) : t('difference', { name })}
      icon={<GitCompareArrows size={18} aria-hidden="true" />}
    >
      {same && <p className={styles.none}>{t('no_difference')}</p>}
      <Values fields={state} />
      {rows.slice(0, 100).map((row) => (
        <div key={`${row.table} ${row.key}`} className={styles.row}>
          <p>
            <b>{row.table}</b> {row.key} · {t(`change_kind_${row.kind}` as 'change_kind_added')}
          </p>
          <Values fields={row.fields} />
        </div>
      ))}
      {rows.length + more > 100 && <p className={styles.none}>{t('more', { count: rows.length + more - 100 })}</p>}
    </Card>
  )
}
