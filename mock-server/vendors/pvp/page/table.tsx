import { type Dispatch, useEffect, useState } from 'react'
import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Actions } from './actions.tsx'
import { Board } from './board.tsx'
import { usePage } from './page-context.ts'
import { RulesSheet } from './rules-sheet.tsx'
import { type Action, openHand, type Table } from './state.ts'
import styles from './table.module.css'
import { TableNotices } from './table-notices.tsx'
import { useMoment } from './use-moment.ts'

interface PvpTableProps {
  table: Table
  dispatch: Dispatch<Action>
  exits: Exits
}

/** Shows an opened table. */
export function PvpTable({ table, dispatch, exits }: PvpTableProps) {
  const { text, language } = usePage()
  const [rules, setRules] = useState(false)
  const [leaving, setLeaving] = useState<'no' | 'confirming' | 'folding'>('no')
  const moment = useMoment(table.view)
  const isPlaying = openHand(table) !== undefined
  const leave = () => (isPlaying ? setLeaving('confirming') : exits.leave())
  const { leave: exit } = exits

  // Leaving folds first: the page exits once the vendor has answered.
  useEffect(() => {
    if (leaving === 'folding' && table.phase.name !== 'requesting') exit()
  }, [leaving, table.phase.name, exit])

  const fold = () => {
    dispatch({ type: 'moved', move: 'fold' })
    setLeaving('folding')
  }
  return (
    <div className={styles.table}>
      <header className={styles.head}>
        <GameBar
          opened={table.opened}
          language={language}
          exits={{ ...exits, leave }}
          info={{ label: text.rulesTitle, onPress: () => setRules(true) }}
        />
        <h1 className={styles.title}>{table.opened.game.name}</h1>
        <p className={styles.subtitle}>{text.seotda}</p>
      </header>
      <Board table={table} moment={moment} />
      <Actions table={table} moment={moment} dispatch={dispatch} />
      {rules && <RulesSheet opened={table.opened} onClose={() => setRules(false)} />}
      <TableNotices
        table={table}
        dispatch={dispatch}
        onLeave={exits.leave}
        leaving={leaving === 'confirming' ? { onStay: () => setLeaving('no'), onFold: fold } : undefined}
      />
    </div>
  )
}
