import type * as z from 'zod/mini'

/** What a row is in one or in several lists; its other fields are the list's own, and its numbers can be added up. */
export interface Line {
  /** The lists it stands in, each by whose it is and by its name among those. */
  readonly in: readonly (readonly [owner: string, name: string])[]
  /** Where it stands in them: the least comes first. */
  readonly by: number
}

/** The lines of a row, which follow from it alone. */
export type LinesOf<Row, Own extends Line = Line> = (row: Row) => readonly Own[]

/** One table: what a row is, the unique key of a row, and what rows can be looked up by. */
export interface TableDefinition<
  Schema extends z.ZodMiniType<object>,
  Index extends string,
  Lists extends Record<string, LinesOf<z.output<Schema>>>,
> {
  schema: Schema
  key: (row: z.output<Schema>) => string
  /** One value or several of a row, by which `by` finds it. */
  indexes: Record<Index, (row: z.output<Schema>) => string | readonly string[]>
  /** Lists that are kept in order, for whoever asks for a part of many rows: a page, a span of time, a sum. */
  lists?: Lists
}

/** States a table's types once; the list in `all.ts` is the place that makes it part of every world and snapshot. */
export const defineTable = <
  Schema extends z.ZodMiniType<object>,
  Index extends string = never,
  Lists extends Record<string, LinesOf<z.output<Schema>>> = Record<never, never>,
>(
  definition: TableDefinition<Schema, Index, Lists>,
): TableDefinition<Schema, Index, Lists> => definition
