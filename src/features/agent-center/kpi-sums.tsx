import { useTranslation } from 'react-i18next'
import { Sums } from '#ui/records/sums.tsx'
import { FigureValue } from './figure-value.tsx'
import { type Figures, figuresOf } from './kpi-columns.ts'

/** Shows the sums of a report. */
export function KpiSums({ sums }: { sums: Figures }) {
  const { t } = useTranslation()
  return (
    <Sums
      label={t('records.sums')}
      sums={figuresOf(sums).map(([figure, value]) => ({
        label: t(`agent.${figure}`),
        value: <FigureValue figure={figure} value={value} />,
        isResult: figure === 'profit',
      }))}
    />
  )
}
