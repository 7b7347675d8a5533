import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { runCall } from '#mock-server/control/run-call.ts'
import { runCommand } from '#mock-server/control/run-command.ts'
import { type Line, usualUrl } from './line.ts'

const shell = promisify(execFile)

/** A terminal that remembers what was printed. */
function memory() {
  const lines: string[] = []
  const note = (text: string) => void lines.push(text)
  return { terminal: { print: note, printError: note }, printed: () => lines.join('\n') }
}

async function bodyOf(data: string | undefined) {
  return data?.startsWith('@') ? await readFile(data.slice(1)) : data
}

/** What curl does, as far as the ways ask it to. */
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
  // A stream that nobody reads goes on beside the next lines.
  return values.output === undefined ? response.text() : ''
}

/**
 * Does one line at a host in place of the usual one, as the shell would, and gives what it prints.
 *
 * @throws Error when there is nothing to keep of a line that should have it.
 */
export async function doLine({ command, words, keep }: Line, url: string): Promise<string> {
  const { terminal, printed } = memory()
  let code = 0
  if (command === 'sh') await shell('sh', ['-c', words.join(' ')])
  if (command === 'scenario') code = await runCommand([...words, '--json', '--url', url], terminal)
  if (command === 'call') code = await runCall([...words, '--url', url], terminal)
  if (command === 'curl') terminal.print(await request(words.map((word) => word.replace(usualUrl, url))))
  if (keep !== undefined && code !== 0) throw new Error(`there is no ${keep}: ${printed()}`)
  return printed()
}
