import type { Mark } from '../contract.ts'
import { bigRoad, roadRows } from './big-road.ts'
import styles from './road-grid.module.css'

const size = 16

/** Shows each streak as a column of rings. */
export function BigRoad({ road }: { road: readonly Mark[] }) {
  const cells = bigRoad(road)
  const columns = Math.max(...cells.map(({ column }) => column + 2))
  return (
    <svg
      className={styles.grid}
      viewBox={`0 0 ${columns * size} ${roadRows * size}`}
      style={{ '--columns': columns }}
      aria-hidden="true"
    >
      {cells.map(({ column, row, mark, ties }) => {
        const x = column * size + size / 2
        const y = row * size + size / 2
        return (
          <g key={`${column}/${row}`} className={styles[mark.winner]}>
            <circle cx={x} cy={y} r="5.6" className={styles.ring} />
            {ties > 0 && <path d={`M${x - 6} ${y + 6}L${x + 6} ${y - 6}`} className={styles.slash} />}
            {ties > 1 && (
              <text x={x} y={y + 3} className={styles.ties}>
                {ties}
              </text>
            )}
            {mark.pairs.includes('bankerPair') && (
              <circle cx={x - 5} cy={y - 5} r="2.2" className={styles.bankerPair} />
            )}
            {mark.pairs.includes('playerPair') && (
              <circle cx={x + 5} cy={y + 5} r="2.2" className={styles.playerPair} />
            )}
          </g>
        )
      })}
    </svg>
  )
}
