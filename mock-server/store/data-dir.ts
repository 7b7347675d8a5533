import type { DatabaseSync } from 'node:sqlite'
import { netEffects } from '#mock-server/world/rows/net-effects.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { keyOfRow, type TableName } from '#mock-server/world/tables/all.ts'
import type { FindRow, Store } from '#mock-server/world/timeline/store.ts'
import type { Turn } from '#mock-server/world/timeline/turn.ts'
import { openDatabase } from './open-database.ts'
import { createListKeys, type OwnList, ownLists } from './own-lists.ts'
import { readKept } from './read-kept.ts'

const statements = (database: DatabaseSync) => ({
  world: database.prepare(
    'INSERT INTO worlds (name, head) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET head = excluded.head RETURNING id',
  ),
  forgetWorld: database.prepare('DELETE FROM worlds WHERE id = ?'),
  part: database.prepare(
    'INSERT INTO parts (world, part, json) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
  ),
  forgetParts: database.prepare('DELETE FROM parts WHERE world = ?'),
  insert: database.prepare('INSERT INTO records (world, list, key, json) VALUES (?, ?, ?, ?)'),
  update: database.prepare('UPDATE records SET json = ? WHERE world = ? AND list = ? AND key = ?'),
  remove: database.prepare('DELETE FROM records WHERE world = ? AND list = ? AND key = ?'),
  forgetRecords: database.prepare('DELETE FROM records WHERE world = ?'),
  forgetList: database.prepare('DELETE FROM records WHERE world = ? AND list = ?'),
  save: database.prepare('INSERT INTO saved (name, json) VALUES (?, ?) ON CONFLICT DO UPDATE SET json = excluded.json'),
  forgetSaved: database.prepare('DELETE FROM saved WHERE name = ?'),
})

/** Creates a function that runs changes in one transaction: when it returns, all of them are on the disk, or none. */
const transactions = (database: DatabaseSync) => {
  let broken: Error | undefined
  return (change: () => unknown): void => {
    if (broken) throw broken
    try {
      database.exec('BEGIN')
      change()
      database.exec('COMMIT')
    } catch (error) {
      // From here on the memory is ahead of the disk, so every later call must fail too.
      broken = new Error('the data directory can no longer be written; repair it and restart', { cause: error })
      if (database.isTransaction) database.exec('ROLLBACK')
      throw broken
    }
  }
}

interface KeptWorld {
  id: number
  lists: Record<OwnList, ReturnType<typeof createListKeys>>
}

type Lists = { [List in OwnList]?: readonly object[] }

const headOf = ({ version, seed, scenario, changes, merchant, startedAt }: Snapshot) =>
  JSON.stringify({ version, seed, scenario, changes, merchant, startedAt })

/**
 * Opens a folder that stores a host's worlds across restarts. Only one process may open it.
 *
 * @throws DataDirProblem.
 */
export function openDataDir(dir: string): Store & { close: () => void } {
  const database = openDatabase(dir)
  const kept = readKept(database, dir)
  const sql = statements(database)
  const transaction = transactions(database)
  const worlds = new Map<string, KeptWorld>()

  function writeParts(id: number, parts: Omit<Turn['parts'], 'due' | 'outbox'>) {
    for (const [part, value] of Object.entries(parts)) {
      if (value !== undefined) sql.part.run(id, part, JSON.stringify(value))
    }
  }

  function writeLists({ id, lists }: KeptWorld, changed: Lists) {
    for (const [list, items] of Object.entries(changed)) {
      const { added, gone } = lists[list as OwnList].follow(items)
      for (const key of gone) sql.remove.run(id, list, key)
      for (const { key, item } of added) sql.insert.run(id, list, key, JSON.stringify(item))
    }
  }

  function writeRows(id: number, turn: Turn, find: FindRow) {
    for (const { table, key, isNew } of netEffects(turn.rows)) {
      const row = find(table, key)
      if (isNew || !row) sql.remove.run(id, table, key)
      if (!row) continue
      if (isNew) sql.insert.run(id, table, key, JSON.stringify(row))
      else sql.update.run(JSON.stringify(row), id, table, key)
    }
  }

  function forgetContent(id: number) {
    sql.forgetParts.run(id)
    sql.forgetRecords.run(id)
  }

  /** Registers a world and numbers its lists from 1 again. */
  function adopt(snapshot: Snapshot, id: number) {
    const world = { id, lists: { '.due': createListKeys(), '.outbox': createListKeys() } }
    for (const list of ownLists) sql.forgetList.run(id, list)
    writeLists(world, { '.due': snapshot.due, '.outbox': snapshot.outbox })
    worlds.set(snapshot.name, world)
  }

  const idOf = (snapshot: Snapshot) => Number(sql.world.get(snapshot.name, headOf(snapshot))?.id)

  transaction(() => {
    for (const snapshot of kept.worlds) adopt(snapshot, idOf(snapshot))
  })

  return {
    kept,
    put: (snapshot) =>
      transaction(() => {
        const id = idOf(snapshot)
        forgetContent(id)
        const { settings, clock, chanceSeed, counters, faults } = snapshot
        writeParts(id, { settings, clock, chanceSeed, counters, faults })
        for (const [name, rows] of Object.entries(snapshot.tables)) {
          for (const row of rows) sql.insert.run(id, name, keyOfRow(name as TableName, row), JSON.stringify(row))
        }
        adopt(snapshot, id)
      }),
    write(name, turn, find) {
      const world = worlds.get(name)
      if (!world) throw new Error(`The data directory has no world "${name}".`)
      const { due, outbox, ...parts } = turn.parts
      transaction(() => {
        writeParts(world.id, parts)
        writeLists(world, { ...(due && { '.due': due }), ...(outbox && { '.outbox': outbox }) })
        writeRows(world.id, turn, find)
      })
    },
    remove(name) {
      const world = worlds.get(name)
      if (!world) return
      transaction(() => {
        forgetContent(world.id)
        sql.forgetWorld.run(world.id)
      })
      worlds.delete(name)
    },
    save: (saved) => transaction(() => sql.save.run(saved.name, JSON.stringify(saved))),
    forget: (name) => transaction(() => sql.forgetSaved.run(name)),
    close: () => database.close(),
  }
}
