import type * as z from 'zod/mini'

/** A row's entry in one or more lists. Its other fields belong to the list, and its numbers can be summed. */
export interface Line {
  /** Its lists, each by owner and name. */
  readonly in: readonly (readonly [owner: string, name: string])[]
  /** The sort key, ascending. */
  readonly by: number
}

/** Returns the lines of a row. They must depend on the row alone. */
export type LinesOf<Row, Own extends Line = Line> = (row: Row) => readonly Own[]

/** The definition of a table: its rows' schema, unique key, indexes and lists. */
export interface TableDefinition<
  Schema extends z.ZodMiniType<object>,
  Index extends string,
  Lists extends Record<string, LinesOf<z.output<Schema>>>,
> {
  schema: Schema
  key: (row: z.output<Schema>) => string
  /** Returns one or more values of a row, by which `by` finds it. */
  indexes: Record<Index, (row: z.output<Schema>) => string | readonly string[]>
  /** Sorted lists, for queries about a part of many rows: a page, a period, a sum. */
  lists?: Lists
}

/** Defines a table and infers its types. The list in `all.ts` adds it to every world and snapshot. */
export const defineTable = <
  Schema extends z.ZodMiniType<object>,
  Index extends string = never,
  Lists extends Record<string, LinesOf<z.output<Schema>>> = Record<never, never>,
>(
  definition: TableDefinition<Schema, Index, Lists>,
): TableDefinition<Schema, Index, Lists> => definition
