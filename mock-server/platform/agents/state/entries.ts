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
