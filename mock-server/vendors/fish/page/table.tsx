import { type Dispatch, useLayoutEffect, useRef, useState } from 'react'
import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Dock } from './dock.tsx'
import { usePage } from './page-context.ts'
import { Rules } from './rules.tsx'
import { SeaView } from './sea-view.tsx'
import type { Action, Table } from './state.ts'
import styles from './table.module.css'
import { TableNotices } from './table-notices.tsx'
import { useSea } from './use-sea.ts'

interface FishTableProps {
  table: Table
  dispatch: Dispatch<Action>
  exits: Exits
}

/** Shows an opened game. */
export function FishTable({ table, dispatch, exits }: FishTableProps) {
  const { text, language } = usePage()
  const [rules, setRules] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const sea = useSea(canvas, table, dispatch)
  useKeys(sea)
  return (
    <div className={styles.table}>
      <header>
        <GameBar
          opened={table.opened}
          language={language}
          exits={exits}
          info={{ label: text.rules, onPress: () => setRules(true) }}
        />
        <h1 className={styles.title}>{table.opened.game.name}</h1>
      </header>
      <SeaView canvas={canvas} sea={sea} table={table} dispatch={dispatch} />
      <Dock table={table} dispatch={dispatch} sea={sea} />
      {rules && <Rules table={table} onClose={() => setRules(false)} />}
      <TableNotices table={table} dispatch={dispatch} onLeave={exits.leave} />
    </div>
  )
}

const turns: Partial<Record<string, number>> = { ArrowLeft: -0.06, ArrowRight: 0.06 }

/** Returns whether a control handles the key itself. */
const isTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('button, dialog') !== null) ||
  document.querySelector('dialog[open]') !== null

/** Aims with the arrow keys, and shoots while the space bar is held. */
function useKeys(sea: ReturnType<typeof useSea>) {
  const latest = useRef(sea)
  latest.current = sea
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event.target)) return
      const turn = turns[event.key]
      if (turn !== undefined) latest.current.turn(turn)
      else if (event.key === ' ') latest.current.hold()
      else return
      event.preventDefault()
    }
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') latest.current.release()
    }
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
    }
  }, [])
}
