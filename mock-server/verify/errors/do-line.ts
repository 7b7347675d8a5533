import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { runCall } from '#mock-server/control/run-call.ts'
import { runCommand } from '#mock-server/control/run-command.ts'
import { type Line, usualUrl } from './line.ts'

const shell = promisify(execFile)

/** Creates a terminal that records its output. */
function memory() {
  const lines: string[] = []
  const note = (text: string) => void lines.push(text)
  return { terminal: { print: note, printError: note }, printed: () => lines.join('\n') }
}

async function bodyOf(data: string | undefined) {
  return data?.startsWith('@') ? await readFile(data.slice(1)) : data
}

/** Performs the parts of curl that the reproductions use. */
async function request(words: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      request: { type: 'string', short: 'X' },
      header: { type: 'string', short: 'H', multiple: true, default: [] },
      'data-binary': { type: 'string' },
      'max-time': { type: 'string', short: 'm' },
      output: { type: 'string', short: 'o' },
    },
  })
  const body = await bodyOf(values['data-binary'])
  const response = await fetch(positionals[0] ?? '', {
    method: values.request ?? (body === undefined ? 'GET' : 'POST'),
    headers: values.header.map((header) => header.split(': ') as [string, string]),
    body,
  })
  // An unread stream stays open during the next lines.
  return values.output === undefined ? response.text() : ''
}

/**
 * Runs one line at a host instead of the default one, as the shell would, and returns its output.
 *
 * @throws Error if a line has no value to keep although it should.
 */
export async function doLine({ command, words, keep }: Line, url: string): Promise<string> {
  const { terminal, printed } = memory()
  let code = 0
  if (command === 'sh') await shell('sh', ['-c', words.join(' ')])
  if (command === 'scenario') code = await runCommand([...words, '--json', '--url', url], terminal)
  if (command === 'call') code = await runCall([...words, '--url', url], terminal)
  if (command === 'curl') terminal.print(await request(words.map((word) => word.replace(usualUrl, url))))
  if (keep !== undefined && code !== 0) throw new Error(`The line has no ${keep} to keep: ${printed()}`)
  return printed()
}
