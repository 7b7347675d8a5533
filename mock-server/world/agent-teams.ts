import type { Entry } from '../domain/agent-figures.ts'
import type { Window } from '../domain/agent-period.ts'
import { createTree, type Tree } from '../domain/agent-tree.ts'
import type { Books } from './books.ts'

export const treeOf = ({ tables }: Pick<Books, 'tables'>): Tree => createTree(tables.places.all())

/** What happened to somebody's money in a window, in the order it happened. */
export const entriesOf = ({ tables }: Pick<Books, 'tables'>, memberId: string, { from, until }: Window): Entry[] =>
  tables.movements
    .list('entries', memberId)
    .between(from, until)
    .slice()
    .map(({ row: { at, reason, amount } }) => ({ memberId, at, reason, amount }))
