import type { Mark } from '../contract.ts'
import { roadRows } from './big-road.ts'
import { usePage } from './page-context.ts'
import styles from './road-grid.module.css'

const size = 16

/** Shows every round as a bead, six per column. */
export function BeadPlate({ road }: { road: readonly Mark[] }) {
  const { text, rules } = usePage()
  const columns = Math.ceil((road.length + 1) / roadRows)
  return (
    <svg
      className={styles.grid}
      viewBox={`0 0 ${columns * size} ${roadRows * size}`}
      style={{ '--columns': columns }}
      aria-hidden="true"
    >
      {road.map(({ winner, pairs }, at) => {
        const x = Math.floor(at / roadRows) * size + size / 2
        const y = (at % roadRows) * size + size / 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a shoe never change their order
          <g key={at} className={styles[winner]}>
            <circle cx={x} cy={y} r="7" className={styles.bead} />
            <text x={x} y={y + 3.2} className={styles.letter}>
              {winner === 'tie' && rules === 'dragonTiger' ? '=' : text.marks[winner]}
            </text>
            {pairs.includes('bankerPair') && <circle cx={x - 5} cy={y - 5} r="2.6" className={styles.bankerPair} />}
            {pairs.includes('playerPair') && <circle cx={x + 5} cy={y + 5} r="2.6" className={styles.playerPair} />}
          </g>
        )
      })}
    </svg>
  )
}
