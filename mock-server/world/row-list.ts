import type { Entry } from './table-index.ts'
import type { Line } from './tables/table-definition.ts'

/** A line that stands in a list, with its row as that is now. */
export interface Listed<Row, Own extends Line> {
  readonly line: Own
  readonly row: Row
}

/** The names of a line's numbers. */
export type SumOf<Own> = { [Key in keyof Own]-?: NonNullable<Own[Key]> extends number ? Key : never }[keyof Own]

/** A part of a list from one place to another. Whatever is asked of it costs the same in a short list and in a long one. */
export interface Span<Row, Own extends Line> {
  readonly size: number
  /** The lines in their order; `start` and `end` are as in an array's `slice`. */
  slice(start?: number, end?: number): Listed<Row, Own>[]
  /** A number of the lines added up; lines without it add nothing. */
  sum(what: SumOf<Own>): number
  /** The line with the greatest of such numbers, the first of them where several have it. */
  greatest(what: SumOf<Own>): Listed<Row, Own> | undefined
}

/** Lines in the order of their `by`, and of their rows' coming where that is equal. */
export interface RowList<Row, Own extends Line> extends Span<Row, Own> {
  /** Lines whose `by` is not below `from` and below `until`. */
  between(from: number, until: number): Span<Row, Own>
  /** The last line that is meant; it walks no further back than that. */
  findLast(isMeant: (listed: Listed<Row, Own>) => boolean): Listed<Row, Own> | undefined
  /** A line of the list and all before it. */
  through(listed: Listed<Row, Own>): Span<Row, Own>
}

/** One of the lines that a row makes; `part` counts them. */
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

/** Which of two lines stands before the other. */
export const compareItems = <Row, Own extends Line>(a: Item<Row, Own>, b: Item<Row, Own>): number =>
  a.line.by - b.line.by || a.entry.place - b.entry.place || a.part - b.part
