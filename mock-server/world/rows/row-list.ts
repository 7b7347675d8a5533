import type { Line } from './table-definition.ts'
import type { Entry } from './table-index.ts'

/** A line in a list, with its current row. */
export interface Listed<Row, Own extends Line> {
  readonly line: Own
  readonly row: Row
}

/** The names of a line's numbers. */
export type SumOf<Own> = { [Key in keyof Own]-?: NonNullable<Own[Key]> extends number ? Key : never }[keyof Own]

/** A part of a list from one place to another. Each query costs the same in short and in long lists. */
export interface Span<Row, Own extends Line> {
  readonly size: number
  /** The lines in their order; `start` and `end` are as in an array's `slice`. */
  slice(start?: number, end?: number): Listed<Row, Own>[]
  /** Returns the sum of a number of the lines; a line without it counts as 0. */
  sum(what: SumOf<Own>): number
  /** Returns the line with the greatest such number; the first one of equals. */
  greatest(what: SumOf<Own>): Listed<Row, Own> | undefined
}

/** Lines sorted by `by`; equal ones in the order of their rows' insertion. */
export interface RowList<Row, Own extends Line> extends Span<Row, Own> {
  /** Returns the lines with `from` ≤ `by` < `until`. */
  between(from: number, until: number): Span<Row, Own>
  /** Returns whether a line has `from` ≤ `by` < `until`. */
  hasBetween(from: number, until: number): boolean
  /** Returns the last line that matches; it scans back no further than that. */
  findLast(matches: (listed: Listed<Row, Own>) => boolean): Listed<Row, Own> | undefined
  /** Returns a line of the list and all lines before it. */
  through(listed: Listed<Row, Own>): Span<Row, Own>
}

/** One of the lines of a row; `part` counts them. */
export class Item<Row, Own extends Line> implements Listed<Row, Own> {
  readonly entry: Entry<Row>
  readonly line: Own
  readonly part: number

  constructor(entry: Entry<Row>, line: Own, part: number) {
    this.entry = entry
    this.line = line
    this.part = part
  }

  get row(): Row {
    return this.entry.row
  }
}

/** Compares two lines for their order. */
export const compareItems = <Row, Own extends Line>(a: Item<Row, Own>, b: Item<Row, Own>): number =>
  a.line.by - b.line.by || a.entry.place - b.entry.place || a.part - b.part
