import { ControlFailure, callControl, openControl } from './call-control.ts'
import type { Order, Told } from './commands/command.ts'
import { exitCodeOf } from './exit-code.ts'
import { type Reading, readCommand, usage } from './read-command.ts'
import { WrongUse } from './wrong-use.ts'

interface Terminal {
  say(text: string): void
  complain(text: string): void
}

function perform({ command, order, token }: Reading) {
  const target = { url: order.url, token }
  const bound: Order = {
    ...order,
    ask: (endpoint, input) => callControl(endpoint, input, target),
    listen: (endpoint, input) => openControl(endpoint, input, target),
  }
  return command.run(bound)
}

async function obey(reading: Reading, { say }: Terminal): Promise<number> {
  const tell = ({ data, text, failed }: Told, space?: number) => {
    say(reading.json ? JSON.stringify(data, null, space) : text)
    return failed ? 1 : 0
  }
  const told = perform(reading)
  if (told instanceof Promise) return tell(await told, 2)
  // One line each, so that a reader of the lines need not wait for the end.
  for await (const one of told) tell(one)
  return 0
}

function explain(error: unknown, json: boolean, { complain }: Terminal): number {
  if (error instanceof WrongUse) {
    complain(json ? JSON.stringify({ message: error.message }) : `${error.message}; --help shows how to use it`)
    return exitCodeOf(error)
  }
  if (!(error instanceof ControlFailure)) throw error
  complain(json ? JSON.stringify({ message: error.message, ...error.facts }) : error.message)
  return exitCodeOf(error)
}

/** Does what a command line says and gives the exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const reading = readCommand(args)
    if (reading) return await obey(reading, terminal)
    terminal.say(usage)
    return 0
  } catch (error) {
    return explain(error, args.includes('--json'), terminal)
  }
}
