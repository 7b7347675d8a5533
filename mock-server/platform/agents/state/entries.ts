import type { Books } from '#mock-server/world/books/books.ts'
import type { Entry } from '../rules/figures.ts'
import type { Window } from '../rules/period.ts'

/** Returns a member's money movements in a window, in chronological order. */
export const entriesOf = ({ tables }: Pick<Books, 'tables'>, memberId: string, { from, until }: Window): Entry[] =>
  tables.movements
    .list('entries', memberId)
    .between(from, until)
    .slice()
    .map(({ row: { at, reason, amount } }) => ({ memberId, at, reason, amount }))

/**
 * Returns the entries that contracts pay for in a window, like `entriesOf`, but with the stakes of the rounds settled in
 * it. A stake that may still be cancelled does not count; a settled one counts for the line at the time of its bet.
 */
export function settledEntriesOf({ tables }: Pick<Books, 'tables'>, memberId: string, window: Window): Entry[] {
  const others = entriesOf({ tables }, memberId, window).filter(
    ({ reason }) => reason !== 'bet' && reason !== 'betReturned',
  )
  const settled = tables.rounds.list('settled', memberId).between(window.from, window.until).slice()
  const stakes = settled.map(({ row: { at, bet } }): Entry => ({ memberId, at, reason: 'bet', amount: bet }))
  return [...others, ...stakes]
}
