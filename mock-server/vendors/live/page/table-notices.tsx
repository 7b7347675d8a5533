import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { troubleGlyphs } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
import { usePage } from './page-context.ts'
import { type Action, type Table, totalOf } from './state.ts'

interface TableNoticesProps {
  table: Table
  dispatch: Dispatch<Action>
  onLeave: () => void
}

/** Shows what interrupts play without ending it: too low a balance, or a vendor that does not answer. */
export function TableNotices({ table, dispatch, onLeave }: TableNoticesProps) {
  const { text, money } = usePage()
  const { phase, view, pending, chip } = table
  const toLobby = { label: text.backToLobby, onPress: onLeave }

  if (phase.name === 'short') {
    const dismiss = () => dispatch({ type: 'dismissed' })
    const required = totalOf(pending) <= view.balance ? totalOf(pending) + chip : totalOf(pending)
    const actions = [{ label: text.close, onPress: dismiss }, toLobby]
    return (
      <Notice
        glyph="coin"
        {...fillNotice(text.short, { balance: money(view.balance), bet: money(required) })}
        actions={actions}
        onDismiss={dismiss}
      />
    )
  }
  if (phase.name === 'cut') {
    const { title } = text.trouble[phase.trouble]
    const retry = { label: text.retry, onPress: () => dispatch({ type: 'retried' }) }
    return <Notice glyph={troubleGlyphs[phase.trouble]} title={title} text={text.cut} actions={[retry, toLobby]} />
  }
  return null
}
