import { commonOptions, type OptionName, optionLines, parsedOptions } from './cli-options.ts'
import { commandGroups, commands } from './commands/all.ts'
import { columns } from './commands/columns.ts'
import type { Command, Invocation } from './commands/command.ts'
import { hostUrl } from './host-url.ts'
import { readArguments } from './read-arguments.ts'
import { UsageError } from './usage-error.ts'

const useOf = ({ name, words = [] }: Command) => [name, ...words].join(' ')

const groupText = ({ title, commands: all }: (typeof commandGroups)[number]) =>
  `${title}\n${columns(all.map((command) => [` ${useOf(command)}`, command.summary]))}`

/** The help text. */
export const usage = `npm run scenario -- COMMAND [options]

${commandGroups.map(groupText).join('\n\n')}

Options
${columns(optionLines.map(([use, text]) => [` ${use}`, text]))}

The exit code is 0 on success, 2 on a usage error or an unknown name, and 1 if the host refused the command for another
reason, the host did not answer, a check failed, or an awaited message did not arrive.`

/** A parsed command line. */
export interface Reading {
  command: Command
  invocation: Omit<Invocation, 'call' | 'listen'>
  token: string | undefined
  json: boolean
}

/** Finds the command whose name begins the words; names of two words take precedence. */
function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name === words.slice(0, length).join(' '))
    if (command && words.length >= length) return { command, rest: words.slice(length) }
  }
  const [first] = words
  const parts = commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name] : []))
  if (parts.length > 0) throw new UsageError(`${first} is one of ${parts.join(', ')}`)
  throw new UsageError(first === undefined ? 'name a command' : `there is no command "${first}"`)
}

function checkWords({ name, words = [] }: Command, given: readonly string[]): void {
  const required = words.filter((word) => !word.startsWith('['))
  const missing = required[given.length]
  if (missing !== undefined) throw new UsageError(`${name} takes ${words.join(' ')}`)
  const many = words.at(-1)?.endsWith('...')
  if (!many && given.length > words.length) throw new UsageError(`${name} does not take "${given[words.length]}"`)
}

function checkOptions({ name, options = [] }: Command, given: readonly string[]): void {
  const accepted: readonly string[] = [...commonOptions, ...options]
  const unknown = given.find((option) => !accepted.includes(option))
  if (unknown) throw new UsageError(`${name} does not take --${unknown}`)
}

/** Parses a command line. Returns undefined if it asks for help. @throws UsageError that names the mistake. */
export function readCommand(args: readonly string[]): Reading | undefined {
  const { values, positionals } = readArguments({ args: [...args], options: parsedOptions, allowPositionals: true })
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
    invocation: {
      words: rest,
      options: options satisfies Partial<Record<OptionName, string>>,
      switches,
      url: hostUrl(url, port),
    },
    token: token ?? process.env.PARLOR_CONTROL_TOKEN,
    json,
  }
}
