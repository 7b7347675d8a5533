import { flagSentences } from '#merchant/flag-sentences.ts'
import { flagNames, flags } from '#merchant/flags.ts'
import { defaultWorld } from '#mock-server/values/world-name.ts'
import { changesTo } from '#mock-server/world/axes/all.ts'
import { covers } from '#mock-server/world/faults/endpoint-pattern.ts'
import { readClock } from '#mock-server/world/schedule/clock-reading.ts'
import { compareSnapshots } from '#mock-server/world/snapshots/compare-snapshots.ts'
import { leaveSecretsOut, leaveSecretsOutOf } from '#mock-server/world/snapshots/leave-secrets-out.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { freshWorldName } from '#mock-server/world/worlds/fresh-world-name.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { WorldSummary } from './calls/shared.ts'
import { asScenario } from './capsules/as-scenario.ts'
import { asTest } from './capsules/as-test.ts'
import { packed } from './capsules/link.ts'
import { openCapsule } from './capsules/open-capsule.ts'
import { readCapsule } from './capsules/read-capsule.ts'
import { saveCapsule } from './capsules/save-capsule.ts'
import { addFault, checkFaults } from './check-faults.ts'
import { moveClock } from './clock.ts'
import { control } from './contract.ts'
import { createLink } from './create-link.ts'
import { explainEntry } from './explain-entry.ts'
import { implementControl } from './implement-control.ts'
import { inWorld } from './in-world.ts'
import { filterEntries, groupEntries } from './journal-query.ts'
import { merchantParts } from './merchant-parts.ts'
import { offerContract } from './offer-contract.ts'
import { contractHash } from './openapi/open-api-answer.ts'
import { awaitMessage, findMessages } from './outbox.ts'
import { listPeople, readLedger } from './people.ts'
import { placeOf } from './place-of.ts'
import { signIn } from './sign-in.ts'
import { pastStateOf, sideOf, snapshotOf, summariseSaved } from './snapshots.ts'
import { summarise, withoutSession } from './summarise.ts'
import { verifyJournal } from './verify-journal.ts'
import { watchWorld } from './watch-world.ts'

const defaultSeed = 'parlor'

type Fail = (code: 'WORLD_EXISTS', detail: { field: string; message: string }) => never

function nameFor(wanted: string | undefined, worlds: Worlds, fail: Fail): string {
  const name = wanted ?? freshWorldName(worlds)
  if (worlds.has(name)) fail('WORLD_EXISTS', { field: 'body.name', message: `there is already a world "${name}"` })
  return name
}

type Secrets = 'true' | 'false' | undefined

const redactSummary = (summary: WorldSummary, secrets: Secrets) =>
  secrets === 'true' ? summary : withoutSession(summary)

const exported = (snapshot: Snapshot, secrets: Secrets) => (secrets === 'true' ? snapshot : leaveSecretsOut(snapshot))

const defaultStays = 'every address without a world uses the world default, so it stays; reset it to start over'

export const controlEndpoints = implementControl(control, {
  health: ({ worlds }) => ({ status: 'ok' as const, worlds: worlds.list().length }),

  version: async ({ build }) => ({ ...build, contract: await contractHash() }),

  scenarios: ({ worlds }) => worlds.scenarios.map(({ name }) => worlds.scenarioNamed(name)),
  scenario: ({ input, worlds }) => worlds.scenarioNamed(input.name),
  merchants: ({ worlds }) =>
    worlds.merchants().map(({ code, name, languages, defaultTheme, currency }) => ({
      code,
      name,
      languages,
      defaultTheme,
      currency,
    })),
  flags: () => flagNames.map((name) => ({ name, default: flags[name], about: flagSentences[name] })),
  merchantParts,
  createLink: ({ input, worlds, admission }) => createLink(input, worlds, admission),

  worlds: ({ input, worlds }) => worlds.list().map((world) => redactSummary(summarise(world, worlds), input.secrets)),
  world: inWorld((world, input, worlds) => redactSummary(summarise(world, worlds), input.secrets)),
  async createWorld({ input, worlds, fail }) {
    const { scenario = 'default', seed = defaultSeed, merchant, axes = {}, disposable } = input
    const name = nameFor(input.name, worlds, fail)
    const changes = changesTo(worlds.scenarioNamed(scenario), axes)
    return summarise(await worlds.replace({ name, scenario, seed, merchant, changes, disposable }), worlds)
  },
  async forkWorld({ input, worlds, fail }) {
    nameFor(input.name, worlds, fail)
    const world = worlds.find(input.world ?? defaultWorld)
    const snapshot = await (input.at === undefined
      ? snapshotOf(world)
      : pastStateOf(world, worlds, input.at, 'body.at'))
    // Another call may have taken the name while the world was busy.
    const name = nameFor(input.name, worlds, fail)
    return summarise(await worlds.restore({ ...snapshot, name }), worlds)
  },
  deleteWorld({ input, worlds, fail }) {
    if (input.world === defaultWorld) fail('INVALID_INPUT', { field: 'query.world', message: defaultStays })
    worlds.remove(worlds.find(input.world).name)
    return null
  },
  async resetWorld({ input, worlds }) {
    const { name, scenario, changes, seed, origin: merchant } = worlds.find(input.world ?? defaultWorld)
    return summarise(await worlds.replace({ name, scenario, changes, seed: input.seed ?? seed, merchant }), worlds)
  },
  async applyScenario({ input, worlds }) {
    const { world: name = defaultWorld, scenario, merchant, axes = {} } = input
    const seed = input.seed ?? (worlds.has(name) ? worlds.find(name).seed : defaultSeed)
    const changes = changesTo(worlds.scenarioNamed(scenario), axes)
    return summarise(await worlds.replace({ name, scenario, seed, merchant, changes }), worlds)
  },
  axes: inWorld((world, _, worlds) => placeOf(world, worlds)),
  reseed: inWorld((world, { seed }, worlds) => {
    world.reseed(seed)
    return summarise(world, worlds)
  }),

  settings: inWorld((world) => world.settings()),
  firstSettings: inWorld((world, _, worlds) => worlds.firstSettingsOf(world)),
  changeSettings: inWorld((world, { settings }) => {
    world.changeSettings(settings)
    return world.settings()
  }),

  merchant: ({ input: { world, code }, worlds }) =>
    code === undefined ? worlds.find(world ?? defaultWorld).merchant() : worlds.merchantNamed(code),

  members: inWorld(listPeople),
  ledger: inWorld((world, { account, limit }) => readLedger(world, account, limit)),

  signIn: inWorld((world, { account }) => signIn(world, account)),

  offerContract: inWorld((world, offer) => offerContract(world, offer)),

  clock: inWorld(readClock),
  moveClock: inWorld(async (world, input) => {
    await moveClock(world, input)
    return readClock(world)
  }),

  faults: inWorld((world) => [...world.faults.list()]),
  addFault: inWorld((world, { fault }) => {
    addFault(world, fault)
    return [...world.faults.list()]
  }),
  replaceFaults: inWorld((world, { faults }) => {
    checkFaults(faults)
    world.faults.set(faults)
    return faults
  }),
  clearFaults: inWorld((world, { endpoint }) => {
    world.faults.set(world.faults.list().filter((fault) => endpoint !== undefined && !covers(endpoint, fault.endpoint)))
    return [...world.faults.list()]
  }),

  outbox: inWorld(findMessages),
  awaitMessage: ({ input, worlds }) => awaitMessage(worlds, input.world ?? defaultWorld, input),

  journal: inWorld((world, { after, limit, ...filter }) =>
    filterEntries(world.journal.read(after), filter).slice(-(limit ?? Number.POSITIVE_INFINITY)),
  ),
  countJournal: inWorld((world, { after, ...filter }) => {
    const entries = filterEntries(world.journal.read(after), filter)
    return { count: entries.length, groups: groupEntries(entries), forgotten: world.journal.forgotten(after) }
  }),
  async explainEntry({ input, worlds, fail }) {
    const world = worlds.find(input.world ?? defaultWorld)
    const entry = world.journal.read(input.id - 1).find(({ id }) => id === input.id)
    return entry
      ? explainEntry(entry)
      : fail('JOURNAL_ENTRY_UNKNOWN', { field: 'query.id', message: `the journal holds no call ${input.id}` })
  },
  verifyJournal: inWorld((world, { after, ...expected }) =>
    verifyJournal(world.journal.read(after), expected, world.journal.forgotten(after)),
  ),
  unknownWorldCalls: ({ input, worlds }) => worlds.unknownWorldCalls.read(input.after),
  events({ input, worlds, request }) {
    const { world = defaultWorld, kinds, after } = input
    return watchWorld(worlds, { world, kinds, after: request.header('last-event-id') || after })
  },

  snapshot: inWorld((world, { secrets }) => exported(world.snapshot(), secrets)),
  async restoreSnapshot({ input, worlds }) {
    const { snapshot, world: name = snapshot.name } = input
    return summarise(await worlds.import({ ...snapshot, name }), worlds)
  },
  savedSnapshots: ({ worlds }) => worlds.saved.list().map(summariseSaved),
  saveSnapshot: inWorld((world, { name }, worlds) =>
    summariseSaved(worlds.saved.save({ name, takenAt: world.clock.now(), snapshot: world.snapshot() })),
  ),
  deleteSnapshot({ input, worlds }) {
    worlds.saved.remove(worlds.saved.find(input.name).name)
    return null
  },
  savedSnapshot: ({ input, worlds }) => exported(worlds.saved.find(input.name).snapshot, input.secrets),
  async restoreSaved({ input, worlds }) {
    const { snapshot } = worlds.saved.find(input.name)
    return summarise(await worlds.restore({ ...snapshot, name: input.world ?? snapshot.name }), worlds)
  },
  async difference({ input, worlds }) {
    const [from, to] = [await sideOf(input.from, worlds, 'query.from'), await sideOf(input.to, worlds, 'query.to')]
    const difference = compareSnapshots(from, to)
    return input.secrets === 'true' ? difference : leaveSecretsOutOf(difference)
  },

  timeline: inWorld((world, { after, limit }, worlds) =>
    worlds.timelines
      .of(world.name)
      .read(after)
      .slice(-(limit ?? Number.POSITIVE_INFINITY)),
  ),
  goBack: async ({ input, worlds }) => summarise(await worlds.goBack(input.world ?? defaultWorld, input.id), worlds),

  saveCapsule: inWorld((world, { world: _, ...wish }, worlds) => saveCapsule(world, wish, worlds)),
  packCapsule: async ({ input, worlds }) => {
    await readCapsule(worlds, input.capsule)
    return { fragment: await packed(Object(input.capsule)) }
  },
  async openCapsule({ input, worlds }) {
    const capsule = await readCapsule(worlds, input.capsule)
    return openCapsule(worlds, capsule, input.world ?? freshWorldName(worlds), input.at ?? 'end')
  },
  capsuleTest: async ({ input, worlds }) => ({
    source: asTest(await readCapsule(worlds, input.capsule), input.file ?? 'bug.capsule.json'),
  }),
  capsuleScenario: async ({ input, worlds }) =>
    asScenario(worlds, await readCapsule(worlds, input.capsule), input.name ?? 'from-capsule'),
})
