import { type Dispatch, useState } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { BallTray } from './ball-tray.tsx'
import { Cards } from './cards.tsx'
import { Controls } from './controls.tsx'
import { usePage } from './page-context.ts'
import { PrizesSheet } from './prizes-sheet.tsx'
import type { Action, Table } from './state.ts'
import styles from './table.module.css'
import { TableNotices } from './table-notices.tsx'
import { useDraw } from './use-draw.ts'

interface BingoTableProps {
  table: Table
  dispatch: Dispatch<Action>
  exits: Exits
}

/** Shows an opened game. */
export function BingoTable({ table, dispatch, exits }: BingoTableProps) {
  const { text, language, opened } = usePage()
  const [rules, setRules] = useState(false)
  const [auto, setAuto] = useState(true)
  const { round, phase } = table
  const isDrawing = round !== undefined && !round.settled
  const out = useDraw(round, isDrawing, () => dispatch({ type: 'ended' }))
  return (
    <div className={styles.table} data-kind={opened.kind}>
      <header className={styles.head}>
        <GameBar
          opened={opened}
          language={language}
          exits={exits}
          info={{ label: text.rulesTitle, onPress: () => setRules(true) }}
        />
        <h1 className={styles.title}>{opened.game.name}</h1>
        <p className={styles.subtitle}>{fill(text.kind, { kind: opened.kind, drawn: opened.drawn })}</p>
      </header>
      <BallTray table={table} out={out} />
      <Cards table={table} out={out} auto={auto || phase.name === 'shown'} />
      <Controls table={table} out={out} auto={auto} onAuto={() => setAuto(!auto)} dispatch={dispatch} />
      {rules && <PrizesSheet price={table.price} onClose={() => setRules(false)} />}
      <TableNotices table={table} dispatch={dispatch} onLeave={exits.leave} />
    </div>
  )
}
