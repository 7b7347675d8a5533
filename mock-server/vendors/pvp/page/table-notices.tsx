import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
import { CutNotice, ShortNotice } from '#mock-server/vendors/page-kit/play-notices.tsx'
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
  const exits = { text, dispatch, onLeave }
  const dismiss = () => dispatch({ type: 'dismissed' })

  if (phase.name === 'limited') {
    const actions = [{ label: text.close, onPress: dismiss }]
    return <Notice glyph="hourglass" {...text.over.limit} actions={actions} onDismiss={dismiss} />
  }
  if (phase.name === 'short') {
    const balance = money(view.balance)
    const needed = money(phase.needed)
    if (!openHand(table)) {
      const words = fillNotice(text.short, { balance, bet: needed })
      return <ShortNotice {...exits} words={words} />
    }
    const words = fillNotice(text.shortMove, { balance, needed })
    return <Notice glyph="coin" {...words} actions={[{ label: text.close, onPress: dismiss }]} onDismiss={dismiss} />
  }
  if (phase.name === 'cut') return <CutNotice {...exits} trouble={phase.trouble} effect={text.cut} />
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
