import type { Dispatch } from 'react'
import { fillNotice } from '#mock-server/vendors/page-kit/fill.ts'
import { Notice } from '#mock-server/vendors/page-kit/notice.tsx'
import { CutNotice, ShortNotice } from '#mock-server/vendors/page-kit/play-notices.tsx'
import { usePage } from './page-context.ts'
import { sumsOf } from './stakes.ts'
import type { Action, Book } from './state.ts'

interface BookNoticesProps {
  book: Book
  dispatch: Dispatch<Action>
  onLeave: () => void
}

/** Shows why a bet was not placed, and what to do next. */
export function BookNotices({ book, dispatch, onLeave }: BookNoticesProps) {
  const { text, money } = usePage()
  const { stop, balance } = book
  const exits = { text, dispatch, onLeave }
  if (!stop) return null
  if (stop.kind === 'cut') return <CutNotice {...exits} trouble={stop.trouble} effect={text.cutBet} />
  if (stop.kind === 'short') {
    const words = fillNotice(text.short, { balance: money(balance), bet: money(sumsOf(book).cost) })
    return <ShortNotice {...exits} words={words} />
  }
  const dismiss = () => dispatch({ type: 'dismissed' })
  const close = { label: text.close, onPress: dismiss }
  return <Notice glyph="chart" {...text.stops[stop.kind]} actions={[close]} onDismiss={dismiss} />
}
