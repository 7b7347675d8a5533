import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { troubleGlyphs } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
import { usePage } from './page-context.ts'
import { type Action, type Book, sumsOf } from './state.ts'

interface BookNoticesProps {
  book: Book
  dispatch: Dispatch<Action>
  onLeave: () => void
}

/** Shows why a bet was not placed, and what to do next. */
export function BookNotices({ book, dispatch, onLeave }: BookNoticesProps) {
  const { text, money } = usePage()
  const { stop, balance } = book
  const toLobby = { label: text.backToLobby, onPress: onLeave }
  const dismiss = () => dispatch({ type: 'dismissed' })
  if (!stop) return null
  if (stop.kind === 'cut') {
    const retry = { label: text.retry, onPress: () => dispatch({ type: 'retried' }) }
    const { title } = text.trouble[stop.trouble]
    return <Notice glyph={troubleGlyphs[stop.trouble]} title={title} text={text.cutBet} actions={[retry, toLobby]} />
  }
  const close = { label: text.close, onPress: dismiss }
  if (stop.kind === 'short') {
    const filled = fillNotice(text.short, { balance: money(balance), bet: money(sumsOf(book).cost) })
    return <Notice glyph="coin" {...filled} actions={[close, toLobby]} onDismiss={dismiss} />
  }
  return <Notice glyph="chart" {...text.stops[stop.kind]} actions={[close]} onDismiss={dismiss} />
}
