import { commonOptions, type OptionName, optionLines, parsedOptions } from './cli-options.ts'
import { commandGroups, commands } from './commands/all.ts'
import { columns } from './commands/columns.ts'
import type { Command, Order } from './commands/command.ts'
import { hostUrl } from './host-url.ts'
import { readArguments } from './read-arguments.ts'
import { WrongUse } from './wrong-use.ts'

const useOf = ({ name, words = [] }: Command) => [name, ...words].join(' ')

const groupText = ({ title, commands: all }: (typeof commandGroups)[number]) =>
  `${title}\n${columns(all.map((command) => [` ${useOf(command)}`, command.summary]))}`

export const usage = `npm run scenario -- COMMAND [options]

${commandGroups.map(groupText).join('\n\n')}

Options
${columns(optionLines.map(([use, text]) => [` ${use}`, text]))}

The exit code is 0 when it went well, 2 when the command was used wrongly or names what there is not, and 1 when the host
refused it for another reason, could not be reached, or what was to be verified or awaited is not so.`

/** What a command line asks for, read but not yet done. */
export interface Reading {
  command: Command
  order: Omit<Order, 'ask' | 'listen'>
  token: string | undefined
  json: boolean
}

/** The command whose name the words begin with, a name of two words before one of one. */
function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name === words.slice(0, length).join(' '))
    if (command && words.length >= length) return { command, rest: words.slice(length) }
  }
  const [first] = words
  const parts = commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name] : []))
  if (parts.length > 0) throw new WrongUse(`${first} is one of ${parts.join(', ')}`)
  throw new WrongUse(first === undefined ? 'name a command' : `there is no command "${first}"`)
}

function checkWords({ name, words = [] }: Command, given: readonly string[]): void {
  const wanted = words.filter((word) => !word.startsWith('['))
  const missing = wanted[given.length]
  if (missing !== undefined) throw new WrongUse(`${name} takes ${words.join(' ')}`)
  const many = words.at(-1)?.endsWith('...')
  if (!many && given.length > words.length) throw new WrongUse(`${name} does not take "${given[words.length]}"`)
}

function checkOptions({ name, options = [] }: Command, given: readonly string[]): void {
  const taken: readonly string[] = [...commonOptions, ...options]
  const stranger = given.find((option) => !taken.includes(option))
  if (stranger) throw new WrongUse(`${name} does not take --${stranger}`)
}

/** @throws WrongUse naming what is wrong. Nothing stands for a call for help. */
export function readCommand(args: readonly string[]): Reading | undefined {
  const { values, positionals } = readArguments(args, parsedOptions)
  if (values.help) return undefined
  const { command, rest } = findCommand(positionals)
  checkWords(command, rest)
  checkOptions(command, Object.keys(values))
  const { port, url, 'control-token': controlToken, token = controlToken, json = false, help: _, ...own } = values
  const {
    'in-order': inOrder,
    'nothing-unhandled': nothingUnhandled,
    unhandled,
    'with-secrets': withSecrets,
    ...options
  } = own
  const switches = {
    'in-order': inOrder,
    'nothing-unhandled': nothingUnhandled,
    unhandled,
    'with-secrets': withSecrets,
  }
  return {
    command,
    order: {
      words: rest,
      options: options satisfies Partial<Record<OptionName, string>>,
      switches,
      url: hostUrl(url, port),
    },
    token: token ?? process.env.PARLOR_CONTROL_TOKEN,
    json,
  }
}
