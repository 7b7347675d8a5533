import type * as z from 'zod/mini'

/** One table: what a row is, the unique key of a row, and what rows can be looked up by. */
export interface TableDefinition<Schema extends z.ZodMiniType<object>, Index extends string> {
  schema: Schema
  key: (row: z.output<Schema>) => string
  /** One value or several of a row, by which `by` finds it. */
  indexes: Record<Index, (row: z.output<Schema>) => string | readonly string[]>
}

/** States a table's types once; the list in `all.ts` is the place that makes it part of every world and snapshot. */
export const defineTable = <Schema extends z.ZodMiniType<object>, Index extends string = never>(
  definition: TableDefinition<Schema, Index>,
): TableDefinition<Schema, Index> => definition
