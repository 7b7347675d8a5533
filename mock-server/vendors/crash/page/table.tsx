import { type Dispatch, useState } from 'react'
import { newKey } from '#contract/new-key.ts'
import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { useSpaceKey } from '#mock-server/vendors/page-kit/use-space-key.ts'
import { BetPanel } from './bet-panel.tsx'
import { History } from './history.tsx'
import { usePage } from './page-context.ts'
import { Players } from './players.tsx'
import { Result } from './result.tsx'
import { Rules } from './rules.tsx'
import { Stage } from './stage.tsx'
import type { Action, Table } from './state.ts'
import styles from './table.module.css'
import { TableNotices } from './table-notices.tsx'

interface CrashTableProps {
  table: Table
  clock: { now: () => number }
  dispatch: Dispatch<Action>
  launch: LaunchAddress
  exits: Exits
}

/** Shows an opened game. */
export function CrashTable({ table, clock, dispatch, launch, exits }: CrashTableProps) {
  const { text, language } = usePage()
  const [rules, setRules] = useState(false)
  const { opened, view } = table
  const press = () => dispatch({ type: 'pressed', idempotencyKey: newKey() })
  useSpaceKey(press)
  return (
    <div className={styles.table}>
      <header className={styles.head}>
        <GameBar
          opened={opened}
          language={language}
          exits={exits}
          info={{ label: text.rules, onPress: () => setRules(true) }}
        />
        <h1 className={styles.title}>{opened.game.name}</h1>
        <History history={view.history} />
      </header>
      <div className={styles.middle}>
        <Stage table={table} now={clock.now} />
        <Result table={table} />
      </div>
      <BetPanel table={table} now={clock.now} dispatch={dispatch} onPress={press} />
      <Players table={table} />
      {rules && <Rules table={table} launch={launch} onClose={() => setRules(false)} />}
      <TableNotices table={table} dispatch={dispatch} onLeave={exits.leave} />
    </div>
  )
}
