import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { Money } from '#ui/content/money.tsx'
import styles from './result-table.module.css'

interface Result {
  name: string
  bet: number
  win: number
  profit: number
  /** The part of all stakes, up to 1. */
  share?: number
}

interface ResultTableProps {
  label: string
  /** The title of the column of names. */
  head: string
  rows: readonly Result[]
}

/** Shows stakes, wins and net results by name. Two lines a row, so that amounts of any length fit a phone. */
export function ResultTable({ label, head, rows }: ResultTableProps) {
  const { t } = useTranslation()
  const hasShare = rows.some(({ share }) => share !== undefined)
  const columns = [head, t('records.net'), t('records.stakes'), t('records.wins')]
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {[...columns, ...(hasShare ? [t('records.share_column')] : [])].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ResultRow key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function ResultRow({ row: { name, bet, win, profit, share } }: { row: Result }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const perCent = usePerCent()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.net}>
        <Money amount={profit} currency={currency} signed />
      </td>
      <td className={styles.part}>
        <span aria-hidden="true">{t('records.stakes')} </span>
        <Money amount={bet} currency={currency} />
      </td>
      <td className={styles.part}>
        <span aria-hidden="true">{t('records.wins')} </span>
        <Money amount={win} currency={currency} />
      </td>
      {share !== undefined && (
        <td className={styles.share} style={{ '--share': share }}>
          {t('records.share', { share: perCent(Math.round(share * 1000) / 10) })}
        </td>
      )}
    </tr>
  )
}
