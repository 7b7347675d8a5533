import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { troubleGlyphs } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
import { usePage } from './page-context.ts'
import { type Action, openHand, type Table } from './state.ts'

interface TableNoticesProps {
  table: Table
  dispatch: Dispatch<Action>
  onLeave: () => void
  /** Set while the player confirms leaving a hand in progress. */
  leaving: { onStay: () => void; onFold: () => void } | undefined
}

/** Shows what interrupts play without ending it. */
export function TableNotices({ table, dispatch, onLeave, leaving }: TableNoticesProps) {
  const { text, money } = usePage()
  const { phase, view } = table
  const toLobby = { label: text.backToLobby, onPress: onLeave }

  if (phase.name === 'short') {
    const dismiss = () => dispatch({ type: 'dismissed' })
    const balance = money(view.balance)
    const needed = money(phase.needed)
    const words = openHand(table)
      ? fillNotice(text.shortMove, { balance, needed })
      : fillNotice(text.short, { balance, bet: needed })
    const actions = [{ label: text.close, onPress: dismiss }, ...(openHand(table) ? [] : [toLobby])]
    return <Notice glyph="coin" {...words} actions={actions} onDismiss={dismiss} />
  }
  if (phase.name === 'cut') {
    const { title } = text.trouble[phase.trouble]
    const retry = { label: text.retry, onPress: () => dispatch({ type: 'retried' }) }
    return <Notice glyph={troubleGlyphs[phase.trouble]} title={title} text={text.cut} actions={[retry, toLobby]} />
  }
  if (leaving) {
    const actions = [
      { label: text.stay, onPress: leaving.onStay },
      { label: text.leaveAnyway, onPress: leaving.onFold },
    ]
    return (
      <Notice
        glyph="hwatu"
        title={text.leaveTitle}
        text={text.leaveText}
        actions={actions}
        onDismiss={leaving.onStay}
      />
    )
  }
  return null
}
