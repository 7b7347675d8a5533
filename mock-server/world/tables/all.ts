import * as z from 'zod/mini'
import { type Change, createTable, type Table } from '../table.ts'
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
import { withdrawalTables } from './withdrawals.ts'

/** Every table of a world; a snapshot holds exactly these. */
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
}

type Definitions = typeof definitions
export type TableName = keyof Definitions
const names = Object.keys(definitions) as TableName[]

type RowOf<Name extends TableName> = z.output<Definitions[Name]['schema']>

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

/** @throws KeyTaken when two rows of a table have one key. */
export const createTables = (rows: Rows, onChange: (change: Change) => void): Tables =>
  eachTable((name) => {
    const definition = definitions[name] as Definitions['movements']
    return createTable({ name, ...definition, initial: rows[name] as Rows['movements'], onChange })
  })

/** Every table's rows, as a snapshot holds them. */
export const TableRows = z.object(
  eachTable<{ [Name in TableName]: z.ZodMiniArray<Definitions[Name]['schema']> }>((name) =>
    z.array(definitions[name].schema),
  ),
)

export const noRows = (): Rows => eachTable(() => [])

/** All rows: what the world does next changes nothing in them, and nobody may. */
export const rowsOf = (tables: Tables): Rows => eachTable((name) => tables[name].all())

/** Removes every row that belongs to a member, the movements of their money among them. */
export function removeOwned(tables: Tables, memberId: string): void {
  for (const name of names) {
    if (!('memberId' in definitions[name].indexes)) continue
    // Every row of such a table is looked up alike, whatever else it holds.
    const table = tables[name] as Tables['favourites']
    const { key } = definitions[name] as Definitions['favourites']
    for (const row of table.by('memberId', memberId)) table.remove(key(row))
  }
}

/** A row by the table's name, as anyone may give it; nothing for a table or a key that is not there. */
export const rowOf = (tables: Tables, table: string, key: string): object | undefined =>
  Object.hasOwn(tables, table) ? tables[table as TableName].get(key) : undefined

/** What a row is found by in its table. */
export const keyOfRow = (name: TableName, row: object): string =>
  (definitions[name] as Definitions['movements']).key(row as RowOf<'movements'>)

/** Rows that a table of a world may have: what happened is never forgotten, but there is an end to it. */
const rowLimit = 100_000

/** A table that has no room for more, if there is one. */
export const fullTable = (tables: Tables): TableName | undefined => names.find((name) => tables[name].size >= rowLimit)
