import { Duration } from '#mock-server/world/duration.ts'
import type { Bound, Fault } from '#mock-server/world/fault.ts'
import { WrongUse } from '../wrong-use.ts'

const whole = /^\d+$/

export function readCount(name: string, text: string): number {
  if (whole.test(text)) return Number(text)
  throw new WrongUse(`--${name} takes a whole number, not "${text}"`)
}

export const optionalCount = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : readCount(name, text)

/** Milliseconds since 1970 as they are, or of a date such as `2026-12-24T18:00:00Z`. */
export function readInstant(name: string, text: string): number {
  const instant = whole.test(text) ? Number(text) : Date.parse(text)
  if (Number.isNaN(instant)) throw new WrongUse(`${name} takes a date such as 2026-12-24T18:00:00Z, not "${text}"`)
  return instant
}

export const optionalInstant = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : readInstant(`--${name}`, text)

/** An instant, or a duration since the world began. */
export const optionalBound = (name: string, text: string | undefined): Bound | undefined =>
  text !== undefined && Duration.safeParse(text).success ? text : optionalInstant(name, text)

const latencyUse = '--latency takes milliseconds, or p50=200,p95=900, or median=200,sigma=0.5'

/** @param text Such as `500`, `p50=200,p95=900` or `median=200,sigma=0.5`. */
export function readLatency(text: string | undefined): Fault['latency'] {
  if (text === undefined) return undefined
  if (whole.test(text)) return Number(text)
  const parts = text.split(',').map((part) => part.split('='))
  const shape = Object.fromEntries(parts.map(([name = '', value]) => [name, Number(value)]))
  const names = Object.keys(shape).toSorted().join()
  if ((names !== 'p50,p95' && names !== 'median,sigma') || Object.values(shape).some(Number.isNaN)) {
    throw new WrongUse(`${latencyUse}, not "${text}"`)
  }
  return shape as Exclude<Fault['latency'], number>
}

export function readShare(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const share = Number(text)
  if (text !== '' && share >= 0 && share <= 1) return share
  throw new WrongUse(`--${name} takes a number from 0 to 1, not "${text}"`)
}

/** One of some words. */
export function readWord<Word extends string>(what: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text)
  if (found !== undefined) return found
  throw new WrongUse(`${what} is one of ${words.join(', ')}, not "${text}"`)
}

export const optionalWord = <Word extends string>(name: string, text: string | undefined, words: readonly Word[]) =>
  text === undefined ? undefined : readWord(`--${name}`, text, words)

/** `KEY=VALUE` cut at its first equals sign. */
export function readPair(text: string): [key: string, value: string] {
  const at = text.indexOf('=')
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw new WrongUse(`a change is written as KEY=VALUE, not "${text}"`)
}

/** `NAME=VALUE` pairs with commas between them. */
export function optionalFields(name: string, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  const pairs = text.split(',').map((pair) => [pair, pair.indexOf('=')] as const)
  const wrong = pairs.find(([, at]) => at < 1)
  if (wrong) throw new WrongUse(`--${name} takes NAME=VALUE, with commas between several, not "${wrong[0]}"`)
  return Object.fromEntries(pairs.map(([pair, at]) => [pair.slice(0, at), pair.slice(at + 1)]))
}

export function readDuration(name: string, text: string): string {
  if (Duration.safeParse(text).success) return text
  throw new WrongUse(`--${name} takes a time such as 500ms, 30s or 5m, not "${text}"`)
}
