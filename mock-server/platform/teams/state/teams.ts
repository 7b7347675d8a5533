import type { Books } from '#mock-server/world/books/books.ts'
import { createTree, type Tree } from '../rules/tree.ts'

/** Creates the agents' tree from the places of a world. */
export const treeOf = ({ tables }: Pick<Books, 'tables'>): Tree => createTree(tables.places.all())
