import type { Dispatch } from 'react'
import { fill, fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { troubleGlyphs } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
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
  const toLobby = { label: text.backToLobby, onPress: onLeave }

  if (stop?.kind === 'short') {
    const lower = affordableBet(table)
    const dismiss = () => dispatch({ type: 'dismissed' })
    const canLower = lower !== undefined && lower < bet
    const lowerBet = canLower && {
      label: fill(text.lowerBet, { bet: money(lower) }),
      onPress: () => dispatch({ type: 'betLowered' }),
    }
    const actions = lowerBet ? [lowerBet, toLobby] : [toLobby, { label: text.close, onPress: dismiss }]
    return (
      <Notice
        glyph="coin"
        {...fillNotice(text.shortShot, { balance: money(spareOf(table)), bet: money(bet) })}
        actions={actions}
        onDismiss={dismiss}
      />
    )
  }
  if (stop?.kind === 'cut') {
    const { title } = text.trouble[stop.trouble]
    const retry = { label: text.retry, onPress: () => dispatch({ type: 'retried' }) }
    return <Notice glyph={troubleGlyphs[stop.trouble]} title={title} text={text.cutShots} actions={[retry, toLobby]} />
  }
  return null
}
