import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { DateFields } from '../forms/date-fields.tsx'
import { FailedLine } from '../states/failed-line.tsx'
import { FilterSelect, type Option } from './filter-select.tsx'
import styles from './record-filter.module.css'
import { periods } from './span.ts'
import type { RecordFilterState } from './use-record-filter.ts'

/** The id of the `role="tabpanel"` element that shows the filtered record. */
export const recordPanelId = 'record'

interface RecordFilterProps<Name extends string> {
  filter: RecordFilterState<Name>
  /** What else to filter by, besides the period. Each has "all" as its first option. */
  choices?: readonly { name: Name; label: string; options: readonly Option[] }[]
  /** Says why options are missing, and loads them again. */
  failure?: { message: string; onRetry: () => unknown }
}

/** Filters a record by its period, by an own range of dates, and by further choices. */
export function RecordFilter<Name extends string>({ filter, choices = [], failure }: RecordFilterProps<Name>) {
  const { t } = useTranslation()
  const isNarrowed = choices.some(({ name }) => filter.values[name] !== '')
  const tabs = periods.map((value) => ({ value, label: t(`records.${value}`) }))
  return (
    <search className={styles.filter} aria-label={t('records.filter')}>
      <Tabs
        look="segment"
        label={t('records.span')}
        tabs={tabs}
        value={filter.period}
        onChange={filter.choosePeriod}
        panelId={recordPanelId}
      />
      {filter.range && <DateFields range={filter.range} now={filter.now} onChange={filter.chooseRange} />}
      <div className={styles.choices}>
        {choices.map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            label={label}
            options={[{ value: '', label: t('records.all') }, ...options]}
            value={filter.values[name]}
            onChange={(value) => filter.choose(name, value)}
          />
        ))}
      </div>
      {failure && <FailedLine {...failure} />}
      {/* Beside the choices it would wrap with the longest of their options. */}
      {isNarrowed && (
        <div>
          <ClearFilter filter={filter} />
        </div>
      )}
    </search>
  )
}

/** Shows everything of the usual period again. The button goes with the filter, so the record takes the focus. */
export function ClearFilter({ filter }: { filter: Pick<RecordFilterState<never>, 'clear'> }) {
  const { t } = useTranslation()
  function clear() {
    filter.clear()
    document.getElementById(recordPanelId)?.focus({ preventScroll: true })
  }
  return (
    <Button kind="ghost" icon={<X size={18} />} onClick={clear}>
      {t('records.clear')}
    </Button>
  )
}
