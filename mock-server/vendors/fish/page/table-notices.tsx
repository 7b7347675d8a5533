import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { CutNotice, LowerBetNotice } from '#mock-server/vendors/page-kit/play-notices.tsx'
import { usePage } from './page-context.ts'
import { type Action, affordableBet, spareOf, type Table } from './state.ts'

interface TableNoticesProps {
  table: Table
  dispatch: Dispatch<Action>
  onLeave: () => void
}

/** Shows what blocks shooting: too low a balance, or hits whose answer is lost. */
export function TableNotices({ table, dispatch, onLeave }: TableNoticesProps) {
  const { text, money } = usePage()
  const { stop, bet } = table
  const exits = { text, dispatch, onLeave }

  if (stop?.kind === 'short') {
    const lower = affordableBet(table)
    const words = fillNotice(text.shortShot, { balance: money(spareOf(table)), bet: money(bet) })
    const canLower = lower !== undefined && lower < bet
    return <LowerBetNotice {...exits} words={words} lower={canLower ? money(lower) : undefined} />
  }
  if (stop?.kind === 'cut') return <CutNotice {...exits} trouble={stop.trouble} effect={text.cutShots} />
  return null
}
