import type { LineWin, Opened } from '../contract.ts'
import styles from './win-lines.module.css'

interface WinLinesProps {
  wins: readonly LineWin[]
  paylines: Opened['paylines']
}

/** Returns hues a golden angle apart, so that neighbouring lines differ clearly. */
const colourOf = (line: number) => `hsl(${(line * 137.5) % 360} 95% 66%)`

const pointsOf = (rows: readonly number[]) => {
  const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
  return [`0,${(rows[0] ?? 0) * 100 + 50}`, ...points, `500,${(rows.at(-1) ?? 0) * 100 + 50}`].join(' ')
}

/** Draws the winning lines over the reels. */
export function WinLines({ wins, paylines }: WinLinesProps) {
  const lines = wins.flatMap(({ line }) => (line === null ? [] : [line]))
  return (
    <svg className={styles.lines} viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
      {lines.map((line) => (
        <g key={line} style={{ color: colourOf(line) }}>
          <polyline className={styles.edge} points={pointsOf(paylines[line - 1] ?? [])} pathLength={1} />
          <polyline className={styles.line} points={pointsOf(paylines[line - 1] ?? [])} pathLength={1} />
        </g>
      ))}
    </svg>
  )
}
