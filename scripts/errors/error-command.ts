import { parseArgs } from 'node:util'
import { behaviours } from '#e2e/catalogue/behaviours.ts'
import { columns } from '#mock-server/control/commands/columns.ts'
import { type ErrorEntry, errorEntries, type ScreenEntry, screenEntries } from './error-entries.ts'

const usage = `npm run errors -- [CODE | KEY] [options]
  CODE           an error of the gateway: prints its reproduction for a shell
  KEY            a text: prints every error with it, and how the app shows it
                 without either, prints all of them in tables

  --json         prints JSON
  --port N       the port of the host on this machine (5173)
  --url ADDRESS  the address of a host on another machine
  --help         prints this text

The output for a code can run as a script: npm run -s errors -- CODE | sh`

interface Terminal {
  print(text: string): void
  printError(text: string): void
}

interface Found {
  errors: readonly ErrorEntry[]
  screens: readonly ScreenEntry[]
}

const options = {
  json: { type: 'boolean', default: false },
  port: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const staying = ({ stays }: ScreenEntry) => (stays === undefined ? '' : `, ${stays / 1_000} s`)

const tables = ({ errors, screens }: Found) =>
  [
    'What the gateway answers',
    columns(errors.map(({ code, status, key, en }) => [` ${code}`, status, key, en])),
    '',
    'What the app shows',
    columns(screens.map((entry) => [` ${entry.key}`, `${entry.where}${staying(entry)}`, entry.en])),
    '',
    'What else comes of a failure, and what shows it',
    columns(behaviours.map(({ what, file, shown }) => [` ${what}`, `${shown} (${file})`])),
  ].join('\n')

/** Returns an error with its texts as comments, so that a shell can run the output. */
const errorInFull = ({ code, status, key, ko, en, reach }: ErrorEntry) =>
  [`# ${code}, ${status}`, `# ${key}: ${en} / ${ko}`, ...reach].join('\n')
const screenInFull = (entry: ScreenEntry) =>
  [`# ${entry.where}${staying(entry)}`, `# ${entry.key}: ${entry.en} / ${entry.ko}`, ...entry.reach].join('\n')

function find(name: string | undefined, url: string | undefined): Found {
  const matches = (candidate: string) => name === undefined || candidate === name
  const errors = errorEntries(url).filter(({ code, key }) => matches(code) || matches(key))
  const screens = screenEntries(url).filter(({ key }) => matches(key))
  if (errors.length + screens.length === 0) throw new Error(`there is no error or text "${name}"`)
  return { errors, screens }
}

/** Runs the command line and returns the exit code: 2 on a usage error. */
export function runErrors(args: readonly string[], { print, printError }: Terminal): number {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { port, url = port && `http://localhost:${port}`, json, help } = values
    const [name] = positionals
    const found = find(name, url)
    if (help) print(usage)
    else if (json) print(JSON.stringify(found, null, 2))
    else if (name === undefined) print(tables(found))
    else print([...found.errors.map(errorInFull), ...found.screens.map(screenInFull)].join('\n\n'))
    return 0
  } catch (error) {
    printError(`${error instanceof Error ? error.message : error}; --help shows how to use it`)
    return 2
  }
}
