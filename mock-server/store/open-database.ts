import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataDirProblem } from './data-dir-problem.ts'

const fileName = 'parlor.sqlite'
/** The id in the file's header: "PARL". */
const applicationId = 0x5041524c
const format = 1

const schema = `
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${format};
  CREATE TABLE worlds (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, head TEXT NOT NULL) STRICT;
  CREATE TABLE parts (
    world INTEGER NOT NULL, part TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (world, part)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE records (
    place INTEGER PRIMARY KEY, world INTEGER NOT NULL, list TEXT NOT NULL, key TEXT NOT NULL, json TEXT NOT NULL,
    UNIQUE (world, list, key)
  ) STRICT;
  CREATE TABLE saved (name TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
`

const sqliteBusy = 5

function explain(dir: string, error: unknown): DataDirProblem {
  const { errcode, message } = error as Error & { errcode?: number }
  if (errcode === sqliteBusy) return new DataDirProblem(`${dir} is in use by another process; stop it or name another`)
  return new DataDirProblem(`${dir} cannot be used as a data directory: ${message}; name another`)
}

/** Creates the folder if necessary. @throws DataDirProblem if it holds other files. */
function prepare(dir: string): void {
  let files: string[]
  try {
    mkdirSync(dir, { recursive: true })
    files = readdirSync(dir)
  } catch (error) {
    throw explain(dir, error)
  }
  if (files.length > 0 && !files.includes(fileName)) {
    throw new DataDirProblem(`${dir} holds other files and no ${fileName}; name an empty folder or a new one`)
  }
}

const pragma = (database: DatabaseSync, name: string) =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]

function checkFormat(database: DatabaseSync, dir: string): void {
  if (pragma(database, 'application_id') !== applicationId) {
    throw new DataDirProblem(`${join(dir, fileName)} is the database of another program; name another folder`)
  }
  const found = Number(pragma(database, 'user_version'))
  if (found > format) {
    throw new DataDirProblem(`${dir} was written by a newer version (format ${found}, this one reads ${format})`)
  }
}

/**
 * Opens the database of a data directory exclusively, and creates one in a new or empty folder. Committed data survives a
 * crash of the process and a power failure.
 *
 * @throws DataDirProblem.
 */
export function openDatabase(dir: string): DatabaseSync {
  prepare(dir)
  try {
    const database = new DatabaseSync(join(dir, fileName))
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    // Takes the lock and holds it until the database closes.
    database.exec('BEGIN IMMEDIATE; COMMIT;')
    const isNew = Number(pragma(database, 'schema_version')) === 0
    if (isNew) database.exec(`BEGIN; ${schema} COMMIT;`)
    checkFormat(database, dir)
    const health = pragma(database, 'quick_check')
    if (health !== 'ok') throw new DataDirProblem(`${join(dir, fileName)} is damaged: ${health}; name another folder`)
    return database
  } catch (error) {
    throw error instanceof DataDirProblem ? error : explain(dir, error)
  }
}
