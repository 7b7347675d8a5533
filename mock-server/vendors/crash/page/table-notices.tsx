import type { Dispatch } from 'react'
import { fill, fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { troubleGlyphs } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
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
  const toLobby = { label: text.backToLobby, onPress: onLeave }

  if (stop?.kind === 'short') {
    const lower = affordableBet(table)
    const dismiss = () => dispatch({ type: 'dismissed' })
    const lowerBet = lower && {
      label: fill(text.lowerBet, { bet: money(lower) }),
      onPress: () => dispatch({ type: 'betLowered' }),
    }
    const actions = lowerBet ? [lowerBet, toLobby] : [toLobby, { label: text.close, onPress: dismiss }]
    return (
      <Notice
        glyph="coin"
        {...fillNotice(text.short, { balance: money(balance), bet: money(bet) })}
        actions={actions}
        onDismiss={dismiss}
      />
    )
  }
  if (stop?.kind === 'cut') {
    const { title } = text.trouble[stop.trouble]
    const retry = { label: text.retry, onPress: () => dispatch({ type: 'retried' }) }
    return <Notice glyph={troubleGlyphs[stop.trouble]} title={title} text={text.cutBet} actions={[retry, toLobby]} />
  }
  return null
}
