import { parseArgs } from 'node:util'
import { columns } from '#mock-server/control/commands/columns.ts'
import { type ErrorEntry, errorEntries } from './error-entries.ts'

const usage = `npm run errors -- [CODE] [options]
  CODE           one error, or the key of its text: how it is reached, for a shell; all of them in one table without it

  --json         the same as JSON
  --port N       where the host listens on this machine (5173)
  --url ADDRESS  where it is, if elsewhere
  --help         this text

What is printed of one code can be done as it stands: npm run -s errors -- CODE | sh`

interface Terminal {
  say(text: string): void
  complain(text: string): void
}

const options = {
  json: { type: 'boolean', default: false },
  port: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const table = (entries: readonly ErrorEntry[]) =>
  columns(entries.map(({ code, status, key, en }) => [code, status, key, en]))

/** Words as comments, so that the whole can go to a shell. */
const inFull = ({ code, status, key, ko, en, reach }: ErrorEntry) =>
  [`# ${code}, ${status}`, `# ${key}: ${en} / ${ko}`, ...reach].join('\n')

/** Prints what a command line asks for and gives the exit code: 2 for a wrong use. */
export function runErrors(args: readonly string[], { say, complain }: Terminal): number {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { port, url = port && `http://localhost:${port}`, json, help } = values
    const [wanted] = positionals
    const entries = errorEntries(url).filter(({ code, key }) => [undefined, code, key].includes(wanted))
    if (help) say(usage)
    else if (entries.length === 0) throw new Error(`there is no error "${wanted}"`)
    else if (json) say(JSON.stringify(entries, null, 2))
    else say(wanted === undefined ? table(entries) : entries.map(inFull).join('\n\n'))
    return 0
  } catch (error) {
    complain(`${error instanceof Error ? error.message : error}; --help shows how to use it`)
    return 2
  }
}
