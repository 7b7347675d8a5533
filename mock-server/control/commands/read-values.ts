import { Duration } from '#mock-server/world/clock/duration.ts'
import type { Bound, Fault } from '#mock-server/world/faults/fault.ts'
import { UsageError } from '../usage-error.ts'

const whole = /^\d+$/

/** Parses a whole number. @throws UsageError. */
export function readCount(name: string, text: string): number {
  if (whole.test(text)) return Number(text)
  throw new UsageError(`--${name} takes a whole number, not "${text}"`)
}

/** Parses a whole number if the option is given. @throws UsageError. */
export const optionalCount = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : readCount(name, text)

/** Parses milliseconds since 1970, or a date such as `2026-12-24T18:00:00Z`. @throws UsageError. */
export function readInstant(name: string, text: string): number {
  const instant = whole.test(text) ? Number(text) : Date.parse(text)
  if (Number.isNaN(instant)) throw new UsageError(`${name} takes a date such as 2026-12-24T18:00:00Z, not "${text}"`)
  return instant
}

/** Parses an instant if the option is given. @throws UsageError. */
export const optionalInstant = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : readInstant(`--${name}`, text)

/** Parses an instant, or a duration since the world began. @throws UsageError. */
export const optionalBound = (name: string, text: string | undefined): Bound | undefined =>
  text !== undefined && Duration.safeParse(text).success ? text : optionalInstant(name, text)

const latencyUse = '--latency takes milliseconds, or p50=200,p95=900, or median=200,sigma=0.5'

/** Parses a latency in milliseconds: `500`, `p50=200,p95=900` or `median=200,sigma=0.5`. @throws UsageError. */
export function readLatency(text: string | undefined): Fault['latency'] {
  if (text === undefined) return undefined
  if (whole.test(text)) return Number(text)
  const parts = text.split(',').map((part) => part.split('='))
  const shape = Object.fromEntries(parts.map(([name = '', value]) => [name, Number(value)]))
  const names = Object.keys(shape).toSorted().join()
  if ((names !== 'p50,p95' && names !== 'median,sigma') || Object.values(shape).some(Number.isNaN)) {
    throw new UsageError(`${latencyUse}, not "${text}"`)
  }
  return shape as Exclude<Fault['latency'], number>
}

/** Parses a number from 0 to 1. @throws UsageError. */
export function readShare(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const share = Number(text)
  if (text !== '' && share >= 0 && share <= 1) return share
  throw new UsageError(`--${name} takes a number from 0 to 1, not "${text}"`)
}

/** Returns the text if it is one of the words. @throws UsageError. */
export function readWord<Word extends string>(what: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text)
  if (found !== undefined) return found
  throw new UsageError(`${what} is one of ${words.join(', ')}, not "${text}"`)
}

/** Returns the option if it is given and one of the words. @throws UsageError. */
export const optionalWord = <Word extends string>(name: string, text: string | undefined, words: readonly Word[]) =>
  text === undefined ? undefined : readWord(`--${name}`, text, words)

/** Splits `KEY=VALUE` at its first equals sign. @throws UsageError. */
export function readPair(text: string): [key: string, value: string] {
  const at = text.indexOf('=')
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw new UsageError(`a change is written as KEY=VALUE, not "${text}"`)
}

/** Parses `NAME=VALUE` pairs, separated by commas. @throws UsageError. */
export function optionalFields(name: string, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  const pairs = text.split(',').map((pair) => [pair, pair.indexOf('=')] as const)
  const wrong = pairs.find(([, at]) => at < 1)
  if (wrong) throw new UsageError(`--${name} takes NAME=VALUE, with commas between several, not "${wrong[0]}"`)
  return Object.fromEntries(pairs.map(([pair, at]) => [pair.slice(0, at), pair.slice(at + 1)]))
}

/** Returns the text if it is a duration such as `30s`. @throws UsageError. */
export function readDuration(name: string, text: string): string {
  if (Duration.safeParse(text).success) return text
  throw new UsageError(`--${name} takes a time such as 500ms, 30s or 5m, not "${text}"`)
}
