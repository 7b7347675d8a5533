import type { WorldSummary } from '../calls/shared.ts'
import { control } from '../contract.ts'
import { asInstant, columns } from './columns.ts'
import { type Command, type CommandResult, type Invocation, secretsParameter } from './command.ts'

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
    words: ['SCENARIO'],
    summary: 'replaces a world with a new one of the scenario',
    options: newWorldOptions,
    async run({ call, words: [scenario = ''], options, url }) {
      const { world, seed, merchant } = options
      return report(await call(control.applyScenario, { world, scenario, seed, merchant }), url)
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
    summary: 'creates a world beside the others, named by --world',
    options: [...newWorldOptions, 'scenario'],
    async run({ call, options, url }) {
      const { world: name, scenario, seed, merchant } = options
      return report(await call(control.createWorld, { name, scenario, seed, merchant }), url)
    },
  },
  {
    name: 'fork',
    words: ['[NAME]'],
    summary: 'copies a world in its current state',
    options: ['world'],
    run: async ({ call, words: [name], options: { world }, url }) =>
      report(await call(control.forkWorld, { world, name }), url),
  },
  {
    name: 'link',
    words: ['SCENARIO', '[PATH]'],
    summary: 'prints an address that creates a fresh world each time a browser opens it',
    options: ['seed', 'merchant'],
    async run({ call, words: [scenario = '', path], options: { seed, merchant }, url }) {
      const data = await call(control.createLink, { scenario, path, seed, merchant })
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
