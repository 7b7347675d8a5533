import type { Merchant } from '#merchant/merchant.ts'
import { createChance } from '../domain/chance.ts'
import type { Books } from './books.ts'
import { createClock } from './clock.ts'
import { performers } from './due/performers.ts'
import { createFaults } from './faults.ts'
import { findMerchant, type Merchants } from './find-merchant.ts'
import { createJournal } from './journal.ts'
import { createLedger } from './ledger.ts'
import { createOutbox } from './outbox.ts'
import { createQueue } from './queue.ts'
import type { ScenarioStep } from './scenario.ts'
import { createSchedule, type DueStep } from './schedule.ts'
import type { Settings, SettingsPatch } from './settings.ts'
import type { Snapshot } from './snapshot.ts'
import { overlaySwitches, switchesOf } from './switches.ts'
import type { Change } from './table.ts'
import { createTables, rowsOf } from './tables/all.ts'

const journalLimit = 500
const outboxLimit = 200

export interface Surroundings {
  merchants: Merchants
  /** The host's time in milliseconds. */
  hostNow: () => number
}

/**
 * One complete, isolated simulated platform, in the state of a snapshot.
 *
 * @throws GatewayError MERCHANT_UNKNOWN, and KeyTaken when two rows of a table have one key.
 */
export function restoreWorld(snapshot: Snapshot, { merchants, hostNow }: Surroundings) {
  const { name, seed, startedAt, scenario } = snapshot
  let { settings } = snapshot
  let merchant = findMerchant(merchants, settings.merchant)
  let changes: Change[] = []
  const counters = { ...snapshot.counters }
  const chance = createChance(seed)
  const clock = createClock(snapshot.clock, hostNow)
  const tables = createTables(snapshot.tables, (change) => changes.push(change))

  const nextCount = (kind: string) => {
    counters[kind] = (counters[kind] ?? 0) + 1
    return counters[kind]
  }
  const nextId = (kind: string) => chance.hex(32, 'id', kind, nextCount(kind))

  const changeSettings = (patch: SettingsPatch) => {
    const next = findMerchant(merchants, patch.merchant ?? merchant.code)
    const base = next === merchant ? settings : switchesOf(next)
    merchant = next
    settings = { ...settings, ...patch, ...overlaySwitches(base, patch) }
  }

  const faults = createFaults({ initial: snapshot.faults, chance, nextCount, now: clock.now, startedAt })

  const performStep = (step: ScenarioStep) => {
    changeSettings({ ...step.settings, flags: step.flags })
    if (step.faults) faults.set(step.faults)
    if (step.endSessions) for (const { token } of tables.sessions.all()) tables.sessions.remove(token)
  }

  const outbox = createOutbox(snapshot.outbox, outboxLimit)
  const ledger = createLedger(tables.movements, clock.now, () => nextId('movement'))

  const books: Books = { tables, ledger, clock, chance, outbox, nextId }
  const perform = (due: DueStep) => ('step' in due ? performStep(due.step) : performers[due.kind](books, due.id))
  const schedule = createSchedule(snapshot.due, clock, perform)

  ledger.recount()

  return {
    ...books,
    name,
    seed,
    startedAt,
    scenario,
    origin: snapshot.merchant,
    faults,
    schedule,
    journal: createJournal(journalLimit),
    /** Requests of one world run one after another: storage writes are asynchronous and would interleave. */
    enqueue: createQueue(),
    nextCount,
    settings: (): Readonly<Settings> => settings,
    /** Another merchant brings its own switches. @throws GatewayError MERCHANT_UNKNOWN. */
    changeSettings,
    merchant: (): Merchant => merchant,
    /** What was changed since this was last asked. */
    takeChanges(): Change[] {
      const taken = changes
      changes = []
      return taken
    },
    /** What the world does next changes nothing in it; its parts are shared, so nobody may change them. */
    snapshot: (): Snapshot => ({
      version: 1,
      name,
      seed,
      scenario,
      merchant: snapshot.merchant,
      startedAt,
      settings,
      clock: clock.state(),
      counters: { ...counters },
      due: [...schedule.pending()],
      faults: [...faults.list()],
      outbox: [...outbox.messages()],
      tables: rowsOf(tables),
    }),
  }
}

export type World = ReturnType<typeof restoreWorld>
