import { ReceiptText } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../look/classes.ts'
import { useWidth } from '../look/use-width.ts'
import { MasterDetail } from '../page/master-detail.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { OpensBeside, useOpenRow } from './open-row.tsx'
import { recordPanelId } from './record-filter.tsx'
import styles from './record-page.module.css'

interface RecordPageProps {
  filter: ReactNode
  /** Names the panel by the selected period. */
  label: string
  /** Renders the detail of a row by its `opens`, if the record's rows have details. */
  detail?: (row: string) => ReactNode
  children: ReactNode
}

/**
 * Stacks a record's filter and what it selects. In a wide window both are beside the open row if the record's rows
 * have details, else beside each other.
 */
export function RecordPage({ filter, label, detail, children }: RecordPageProps) {
  const record = (
    <div className={classes(styles.page, !detail && styles.beside)}>
      {filter}
      <div id={recordPanelId} role="tabpanel" tabIndex={-1} aria-label={label} className={styles.panel}>
        {children}
      </div>
    </div>
  )
  return detail ? <WithDetail record={record} detail={detail} /> : record
}

function WithDetail({ record, detail }: { record: ReactNode; detail: (row: string) => ReactNode }) {
  const { t } = useTranslation()
  const row = useOpenRow()
  return (
    <OpensBeside value={useWidth() !== 'phone'}>
      <MasterDetail
        list={record}
        detail={row === undefined ? undefined : <Detail key={row}>{detail(row)}</Detail>}
        nothing={<EmptyState icon={<ReceiptText />} title={t('records.pick')} />}
      />
    </OpensBeside>
  )
}

/** Takes the focus, from which the keyboard continues into the detail. */
function Detail({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={region} tabIndex={-1} aria-label={t('records.detail')} className={styles.detail}>
      {children}
    </section>
  )
}
