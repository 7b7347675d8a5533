import { axes, axisNames, type PointPatch } from '#mock-server/world/axes/all.ts'
import type { WorldSummary } from '../calls/shared.ts'
import { control } from '../contract.ts'
import { UsageError } from '../usage-error.ts'
import { asInstant, columns } from './columns.ts'
import { type Command, type CommandResult, type Invocation, secretsParameter } from './command.ts'
import { optionalCount, readPair, readWord } from './read-values.ts'

const report = (data: WorldSummary, url: string): CommandResult => ({
  data,
  text: `world ${data.name}: scenario ${data.scenario}, seed ${data.seed}, merchant ${data.merchant}\nopen it at ${new URL(data.base, url)}`,
})

const row = ({ name, scenario, seed, merchant, now, dropAt }: WorldSummary) => [
  name,
  scenario,
  seed,
  merchant,
  asInstant(now),
  dropAt === null ? 'kept' : `until ${asInstant(dropAt)} if unused`,
]

/** Parses `account=trial`: the value of an axis. @throws UsageError. */
const readPoint = (words: readonly string[]): PointPatch =>
  Object.fromEntries(
    words.map(readPair).map(([name, value]) => {
      const axis = readWord('an axis', name, axisNames)
      return [axis, readWord(`the axis ${axis}`, value, axes[axis].values)]
    }),
  )

const newWorldOptions = ['world', 'seed', 'merchant'] as const

export const worldCommands: readonly Command[] = [
  {
    name: 'list',
    summary: 'lists every scenario',
    async run({ call }) {
      const data = await call(control.scenarios, {})
      return { data, text: columns(data.map(({ name, title }) => [name, title])) }
    },
  },
  {
    name: 'merchants',
    summary: 'lists every merchant',
    async run({ call }) {
      const data = await call(control.merchants, {})
      return { data, text: columns(data.map(({ code, name, languages }) => [code, name.en, languages.join(' ')])) }
    },
  },
  {
    name: 'show',
    words: ['SCENARIO'],
    summary: 'prints a scenario merged with all that it extends',
    async run({ call, words: [name = ''] }) {
      const data = await call(control.scenario, { name })
      return { data, text: JSON.stringify(data, null, 2) }
    },
  },
  {
    name: 'apply',
    words: ['SCENARIO', '[AXIS=VALUE]...'],
    summary: 'replaces a world with a new one of the scenario, moved to other values on its axes',
    options: newWorldOptions,
    async run({ call, words: [scenario = '', ...moves], options, url }) {
      const { world, seed, merchant } = options
      const axes = readPoint(moves)
      return report(await call(control.applyScenario, { world, scenario, seed, merchant, axes }), url)
    },
  },
  {
    name: 'axes',
    summary: 'lists the axes of a scenario with their values, and where the world lies on them',
    options: ['world'],
    async run({ call, options: { world } }) {
      const data = await call(control.axes, { world })
      return { data, text: columns(data.map(({ name, value, values }) => [name, value, values.join(' ')])) }
    },
  },
  {
    name: 'reset',
    summary: 'replaces a world with a new one of its own scenario',
    options: ['world', 'seed'],
    run: async ({ call, options, url }) => report(await call(control.resetWorld, { ...options }), url),
  },
  {
    name: 'new-world',
    words: ['[AXIS=VALUE]...'],
    summary: 'creates a world beside the others, named by --world',
    options: [...newWorldOptions, 'scenario'],
    async run({ call, words, options, url }) {
      const { world: name, scenario, seed, merchant } = options
      const axes = readPoint(words)
      return report(await call(control.createWorld, { name, scenario, seed, merchant, axes }), url)
    },
  },
  {
    name: 'fork',
    words: ['[NAME]'],
    summary: 'copies a world in its current state, or as after the entry --at of its timeline',
    options: ['world', 'at'],
    run: async ({ call, words: [name], options: { world, at }, url }) =>
      report(await call(control.forkWorld, { world, name, at: optionalCount('at', at) }), url),
  },
  {
    name: 'link',
    words: ['SCENARIO', '[PATH|AXIS=VALUE]...'],
    summary: 'prints an address that creates a fresh world each time a browser opens it',
    options: ['seed', 'merchant'],
    async run({ call, words: [scenario = '', ...rest], options: { seed, merchant }, url }) {
      const [path, ...more] = rest.filter((word) => word.startsWith('/'))
      if (more.length > 0) throw new UsageError(`link takes one path, not also "${more[0]}"`)
      const axes = readPoint(rest.filter((word) => !word.startsWith('/')))
      const data = await call(control.createLink, { scenario, path, seed, merchant, axes })
      const until = data.expiresAt === null ? '' : `\nit expires at ${asInstant(data.expiresAt)}`
      return { data, text: `${new URL(data.address, url)}${until}` }
    },
  },
  {
    name: 'worlds',
    summary: 'lists every world of the host',
    options: ['with-secrets'],
    async run({ call, switches }) {
      const data = await call(control.worlds, { secrets: secretsParameter(switches) })
      return { data, text: columns(data.map(row)) }
    },
  },
  {
    name: 'delete',
    words: ['WORLD'],
    summary: 'deletes a world',
    async run({ call, words: [world = ''] }) {
      return { data: await call(control.deleteWorld, { world }), text: `world ${world} is gone` }
    },
  },
  {
    name: 'seed',
    words: ['TEXT'],
    summary: 'sets another seed for the random source from now on',
    options: ['world'],
    run: async ({ call, words: [seed = ''], options: { world }, url }: Invocation) =>
      report(await call(control.reseed, { world, seed }), url),
  },
]
