import * as z from 'zod/mini'
import { Instant, queryInteger, Username } from '#contract/primitives.ts'
import { resource } from '#contract/resource.ts'
import { stored } from '#contract/stored.ts'
import { Duration } from '../world/duration.ts'
import { Fault } from '../world/fault.ts'
import { JournalEntry } from '../world/journal.ts'
import { Message } from '../world/outbox.ts'
import { Scenario } from '../world/scenario.ts'
import { DueStep } from '../world/schedule.ts'
import { Settings, SettingsPatch } from '../world/settings.ts'
import { Snapshot } from '../world/snapshot.ts'
import { WorldName } from '../world/world-name.ts'

/** The default world when left out. */
const world = z.optional(WorldName)
const InWorld = z.strictObject({ world })

const WorldSummary = z.object({
  name: z.string(),
  scenario: z.string(),
  seed: z.string(),
  merchant: z.string(),
  startedAt: Instant,
  now: Instant,
  /** The cookie that makes a browser's requests this world's. */
  cookie: z.object({ name: z.literal('world'), value: z.string() }),
  /** What the scenario's persona has in local storage, by key; `MC_SESSION_INFO` when it is signed in. */
  storage: z.record(z.string(), z.unknown()),
  /** The page the scenario opens. */
  route: z.string(),
})
export type WorldSummary = z.infer<typeof WorldSummary>

const ScenarioTitle = z.object({ name: z.string(), title: z.string() })

const seedAndMerchant = {
  seed: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  merchant: z.optional(z.string()),
}

/** The last instant a date can name. */
const latest = 8_640_000_000_000_000
const Moment = z.int().check(z.gte(0), z.lte(latest))

const ClockOrder = z.discriminatedUnion('action', [
  z.strictObject({ world, action: z.literal('freeze') }),
  z.strictObject({ world, action: z.literal('run') }),
  z.strictObject({ world, action: z.literal('set'), at: Moment }),
  z.strictObject({ world, action: z.literal('advance'), by: Duration }),
])

const ClockReading = z.object({
  mode: z.enum(['running', 'frozen']),
  now: Instant,
  /** What will happen, in order. */
  pending: z.array(DueStep),
})

const Since = z.strictObject({ world, after: z.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)) })

const worldUnknown = ['WORLD_UNKNOWN'] as const
const making = ['SCENARIO_UNKNOWN', 'MERCHANT_UNKNOWN'] as const

/**
 * The control API: puts worlds into any state and tells what they were asked. Names go in query and body, never in the
 * path. Calls on a world wait for their turn among its requests.
 */
export const control = resource('control', {
  health: {
    method: 'GET',
    path: '/__gateway/health',
    summary: 'Whether the host is up, and how many worlds it has.',
    access: 'none',
    always: true,
    response: z.object({ status: z.literal('ok'), worlds: z.int() }),
    errors: [],
  },
  scenarios: {
    method: 'GET',
    path: '/__gateway/scenarios',
    summary: 'Every scenario by name and title.',
    access: 'none',
    response: z.array(ScenarioTitle),
    errors: [],
  },
  scenario: {
    method: 'GET',
    path: '/__gateway/scenario',
    summary: 'A scenario laid over the ones it extends.',
    access: 'none',
    query: z.strictObject({ name: z.string() }),
    response: Scenario,
    errors: ['SCENARIO_UNKNOWN'],
  },
  worlds: {
    method: 'GET',
    path: '/__gateway/worlds',
    summary: 'Every world of this host.',
    access: 'none',
    response: z.array(WorldSummary),
    errors: [],
  },
  createWorld: {
    method: 'POST',
    path: '/__gateway/worlds',
    summary: 'Makes a world from a scenario and a seed; without a name it is given one.',
    access: 'none',
    body: z.strictObject({ name: z.optional(WorldName), scenario: z.optional(z.string()), ...seedAndMerchant }),
    response: WorldSummary,
    errors: ['WORLD_EXISTS', 'WORLD_LIMIT', ...making],
  },
  deleteWorld: {
    method: 'DELETE',
    path: '/__gateway/worlds',
    summary: 'Forgets a world.',
    access: 'none',
    query: z.strictObject({ world: WorldName }),
    response: z.null(),
    errors: worldUnknown,
  },
  world: {
    method: 'GET',
    path: '/__gateway/world',
    summary: 'One world.',
    access: 'none',
    query: InWorld,
    response: WorldSummary,
    errors: worldUnknown,
  },
  resetWorld: {
    method: 'POST',
    path: '/__gateway/world/reset',
    summary: 'Puts a new world of the same scenario, seed and merchant in the place of one.',
    access: 'none',
    body: InWorld,
    response: WorldSummary,
    errors: ['WORLD_UNKNOWN', 'SCENARIO_UNKNOWN'],
  },
  applyScenario: {
    method: 'POST',
    path: '/__gateway/world/scenario',
    summary:
      'Puts a new world of a scenario under a name, whether there was one or not; its seed stays if none is given.',
    access: 'none',
    body: z.strictObject({ world, scenario: z.string(), ...seedAndMerchant }),
    response: WorldSummary,
    errors: ['WORLD_LIMIT', ...making],
  },
  settings: {
    method: 'GET',
    path: '/__gateway/settings',
    summary: 'The flags, the status and the limits in force.',
    access: 'none',
    query: InWorld,
    response: Settings,
    errors: worldUnknown,
  },
  changeSettings: {
    method: 'POST',
    path: '/__gateway/settings',
    summary: 'Changes any of the settings; another merchant brings its own flags.',
    access: 'none',
    body: z.strictObject({ world, settings: SettingsPatch }),
    response: Settings,
    errors: ['WORLD_UNKNOWN', 'MERCHANT_UNKNOWN'],
  },
  signIn: {
    method: 'POST',
    path: '/__gateway/sign-in',
    summary: 'Opens a session of an account, whatever its password and type.',
    access: 'none',
    body: z.strictObject({ world, account: Username }),
    response: stored.session.schema,
    errors: ['WORLD_UNKNOWN', 'MEMBER_UNKNOWN'],
  },
  clock: {
    method: 'GET',
    path: '/__gateway/clock',
    summary: "The world's time, and what is due.",
    access: 'none',
    query: InWorld,
    response: ClockReading,
    errors: worldUnknown,
  },
  moveClock: {
    method: 'POST',
    path: '/__gateway/clock',
    summary: 'Freezes, runs, sets or advances the clock; what falls due on the way happens, in order.',
    access: 'none',
    body: ClockOrder,
    response: ClockReading,
    errors: worldUnknown,
  },
  faults: {
    method: 'GET',
    path: '/__gateway/faults',
    summary: 'The faults in force.',
    access: 'none',
    query: InWorld,
    response: z.array(Fault),
    errors: worldUnknown,
  },
  replaceFaults: {
    method: 'PUT',
    path: '/__gateway/faults',
    summary: 'Puts these faults in force and no others. A fault names an endpoint by its id, or all by *.',
    access: 'none',
    body: z.strictObject({ world, faults: z.array(Fault).check(z.maxLength(200)) }),
    response: z.array(Fault),
    errors: worldUnknown,
  },
  clearFaults: {
    method: 'DELETE',
    path: '/__gateway/faults',
    summary: 'Takes all faults away.',
    access: 'none',
    query: InWorld,
    response: z.array(Fault),
    errors: worldUnknown,
  },
  outbox: {
    method: 'GET',
    path: '/__gateway/outbox',
    summary: 'What the platform sent out of band, the oldest first.',
    access: 'none',
    query: Since,
    response: z.array(Message),
    errors: worldUnknown,
  },
  journal: {
    method: 'GET',
    path: '/__gateway/journal',
    summary: 'What the world was asked and answered, the oldest first, secrets redacted.',
    access: 'none',
    query: Since,
    response: z.array(JournalEntry),
    errors: worldUnknown,
  },
  strays: {
    method: 'GET',
    path: '/__gateway/strays',
    summary: 'Calls for worlds that nobody made.',
    access: 'none',
    query: z.strictObject({ after: z.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)) }),
    response: z.array(JournalEntry),
    errors: [],
  },
  snapshot: {
    method: 'GET',
    path: '/__gateway/snapshot',
    summary: 'The whole world as JSON.',
    access: 'none',
    query: InWorld,
    response: Snapshot,
    errors: worldUnknown,
  },
  restoreSnapshot: {
    method: 'PUT',
    path: '/__gateway/snapshot',
    summary: 'Puts the world of a snapshot in place, under its own name or another; nothing in it is run.',
    access: 'none',
    body: z.strictObject({ world, snapshot: Snapshot }),
    response: WorldSummary,
    errors: ['MERCHANT_UNKNOWN', 'WORLD_LIMIT'],
  },
})
