import { type Dispatch, useState } from 'react'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Controls } from './controls.tsx'
import { Felt } from './felt.tsx'
import { Road } from './road.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { Scene } from './scene.tsx'
import type { Action, Table } from './state.ts'
import styles from './table.module.css'
import { TableNotices } from './table-notices.tsx'
import { Tray } from './tray.tsx'

interface LiveTableProps {
  table: Table
  dispatch: Dispatch<Action>
  exits: Exits
  /** Whether the last poll of the table failed. */
  isLost: boolean
}

/** Shows an opened table. */
export function LiveTable({ table, dispatch, exits, isLost }: LiveTableProps) {
  const [rules, setRules] = useState(false)
  return (
    <div className={styles.table} data-rules={table.opened.rules}>
      <Scene table={table} exits={exits} isLost={isLost} onRules={() => setRules(true)} />
      <div className={styles.board}>
        <Road road={table.view.road} />
        <Felt table={table} dispatch={dispatch} />
        <Tray table={table} dispatch={dispatch} />
        <Controls table={table} dispatch={dispatch} />
      </div>
      {rules && <RulesSheet opened={table.opened} onClose={() => setRules(false)} />}
      <TableNotices table={table} dispatch={dispatch} onLeave={exits.leave} />
    </div>
  )
}
