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

/** Shows what blocks betting: too low a balance, or a bet whose answer is lost. */
export function TableNotices({ table, dispatch, onLeave }: TableNoticesProps) {
  const { text, money } = usePage()
  const { stop, balance, bet } = table
  const exits = { text, dispatch, onLeave }

  if (stop?.kind === 'short') {
    const lower = affordableBet(table)
    const words = fillNotice(text.short, { balance: money(balance), bet: money(bet) })
    return <LowerBetNotice {...exits} words={words} lower={lower ? money(lower) : undefined} />
  }
  if (stop?.kind === 'cut') return <CutNotice {...exits} trouble={stop.trouble} effect={text.cutBet} />
  return null
}
