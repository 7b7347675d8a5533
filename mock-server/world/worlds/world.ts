import { createShiftingChance } from '#mock-server/values/chance.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import type { IdKind } from '#mock-server/world/books/id-kinds.ts'
import { createClock } from '#mock-server/world/clock/clock.ts'
import { createFaults } from '#mock-server/world/faults/faults.ts'
import { createRateLimit } from '#mock-server/world/faults/rate-limit.ts'
import { createJournal, type JournalEntry } from '#mock-server/world/journal/journal.ts'
import { createLedger } from '#mock-server/world/ledger/ledger.ts'
import { createOutbox } from '#mock-server/world/messages/outbox.ts'
import type { Change } from '#mock-server/world/rows/table.ts'
import type { ScenarioStep } from '#mock-server/world/scenarios/scenario.ts'
import type { Performers } from '#mock-server/world/schedule/performers.ts'
import { createSchedule, type DueStep } from '#mock-server/world/schedule/schedule.ts'
import { type Merchants, merchantIn } from '#mock-server/world/settings/find-merchant.ts'
import type { Settings, SettingsPatch } from '#mock-server/world/settings/settings.ts'
import { keepsSwitches, overlaySwitches, switchesOf } from '#mock-server/world/settings/switches.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { createTables, rowsOf } from '#mock-server/world/tables/all.ts'
import type { Cause } from '#mock-server/world/timeline/timeline-entry.ts'
import { createTurns, type Turn, type WorldState } from '#mock-server/world/timeline/turn.ts'
import { createQueue } from './queue.ts'

const journalLimit = 500
const outboxLimit = 200

/** What the host provides to its worlds. */
export interface WorldHost {
  merchants: Merchants
  performers: Performers
  /** The host's time in milliseconds. */
  hostNow: () => number
}

/** Callbacks for events in a world. */
export interface Watch {
  /** Called after each turn with changes, before the caller gets its answer. */
  turned(turn: Turn, cause: Cause): void
  recorded(entry: JournalEntry): void
}

/** The call that has the turn in a world. */
type Caller = Omit<Cause, 'due'>

const unwatched: Watch = { turned: () => undefined, recorded: () => undefined }

/**
 * Creates a world, one complete and isolated simulated platform, in the state of a snapshot.
 *
 * @throws GatewayError MERCHANT_UNKNOWN, and DuplicateKeyError if two rows of a table have the same key.
 */
export function restoreWorld(
  snapshot: Snapshot,
  { merchants, performers, hostNow }: WorldHost,
  watch: Watch = unwatched,
) {
  const { name, seed, startedAt, scenario, changes: declared } = snapshot
  let { settings, counters, chanceSeed } = snapshot
  let merchant = merchantIn(merchants, settings)
  let changes: Change[] = []
  let caller: Caller = {}
  let firedEvents: string[] = []
  const chance = createShiftingChance(chanceSeed ?? seed)
  const clock = createClock(snapshot.clock, hostNow)
  const tables = createTables(snapshot.tables, (change) => {
    changes.push(change)
    turns.note(change)
  })

  const nextCount = (kind: string) => {
    const count = (counters[kind] ?? 0) + 1
    counters = { ...counters, [kind]: count }
    return count
  }
  const nextId = (kind: IdKind) => chance.hex(32, 'id', kind, nextCount(kind))

  const changeSettings = (patch: SettingsPatch) => {
    const { brand: _, ...former } = settings
    const { brand = patch.merchant === undefined ? settings.brand : null, ...changed } = patch
    const next = merchantIn(merchants, { merchant: changed.merchant ?? former.merchant, brand })
    const base = keepsSwitches(merchant, next, brand) ? former : switchesOf(next)
    merchant = next
    settings = { ...former, ...changed, ...(brand && { brand }), ...overlaySwitches(base, patch) }
  }

  const faults = createFaults({ initial: snapshot.faults, chance, nextCount, now: clock.now, startedAt })

  const performStep = (step: ScenarioStep) => {
    changeSettings({ ...step.settings, flags: step.flags })
    if (step.faults) faults.set(step.faults)
    if (step.endSessions) for (const { token } of tables.sessions.all()) tables.sessions.remove(token)
  }

  const outbox = createOutbox(snapshot.outbox, outboxLimit)
  const ledger = createLedger(tables.movements, clock.now, () => nextId('movement'))

  const books: Books = { tables, ledger, clock, chance, outbox, nextId, merchant: () => merchant }
  const perform = async (due: DueStep) => {
    firedEvents.push('step' in due ? 'step' : due.kind)
    if ('step' in due) return performStep(due.step)
    const next = await performers[due.kind](books, due.id)
    if (next) schedule.add({ ...next, kind: due.kind })
  }
  const schedule = createSchedule(snapshot.due, clock, perform)

  ledger.recount()

  const state = (): WorldState => ({
    settings,
    clock: clock.state(),
    chanceSeed,
    counters,
    due: schedule.pending(),
    faults: faults.list(),
    outbox: outbox.messages(),
  })
  const turns = createTurns(state)
  const endTurn = () => {
    const turn = turns.take()
    if (turn) watch.turned(turn, { ...caller, due: firedEvents })
    caller = {}
    if (firedEvents.length > 0) firedEvents = []
  }

  return {
    ...books,
    name,
    seed,
    startedAt,
    scenario,
    /** The changes to the scenario with which the world began. */
    changes: declared,
    origin: snapshot.merchant,
    faults,
    schedule,
    journal: createJournal(journalLimit, watch.recorded),
    /** Counts requests against the limit in the settings. */
    rate: createRateLimit(() => settings.requestsPerMinute, hostNow),
    /** Runs the requests of this world one after another: storage writes are asynchronous and would interleave. */
    enqueue: createQueue(endTurn),
    /** Attributes the changes of this turn to a caller. */
    attributeTo(next: Caller) {
      caller = next
    },
    nextCount,
    settings: (): Readonly<Settings> => settings,
    /** Changes settings; a change of merchant also applies its switches. @throws GatewayError MERCHANT_UNKNOWN. */
    changeSettings,
    /** Returns the current seed of the random source. */
    chanceSeed: () => chanceSeed ?? seed,
    /** Sets another seed for the random source from now on; existing values stay. */
    reseed(next: string) {
      chanceSeed = next
      chance.shift(next)
    },
    /** Returns the changes since the last call. */
    takeChanges(): Change[] {
      const taken = changes
      changes = []
      return taken
    },
    /** Returns the state of the world. The world never changes it later; callers must not change its shared parts. */
    snapshot: (): Snapshot => ({
      version: 1,
      name,
      seed,
      scenario,
      ...(declared && { changes: declared }),
      merchant: snapshot.merchant,
      startedAt,
      settings,
      clock: clock.state(),
      ...(chanceSeed !== undefined && { chanceSeed }),
      counters,
      due: [...schedule.pending()],
      faults: [...faults.list()],
      outbox: [...outbox.messages()],
      tables: rowsOf(tables),
    }),
  }
}

export type World = ReturnType<typeof restoreWorld>
