import { defaultWorld } from '../core/world-name.ts'
import { freshWorldName } from '../world/world-name.ts'
import { checkFaults } from './check-faults.ts'
import { moveClock, readClock } from './clock.ts'
import { control } from './contract.ts'
import { implementControl } from './implement-control.ts'
import { inWorld } from './in-world.ts'
import { signIn } from './sign-in.ts'
import { summarise } from './summarise.ts'

const usualSeed = 'parlor'

const since = <Item extends { id: number }>(items: readonly Item[], after = 0) => items.filter(({ id }) => id > after)

export const controlEndpoints = implementControl(control, {
  health: ({ worlds }) => ({ status: 'ok' as const, worlds: worlds.list().length }),

  scenarios: ({ worlds }) => worlds.scenarios.map(({ name, title }) => ({ name, title })),
  scenario: ({ input, worlds }) => worlds.scenarioNamed(input.name),

  worlds: ({ worlds }) => worlds.list().map((world) => summarise(world, worlds)),
  world: inWorld((world, _, worlds) => summarise(world, worlds)),
  async createWorld({ input, worlds, fail }) {
    const { name = freshWorldName(), scenario = 'default', seed = usualSeed, merchant } = input
    if (worlds.has(name)) fail('WORLD_EXISTS', { field: 'body.name', message: `there is a world "${name}" already` })
    return summarise(await worlds.replace({ name, scenario, seed, merchant }), worlds)
  },
  deleteWorld({ input, worlds }) {
    worlds.remove(worlds.find(input.world).name)
    return null
  },
  async resetWorld({ input, worlds }) {
    const { name, scenario, seed, origin } = worlds.find(input.world ?? defaultWorld)
    return summarise(await worlds.replace({ name, scenario, seed, merchant: origin }), worlds)
  },
  async applyScenario({ input, worlds }) {
    const { world: name = defaultWorld, scenario, merchant } = input
    const seed = input.seed ?? (worlds.has(name) ? worlds.find(name).seed : usualSeed)
    return summarise(await worlds.replace({ name, scenario, seed, merchant }), worlds)
  },

  settings: inWorld((world) => world.settings()),
  changeSettings: inWorld((world, { settings }) => {
    world.changeSettings(settings)
    return world.settings()
  }),

  signIn: inWorld((world, { account }) => signIn(world, account)),

  clock: inWorld(readClock),
  moveClock: inWorld(async (world, order) => {
    await moveClock(world, order)
    return readClock(world)
  }),

  faults: inWorld((world) => [...world.faults.list()]),
  replaceFaults: inWorld((world, { faults }) => {
    checkFaults(faults)
    world.faults.set(faults)
    return faults
  }),
  clearFaults: inWorld((world) => {
    world.faults.set([])
    return []
  }),

  outbox: inWorld((world, { after }) => since(world.outbox.messages(), after)),
  journal: inWorld((world, { after }) => world.journal.read(after)),
  strays: ({ input, worlds }) => worlds.strays.read(input.after),

  snapshot: inWorld((world) => world.snapshot()),
  async restoreSnapshot({ input, worlds }) {
    const { snapshot, world: name = snapshot.name } = input
    return summarise(await worlds.restore({ ...snapshot, name }), worlds)
  },
})
