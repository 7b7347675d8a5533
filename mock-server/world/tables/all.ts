import * as z from 'zod/mini'
import { type Change, createTable, type Table } from '#mock-server/world/rows/table.ts'
import { agentTables } from './agents.ts'
import { announcementTables } from './announcements.ts'
import { codeTables } from './codes.ts'
import { depositTables } from './deposits.ts'
import { ledgerTables } from './ledger.ts'
import { lotteryTables } from './lottery.ts'
import { memberTables } from './members.ts'
import { messageTables } from './messages.ts'
import { playTables } from './play.ts'
import { promotionTables } from './promotions.ts'
import { saferPlayTables } from './safer-play.ts'
import { withdrawalTables } from './withdrawals.ts'

/** Every table of a world; a snapshot contains exactly these. */
const definitions = {
  ...memberTables,
  ...codeTables,
  ...playTables,
  ...lotteryTables,
  ...announcementTables,
  ...messageTables,
  ...promotionTables,
  ...depositTables,
  ...withdrawalTables,
  ...ledgerTables,
  ...agentTables,
  ...saferPlayTables,
}

type Definitions = typeof definitions
export type TableName = keyof Definitions
const names = Object.keys(definitions) as TableName[]

type RowOf<Name extends TableName> = z.output<Definitions[Name]['schema']>

/** The tables of a world. */
export type Tables = {
  [Name in TableName]: Table<
    RowOf<Name>,
    keyof Definitions[Name]['indexes'] & string,
    NonNullable<Definitions[Name]['lists']>
  >
}
type Rows = { [Name in TableName]: RowOf<Name>[] }

/** Builds an object with one entry for each table. */
const eachTable = <Result>(entry: (name: TableName) => unknown): Result =>
  Object.fromEntries(names.map((name) => [name, entry(name)])) as Result

/** Creates the tables of a world. @throws DuplicateKeyError if two rows of a table have the same key. */
export const createTables = (rows: Rows, onChange: (change: Change) => void): Tables =>
  eachTable((name) => {
    const definition = definitions[name] as Definitions['movements']
    return createTable({ name, definition, initial: rows[name] as Rows['movements'], onChange })
  })

/** Every table's rows in the format of a snapshot. */
export const TableRows = z.object(
  eachTable<{ [Name in TableName]: z.ZodMiniArray<Definitions[Name]['schema']> }>((name) =>
    z.array(definitions[name].schema),
  ),
)

/** Returns empty rows for every table. */
export const noRows = (): Rows => eachTable(() => [])

/** Returns all rows. The world never changes them later, and callers must not change them. */
export const rowsOf = (tables: Tables): Rows => eachTable((name) => tables[name].all())

/** Removes every row that belongs to a member, including the movements of their money. */
export function removeOwned(tables: Tables, memberId: string): void {
  for (const name of names) {
    if (!('memberId' in definitions[name].indexes)) continue
    // The look-up is the same for every such table.
    const table = tables[name] as Tables['favourites']
    const { key } = definitions[name] as Definitions['favourites']
    for (const row of table.by('memberId', memberId)) table.remove(key(row))
  }
}

/** Returns a row by any table name and key; undefined if the table or the row does not exist. */
export const rowOf = (tables: Tables, table: string, key: string): object | undefined =>
  Object.hasOwn(tables, table) ? tables[table as TableName].get(key) : undefined

/** Returns the key of a row in its table. */
export const keyOfRow = (name: TableName, row: object): string =>
  (definitions[name] as Definitions['movements']).key(row as RowOf<'movements'>)

/** The most rows of a table. Rows of past events are never removed, so there must be a limit. */
const rowLimit = 100_000

/** Returns the name of a full table, or undefined. */
export const fullTable = (tables: Tables): TableName | undefined => names.find((name) => tables[name].size >= rowLimit)
