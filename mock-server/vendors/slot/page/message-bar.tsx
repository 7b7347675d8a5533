import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { LineWin } from '../contract.ts'
import styles from './message-bar.module.css'
import { usePage } from './page-context.ts'
import type { Table } from './state.ts'

interface MessageBarProps {
  table: Table
  /** The wins that are highlighted now. */
  shown: readonly LineWin[]
}

/** Shows one line under the reels: the state of play, or the win and the symbols that paid it. */
export function MessageBar({ table, shown }: MessageBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.line} aria-hidden="true">
        {shown.length === 1 && shown[0] ? <OneWin win={shown[0]} /> : <Words table={table} count={shown.length} />}
      </div>
      <p className="visually-hidden" role="status">
        <Announcement table={table} />
      </p>
    </div>
  )
}

function OneWin({ win }: { win: LineWin }) {
  const { text, money, symbol } = usePage()
  return (
    <>
      <b>{win.line === null ? text.wonScatter : fill(text.wonLine, { line: win.line })}</b>
      <span className={styles.count}>
        <Glyph className={styles.glyph} name={symbol(win.symbol).glyph} />×{win.count}
      </span>
      <b className={styles.amount}>{money(win.win)}</b>
    </>
  )
}

function Words({ table, count }: { table: Table; count: number }) {
  const { text } = usePage()
  const { phase, round, auto } = table
  if (count > 1) return <b>{fill(text.wonLines, { count })}</b>
  if (auto > 0) return fillCount(text, 'autoLeft', auto)
  if (phase.name === 'spinning' || phase.name === 'stopping') return text.spinning
  return round ? text.nothing : text.idle
}

/** Announces the result of a round to screen readers once its reels have stopped. */
function Announcement({ table: { round } }: { table: Table }) {
  const { text, money, symbol } = usePage()
  if (!round) return null
  if (round.win === 0) return text.nothing
  const parts = round.lines.map(
    ({ line, symbol: id, count }) =>
      `${line === null ? text.wonScatter : fill(text.wonLine, { line })} ${symbol(id).name} ${count}`,
  )
  return [fill(text.won, { amount: money(round.win) }), ...parts].join(', ')
}
