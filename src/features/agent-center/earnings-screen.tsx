import { useTranslation } from 'react-i18next'
import { serverNow } from '#gateway/server-time.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { RecordFilter } from '#ui/records/record-filter.tsx'
import { isOneOf } from '#ui/records/record-filter-address.ts'
import { RecordPage } from '#ui/records/record-page.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import styles from './agent-center.module.css'
import { CommissionDays } from './commission-days.tsx'
import { paidKinds } from './earnings-queries.ts'
import { Payouts } from './payouts.tsx'

const reportId = 'agent-earnings'
const reports = ['commission', ...paidKinds] as const

interface EarningsScreenProps {
  /** Whether the agent may have contracts, which pay salaries and dividends. */
  salaried: boolean
}

/** Shows what the agent earned in a period: commission by day, and the payouts of each kind of contract. */
export function EarningsScreen({ salaried }: EarningsScreenProps) {
  const { t } = useTranslation()
  const filter = useRecordFilter({ of: isOneOf(paidKinds) }, serverNow())
  const of = (salaried && paidKinds.find((kind) => kind === filter.values.of)) || 'commission'
  return (
    <RecordPage filter={<RecordFilter filter={filter} />} label={t(`records.${filter.period}`)}>
      {salaried && (
        <Tabs
          look="underline"
          label={t('agent.earnings')}
          tabs={reports.map((value) => ({ value, label: t(`agent.earn_${value}`) }))}
          value={of}
          onChange={(next) => filter.choose('of', next === 'commission' ? '' : next)}
          panelId={reportId}
        />
      )}
      <section
        id={reportId}
        role={salaried ? 'tabpanel' : undefined}
        aria-label={t(`agent.earn_${of}`)}
        className={styles.block}
      >
        {of === 'commission' ? <CommissionDays span={filter.span} /> : <Payouts kind={of} span={filter.span} />}
      </section>
    </RecordPage>
  )
}
