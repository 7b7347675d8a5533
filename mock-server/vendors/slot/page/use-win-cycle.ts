import { useEffect, useState } from 'react'
import type { LineWin } from '../contract.ts'

const allTime = 1_500
const oneTime = 1_300

/** Returns the wins to highlight: first all of them, then one after another in a loop. */
export function useWinCycle(wins: readonly LineWin[] | undefined): readonly LineWin[] {
  const [turn, setTurn] = useState({ wins, at: -1 })
  const at = turn.wins === wins ? turn.at : -1
  const count = wins?.length ?? 0

  useEffect(() => {
    if (count < 2) return
    const timer = setTimeout(() => setTurn({ wins, at: (at + 1) % count }), at < 0 ? allTime : oneTime)
    return () => clearTimeout(timer)
  }, [wins, at, count])

  if (!wins) return none
  return at < 0 ? wins : wins.slice(at, at + 1)
}

const none: readonly LineWin[] = []
