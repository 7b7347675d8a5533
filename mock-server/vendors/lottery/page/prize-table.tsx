import type { DrawRows } from '#contract/lottery.ts'
import { placed } from './balls.tsx'
import { usePage } from './page-context.ts'
import styles from './prize-table.module.css'

export type Endings = readonly { head: string; tails: readonly string[] }[]

/** Shows a draw with many prizes as a table, with the numbers by their last digit. */
export function PrizeTable({ rows, endings }: { rows: DrawRows; endings?: Endings }) {
  const { text } = usePage()
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ prize, name, numbers }, at) => (
            <tr key={prize} data-first={at === 0 || undefined}>
              <th scope="row">{name}</th>
              <td>
                {placed(numbers).map(({ number, place }) => (
                  <span key={place}>{number}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {endings && (
        <details className={styles.endings}>
          <summary>{text.endings}</summary>
          <dl>
            {endings.map(({ head, tails }) => (
              <div key={head}>
                <dt>{head}</dt>
                <dd>{tails.join(' ') || '–'}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
