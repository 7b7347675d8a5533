import { type Dispatch, useState } from 'react'
import { newKey } from '#contract/new-key.ts'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { useSpaceKey } from '#mock-server/vendors/page-kit/use-space-key.ts'
import { Celebration } from './celebration.tsx'
import { Controls } from './controls.tsx'
import { Machine } from './machine.tsx'
import { Masthead } from './masthead.tsx'
import { MessageBar } from './message-bar.tsx'
import { Meters } from './meters.tsx'
import { Paytable } from './paytable.tsx'
import type { Action, Table } from './state.ts'
import styles from './table.module.css'
import { TableNotices } from './table-notices.tsx'
import { useAutoSpin } from './use-auto-spin.ts'

import { useWinCycle } from './use-win-cycle.ts'
import { useWinTime } from './use-win-time.ts'
import { tierOf } from './win-tier.ts'

interface SlotTableProps {
  table: Table
  dispatch: Dispatch<Action>
  exits: Exits
}

/** Shows an opened game. */
export function SlotTable({ table, dispatch, exits }: SlotTableProps) {
  const [turbo, setTurbo] = useState(false)
  const [paytable, setPaytable] = useState(false)
  const { phase, round, auto } = table
  const rolling = phase.name === 'spinning' || phase.name === 'stopping'
  const tier = round && tierOf(round)
  const celebrated = phase.name === 'winning' && (tier === 'big' || tier === 'mega') ? tier : undefined

  const hurry = () => dispatch({ type: 'hurried' })
  const spin = () => dispatch({ type: 'spun', idempotencyKey: newKey() })
  /** Handles the spin button and the space key: ends what is running, or spins. */
  const press = () => {
    if (auto > 0) return dispatch({ type: 'autoStopped' })
    return rolling || celebrated ? hurry() : spin()
  }

  useSpaceKey(press)
  useAutoSpin(table, spin, () => dispatch({ type: 'autoStopped' }))
  useWinTime(phase.name === 'winning' ? round : undefined, () => dispatch({ type: 'winShown' }))
  const shown = useWinCycle(round?.lines)

  return (
    <div className={styles.table}>
      <Masthead game={table.game} exits={exits} onPaytable={() => setPaytable(true)} />
      <Machine table={table} shown={shown} turbo={turbo} dispatch={dispatch} />
      <MessageBar table={table} shown={shown} />
      <Meters table={table} tier={tier} />
      <Controls table={table} dispatch={dispatch} onPress={press} turbo={turbo} onTurbo={() => setTurbo(!turbo)} />
      {celebrated && round && <Celebration tier={celebrated} win={round.win} onDone={hurry} />}
      {paytable && <Paytable table={table} onClose={() => setPaytable(false)} />}
      <TableNotices table={table} dispatch={dispatch} onLeave={exits.leave} />
    </div>
  )
}
