import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { CutNotice, LowerBetNotice } from '#mock-server/vendors/page-kit/play-notices.tsx'
import { usePage } from './page-context.ts'
import { type Action, affordableBet, type Table } from './state.ts'

interface TableNoticesProps {
  table: Table
  dispatch: Dispatch<Action>
  onLeave: () => void
}

/** Shows what interrupts play without ending it: too low a balance, or a vendor that does not answer. */
export function TableNotices({ table, dispatch, onLeave }: TableNoticesProps) {
  const { text, money } = usePage()
  const { phase, balance, bet } = table
  const exits = { text, dispatch, onLeave }

  if (phase.name === 'short') {
    const lower = affordableBet(table)
    const words = fillNotice(text.short, { balance: money(balance), bet: money(bet) })
    return <LowerBetNotice {...exits} words={words} lower={lower ? money(lower) : undefined} />
  }
  if (phase.name === 'cut') return <CutNotice {...exits} trouble={phase.trouble} effect={text.cut} />
  return null
}
