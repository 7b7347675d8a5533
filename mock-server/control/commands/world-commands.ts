import type { WorldSummary } from '../calls/shared.ts'
import { control } from '../contract.ts'
import { asInstant, columns } from './columns.ts'
import { askedSecrets, type Command, type Order, type Told } from './command.ts'

const tell = (data: WorldSummary, url: string): Told => ({
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

const made = ['world', 'seed', 'merchant'] as const

export const worldCommands: readonly Command[] = [
  {
    name: 'list',
    summary: 'every scenario',
    async run({ ask }) {
      const data = await ask(control.scenarios, {})
      return { data, text: columns(data.map(({ name, title }) => [name, title])) }
    },
  },
  {
    name: 'show',
    words: ['SCENARIO'],
    summary: 'a scenario with all that it extends',
    async run({ ask, words: [name = ''] }) {
      const data = await ask(control.scenario, { name })
      return { data, text: JSON.stringify(data, null, 2) }
    },
  },
  {
    name: 'apply',
    words: ['SCENARIO'],
    summary: 'puts a new world of the scenario in place of one',
    options: made,
    async run({ ask, words: [scenario = ''], options, url }) {
      const { world, seed, merchant } = options
      return tell(await ask(control.applyScenario, { world, scenario, seed, merchant }), url)
    },
  },
  {
    name: 'reset',
    summary: 'the same, with the scenario the world has',
    options: ['world', 'seed'],
    run: async ({ ask, options, url }) => tell(await ask(control.resetWorld, { ...options }), url),
  },
  {
    name: 'new-world',
    summary: 'makes a world beside the others, named by --world',
    options: [...made, 'scenario'],
    async run({ ask, options, url }) {
      const { world: name, scenario, seed, merchant } = options
      return tell(await ask(control.createWorld, { name, scenario, seed, merchant }), url)
    },
  },
  {
    name: 'fork',
    words: ['[NAME]'],
    summary: 'makes another world in the very state of one',
    options: ['world'],
    run: async ({ ask, words: [name], options: { world }, url }) =>
      tell(await ask(control.forkWorld, { world, name }), url),
  },
  {
    name: 'link',
    words: ['SCENARIO', '[PATH]'],
    summary: 'an address for a browser that creates a fresh world each time it is opened',
    options: ['seed', 'merchant'],
    async run({ ask, words: [scenario = '', path], options: { seed, merchant }, url }) {
      const data = await ask(control.createLink, { scenario, path, seed, merchant })
      const until = data.expiresAt === null ? '' : `\nit works until ${asInstant(data.expiresAt)}`
      return { data, text: `${new URL(data.address, url)}${until}` }
    },
  },
  {
    name: 'worlds',
    summary: 'every world of the host',
    options: ['with-secrets'],
    async run({ ask, switches }) {
      const data = await ask(control.worlds, { secrets: askedSecrets(switches) })
      return { data, text: columns(data.map(row)) }
    },
  },
  {
    name: 'delete',
    words: ['WORLD'],
    summary: 'forgets a world',
    async run({ ask, words: [world = ''] }) {
      return { data: await ask(control.deleteWorld, { world }), text: `world ${world} is gone` }
    },
  },
  {
    name: 'seed',
    words: ['TEXT'],
    summary: 'lets chance go by another seed from now on',
    options: ['world'],
    run: async ({ ask, words: [seed = ''], options: { world }, url }: Order) =>
      tell(await ask(control.reseed, { world, seed }), url),
  },
]
