import { parseArgs } from 'node:util'

/** A mistake in how the command was called; its message is all the person needs. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}

export const usage = `npm run scenario -- COMMAND [options]
  list                 every scenario
  show NAME            a scenario with all that it extends
  apply NAME           puts a new world of the scenario in place of one
  reset                the same, with the scenario the world has
  new-world            makes a world beside the others

  --world NAME         the world to change; the name of the new one (default)
  --scenario NAME      what new-world is made from (default)
  --seed TEXT          the seed of generated values
  --merchant CODE      in place of the scenario's merchant
  --port N             where the host listens on this machine (5173)
  --url ADDRESS        where it is, if elsewhere
  --token TEXT         what a host that listens beyond its machine asks for
  --json               answers as JSON
  --help               this text`

const options = {
  world: { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  merchant: { type: 'string' },
  port: { type: 'string', default: '5173' },
  url: { type: 'string' },
  token: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const common = ['port', 'url', 'token', 'json', 'help']

/** Each command with what it takes beside the common options. */
const commands = {
  list: { name: false, options: [] },
  show: { name: true, options: [] },
  apply: { name: true, options: ['world', 'seed', 'merchant'] },
  reset: { name: false, options: ['world'] },
  'new-world': { name: false, options: ['world', 'scenario', 'seed', 'merchant'] },
} as const satisfies Record<string, { name: boolean; options: readonly string[] }>

type CommandName = keyof typeof commands

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

function hostUrl(url: string | undefined, port: string): string {
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:/.test(url)) return url
    throw new WrongUse(`--url takes an address such as http://localhost:5173, not "${url}"`)
  }
  const number = Number(port)
  if (Number.isInteger(number) && number > 0 && number <= 65_535) return `http://localhost:${number}`
  throw new WrongUse(`--port takes a number from 1 to 65535, not "${port}"`)
}

function checkWords(command: CommandName, words: string[]) {
  const wanted = commands[command].name ? 1 : 0
  if (words.length < wanted) throw new WrongUse(`${command} takes the name of a scenario; list shows them`)
  if (words.length > wanted) throw new WrongUse(`${command} does not take "${words[wanted]}"`)
}

function checkOptions(command: CommandName, given: string[]) {
  const taken: readonly string[] = [...common, ...commands[command].options]
  const stranger = given.find((name) => !taken.includes(name))
  if (stranger) throw new WrongUse(`${command} does not take --${stranger}`)
}

/** @throws WrongUse naming what is wrong. Nothing stands for a call for help. */
export function readCommand(args: string[]) {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [command = '', ...words] = positionals
  if (!Object.hasOwn(commands, command)) {
    throw new WrongUse(command ? `there is no command "${command}"` : 'name a command')
  }
  const known = command as CommandName
  checkWords(known, words)
  checkOptions(known, Object.keys(values))
  const { port, url, ...rest } = values
  return { ...rest, command: known, name: words[0] ?? '', url: hostUrl(url, port) }
}

export type Command = NonNullable<ReturnType<typeof readCommand>>
