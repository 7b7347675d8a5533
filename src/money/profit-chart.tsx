import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import styles from './profit-chart.module.css'
import { barsOf } from './profit-periods.ts'
import { useShortDate } from './use-short-date.ts'

interface Result {
  day: string
  profit: number
}

/** The least part of the height between the zero line and an end at which the labels of both have room. */
const labelHeight = 0.2

/** Shows gains as bars above a zero line, and losses as hatched bars below it. A table beside it has the same data. */
export function ProfitChart({ results, label }: { results: readonly Result[]; label: string }) {
  const language = useLanguage()
  const shortDate = useShortDate()
  const { top, bottom, zero, bars } = barsOf(results)
  const short = (amount: number) =>
    formatNumber(amount, language, { notation: 'compact', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const dates = [results[0], results.at(-1)].flatMap((result) => result?.day ?? [])
  return (
    <>
      <div className={styles.chart} role="img" aria-label={useSummary(results, label)}>
        <div className={styles.axis} style={{ '--zero': zero }}>
          {zero > labelHeight && <span className={styles.top}>{short(top)}</span>}
          <span className={styles.zero}>0</span>
          {zero < 1 - labelHeight && <span className={styles.bottom}>{short(bottom)}</span>}
        </div>
        <div className={styles.plot} style={{ '--zero': zero, '--count': bars.length }}>
          {bars.map(({ day, profit, start, size }) => (
            <span key={day} className={styles.place}>
              {profit !== 0 && (
                <span
                  className={styles.bar}
                  data-loss={profit < 0 ? '' : undefined}
                  style={{ '--start': start, '--size': size }}
                />
              )}
            </span>
          ))}
        </div>
        <div className={styles.dates}>
          {[...new Set(dates)].map((date) => (
            <span key={date}>{shortDate(date)}</span>
          ))}
        </div>
      </div>
      <Extremes results={results} />
    </>
  )
}

/** Names the best gain and the worst loss, beside the looks of their bars. */
function Extremes({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const shortDate = useShortDate()
  const { best, worst } = extremesOf(results)
  const lines = [
    { label: t('records.best'), result: best, isLoss: false },
    { label: t('records.worst'), result: worst, isLoss: true },
  ]
  return (
    <dl className={styles.legend}>
      {lines.map(
        ({ label, result, isLoss }) =>
          result && (
            <div key={label}>
              <dt>
                <span className={styles.swatch} data-loss={isLoss ? '' : undefined} />
                {label} · {shortDate(result.day)}
              </dt>
              <dd>
                <Money amount={result.profit} currency={currency} signed />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Returns the greatest gain and the greatest loss, if there are any. */
function extremesOf(results: readonly Result[]) {
  const sorted = results.toSorted((one, other) => one.profit - other.profit)
  const [worst, best] = [sorted[0], sorted.at(-1)]
  return { best: best && best.profit > 0 ? best : undefined, worst: worst && worst.profit < 0 ? worst : undefined }
}

function useSummary(results: readonly Result[], label: string): string {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const shortDate = useShortDate()
  const { best, worst } = extremesOf(results)
  const say = (name: string, result: Result | undefined) =>
    result
      ? [`${name} ${shortDate(result.day)} ${formatMoney(result.profit, currency, language, { signed: true })}`]
      : []
  return [label, ...say(t('records.best'), best), ...say(t('records.worst'), worst)].join(', ')
}
