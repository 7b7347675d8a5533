import { useTranslation } from 'react-i18next'
import type { Answer } from '#contract/resource.ts'
import type { wallet } from '#contract/wallet.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import styles from './profit.module.css'
import { ResultTable } from './result-table.tsx'

const panelId = 'profit-by-game'
const parts = ['category', 'vendor'] as const
type Part = (typeof parts)[number]

interface ProfitBreakdownProps {
  profit: Answer<typeof wallet.profitAndLoss>
  of: Part
  onChange: (of: Part) => void
}

/** Shows the stakes, wins and net results by category or vendor, with the share of the stakes; the largest first. */
export function ProfitBreakdown({ profit: { games, vendors, totals }, of, onChange }: ProfitBreakdownProps) {
  const { t } = useTranslation()
  const tabs = parts.map((value) => ({ value, label: t(`records.by_${value}`) }))
  const named =
    of === 'vendor'
      ? vendors.map(({ vendorName, ...sums }) => ({ ...sums, name: vendorName }))
      : games.map(({ gameCategory, ...sums }) => ({ ...sums, name: t(`category.${gameCategory}`) }))
  const rows = named
    .map((row) => ({ ...row, share: totals.bet > 0 ? row.bet / totals.bet : 0 }))
    .toSorted((one, other) => other.bet - one.bet)
  if (rows.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('records.breakdown')}>
      <header className={styles.head}>
        <h2>{t('records.breakdown')}</h2>
        <Tabs
          look="underline"
          label={t('records.breakdown')}
          tabs={tabs}
          value={of}
          onChange={onChange}
          panelId={panelId}
        />
      </header>
      <div id={panelId} role="tabpanel" aria-label={t(`records.by_${of}`)}>
        <ResultTable
          label={t('records.breakdown')}
          head={t(of === 'vendor' ? 'records.vendor' : 'records.category')}
          rows={rows}
        />
      </div>
    </section>
  )
}
