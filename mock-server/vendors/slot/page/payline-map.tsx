import styles from './payline-map.module.css'

const cells = [0, 1, 2, 3, 4].flatMap((reel) => [0, 1, 2].map((row) => ({ reel, row, key: `${reel}-${row}` })))

/** Draws a payline as a small map of the reels with its cells filled. */
export const PaylineMap = ({ rows, number }: { rows: readonly number[]; number: number }) => (
  <li className={styles.map}>
    <svg viewBox="0 0 50 30" aria-hidden="true">
      {cells.map(({ reel, row, key }) => (
        <rect
          key={key}
          className={rows[reel] === row ? styles.filled : styles.empty}
          x={reel * 10 + 1}
          y={row * 10 + 1}
          width="8"
          height="8"
          rx="2"
        />
      ))}
    </svg>
    <span>{number}</span>
  </li>
)
