import type { Merchant } from '#merchant/merchant.ts'
import { fail } from '../core/fail.ts'
import { createChance } from '../domain/chance.ts'
import { createClock } from './clock.ts'
import { createFaults } from './faults.ts'
import { createJournal } from './journal.ts'
import { createLedger } from './ledger.ts'
import { createOutbox } from './outbox.ts'
import { createQueue } from './queue.ts'
import type { ScenarioStep } from './scenario.ts'
import { createSchedule } from './schedule.ts'
import type { Settings } from './settings.ts'
import type { Snapshot } from './snapshot.ts'
import type { Change } from './table.ts'
import { createTables, type TableName } from './tables.ts'

const journalLimit = 500
const outboxLimit = 200

export interface Surroundings {
  merchants: Readonly<Record<string, Merchant>>
  /** The host's time in milliseconds. */
  hostNow: () => number
}

/** One complete, isolated simulated platform, in the state of a snapshot. */
export async function restoreWorld(snapshot: Snapshot, { merchants, hostNow }: Surroundings) {
  const { name, seed, startedAt } = snapshot
  let settings = snapshot.settings
  let changes: Change[] = []
  const counters = { ...snapshot.counters }
  const chance = createChance(seed)
  const clock = createClock(snapshot.clock, hostNow)
  const tables = createTables((change) => changes.push(change))

  const nextCount = (kind: string) => {
    counters[kind] = (counters[kind] ?? 0) + 1
    return counters[kind]
  }
  /** Unguessable to a reader, the same for the same seed. */
  const nextId = (kind: string) => chance.hex(32, 'id', kind, nextCount(kind))

  const changeSettings = (patch: Partial<Settings>) => {
    settings = { ...settings, ...patch }
  }

  const faults = createFaults({ initial: snapshot.faults, chance, nextCount })

  const perform = (step: ScenarioStep) => {
    changeSettings({ ...step.settings, flags: { ...settings.flags, ...step.flags } })
    if (step.faults) faults.set(step.faults)
    if (step.endSessions) for (const { token } of tables.sessions.all()) tables.sessions.remove(token)
  }

  const outbox = createOutbox(snapshot.outbox, outboxLimit)
  const schedule = createSchedule(snapshot.due, clock, perform)
  const ledger = createLedger(tables.movements, clock.now, () => nextId('movement'))

  for (const [table, rows] of Object.entries(snapshot.tables)) {
    const { insert } = tables[table as TableName]
    for (const row of rows) await insert(row as never)
  }
  ledger.recount()
  changes = []

  return {
    name,
    seed,
    startedAt,
    scenario: snapshot.scenario,
    chance,
    clock,
    tables,
    ledger,
    faults,
    outbox,
    schedule,
    journal: createJournal(journalLimit),
    /** Requests of one world run one after another: storage writes are asynchronous and would interleave. */
    enqueue: createQueue(),
    nextId,
    nextCount,
    settings: (): Readonly<Settings> => settings,
    changeSettings,
    merchant: (): Merchant => merchants[settings.merchant] ?? fail('MERCHANT_UNKNOWN', { field: 'merchant' }),
    /** What was changed since this was last asked. */
    takeChanges(): Change[] {
      const taken = changes
      changes = []
      return taken
    },
    snapshot: (): Snapshot => ({
      version: 1,
      name,
      seed,
      startedAt,
      scenario: snapshot.scenario,
      settings,
      clock: clock.state(),
      counters: { ...counters },
      due: [...schedule.pending()],
      faults: [...faults.list()],
      outbox: [...outbox.messages()],
      tables: Object.fromEntries(
        Object.entries(tables).map(([table, { all }]) => [table, all()]),
      ) as unknown as Snapshot['tables'],
    }),
  }
}

export type World = Awaited<ReturnType<typeof restoreWorld>>
