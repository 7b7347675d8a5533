import type { DrawRows } from '#contract/lottery.ts'
import styles from './drawn.module.css'

/** Returns whether a draw is a table of prizes, and not balls with perhaps a bonus. */
export const isTable = (rows: DrawRows): boolean => rows.length > 2

/** Shows a result with a ball for each number. A prize beside the main one has its name. */
export const Drawn = ({ rows }: { rows: DrawRows }) => (
  <span className={styles.drawn}>
    {rows.map(({ prize, name, numbers }, row) => (
      <span key={prize} className={styles.prize}>
        {(isTable(rows) || row > 0) && <small>{name} </small>}
        <span className={styles.balls}>
          {numbers.map((number, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the result
            <span key={place} className={styles.ball} data-long={number.length > 2 ? '' : undefined}>
              {number}{' '}
            </span>
          ))}
        </span>
      </span>
    ))}
  </span>
)
