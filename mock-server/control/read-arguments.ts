import { type ParseArgsConfig, parseArgs } from 'node:util'
import { WrongUse } from './wrong-use.ts'

/** Words and options of a command line. @throws WrongUse in one sentence. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}
