import { UsageError } from './usage-error.ts'

/** Returns the port that an option names. `least` is 0 if any free port will do. @throws UsageError. */
export function readPort(option: string, text: string, least: 0 | 1): number {
  const port = Number(text)
  if (text !== '' && Number.isInteger(port) && port >= least && port <= 65_535) return port
  throw new UsageError(`--${option} takes a number from ${least} to 65535, not "${text}"`)
}
