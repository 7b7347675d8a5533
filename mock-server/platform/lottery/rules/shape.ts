import { binomial, subsets } from './combinatorics.ts'

/** A row of a bet's board with its options. */
export interface ShapeRow {
  code: string
  options: readonly string[]
}

/**
 * How the picks of a bet form notes.
 * `board`: each marked option is a note. `positions`: a note has one option of each row, all different if `distinct`.
 * `combination`: a note is a subset of the marked options. `number`: each number is a note.
 */
export type Shape =
  | { kind: 'board'; rows: readonly ShapeRow[] }
  | { kind: 'positions'; rows: readonly ShapeRow[]; distinct: boolean }
  | { kind: 'combination'; options: readonly string[]; size: number }
  | { kind: 'number'; width: number }

/** The marked options: one list per row of the shape; shapes without rows have one list. */
export type Picks = readonly (readonly string[])[]

/** The picks that one stake is on. On a board: the row's code, then the option. */
export type Note = readonly string[]

/** The maximum number of notes in one line of a ticket. */
export const maxNotes = 1_000

const rowsOf = (shape: Shape): readonly ShapeRow[] => {
  if ('rows' in shape) return shape.rows
  return [{ code: '', options: shape.kind === 'combination' ? shape.options : [] }]
}

const isOption = (shape: Shape, row: ShapeRow, pick: string) =>
  shape.kind === 'number' ? new RegExp(`^\\d{${shape.width}}$`).test(pick) : row.options.includes(pick)

/** Checks that the picks are options of the shape, row by row, without repeats. */
export function fitsShape(shape: Shape, picks: Picks): boolean {
  const rows = rowsOf(shape)
  if (picks.length !== rows.length) return false
  return rows.every((row, at) => {
    const marked = picks[at] ?? []
    return new Set(marked).size === marked.length && marked.every((pick) => isOption(shape, row, pick))
  })
}

const product = (picks: Picks): Note[] =>
  picks.reduce<string[][]>((notes, marked) => notes.flatMap((note) => marked.map((pick) => [...note, pick])), [[]])

const allDiffer = (note: Note) => new Set(note).size === note.length

/** Returns the number of notes that picks form. Large numbers are calculated without listing the notes. */
export function countNotes(shape: Shape, picks: Picks): number {
  switch (shape.kind) {
    case 'board':
    case 'number':
      return picks.reduce((count, marked) => count + marked.length, 0)
    case 'combination':
      return binomial(picks[0]?.length ?? 0, shape.size)
    case 'positions': {
      const all = picks.reduce((count, marked) => count * marked.length, 1)
      return shape.distinct && all <= 10_000 ? product(picks).filter(allDiffer).length : all
    }
  }
}

/** Returns all notes that picks form. */
export function notesOf(shape: Shape, picks: Picks): readonly Note[] {
  switch (shape.kind) {
    case 'board':
      return picks.flatMap((marked, at) => marked.map((pick) => [shape.rows[at]?.code ?? '', pick]))
    case 'number':
      return (picks[0] ?? []).map((pick) => [pick])
    case 'combination':
      return subsets(picks[0] ?? [], shape.size)
    case 'positions':
      return shape.distinct ? product(picks).filter(allDiffer) : product(picks)
  }
}
