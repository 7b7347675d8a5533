import { ControlFailure, callControl, openControl } from './call-control.ts'
import type { CommandResult, Invocation } from './commands/command.ts'
import { exitCodeOf } from './exit-code.ts'
import { type Reading, readCommand, usage } from './read-command.ts'
import { UsageError } from './usage-error.ts'

interface Terminal {
  print(text: string): void
  printError(text: string): void
}

function perform({ command, invocation, token }: Reading) {
  const target = { url: invocation.url, token }
  const bound: Invocation = {
    ...invocation,
    call: (endpoint, input) => callControl(endpoint, input, target),
    listen: (endpoint, input) => openControl(endpoint, input, target),
  }
  return command.run(bound)
}

async function execute(reading: Reading, { print }: Terminal): Promise<number> {
  const printResult = ({ data, text, failed }: CommandResult, space?: number) => {
    print(reading.json ? JSON.stringify(data, null, space) : text)
    return failed ? 1 : 0
  }
  const results = perform(reading)
  if (results instanceof Promise) return printResult(await results, 2)
  // One line each, so that a reader need not wait for the end.
  for await (const one of results) printResult(one)
  return 0
}

function reportError(error: unknown, json: boolean, { printError }: Terminal): number {
  if (error instanceof UsageError) {
    printError(json ? JSON.stringify({ message: error.message }) : `${error.message}; --help shows how to use it`)
    return exitCodeOf(error)
  }
  if (!(error instanceof ControlFailure)) throw error
  printError(json ? JSON.stringify({ message: error.message, ...error.facts }) : error.message)
  return exitCodeOf(error)
}

/**
 * Runs a command line, prints a usage error or a refusal, and returns the exit code.
 *
 * @throws any other error: it is a defect.
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const reading = readCommand(args)
    if (reading) return await execute(reading, terminal)
    terminal.print(usage)
    return 0
  } catch (error) {
    return reportError(error, args.includes('--json'), terminal)
  }
}
