import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBaseline, writeBaseline } from './baseline.ts'
import { commitOf } from './changed-files.ts'
import { commitOfBaseline, sinceBaseline } from './since-baseline.ts'

const key = 'linux'
const shot = (picture: string) => ({ picture, aria: '', content: '', axe: [], faults: [] })
const shots = { 'ui-badge--ready light': shot('a'), 'ui-badge--long light': shot('b') }
let place = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'since-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  rmSync(place, { recursive: true })
  vi.restoreAllMocks()
})

/** Compares with the baseline, and returns the number of changes and the baseline's commit. */
function run(taken: typeof shots, { isPart = false, failed = [] as string[] } = {}) {
  const changes = sinceBaseline({ key, shots: taken, failed, problems: [] }, { isPart, head: 'second', place })
  return [changes.length, readBaseline(key, place)?.commit]
}

it('makes the first baseline of the current commit', () => {
  expect(run(shots)).toEqual([0, 'second'])
})

it('renews the commit after a whole run without changes, and only then', () => {
  const first = () => writeBaseline(key, { commit: 'first', shots }, place)
  first()
  expect(run({ ...shots, 'ui-badge--long light': shot('c') })).toEqual([1, 'first'])
  expect(run(shots, { isPart: true })).toEqual([0, 'first'])
  expect(run(shots, { failed: ['ui-badge--long light'] })).toEqual([0, 'first'])
  expect(run(shots)).toEqual([0, 'second'])
})

it('returns the commit of the baseline, and says what to do without one', () => {
  const baselineOf = (commit?: string) => writeBaseline(key, { commit, shots }, place)
  expect(() => commitOfBaseline(key, place)).toThrow(/no baseline yet.*--base HEAD/)
  baselineOf()
  expect(() => commitOfBaseline(key, place)).toThrow(/no commit.*--changed REF/)
  baselineOf('c0ffee00c0ffee')
  expect(() => commitOfBaseline(key, place)).toThrow(/does not have c0ffee00c0ffee.*--changed REF/)
  baselineOf(commitOf('HEAD'))
  expect(commitOfBaseline(key, place)).toBe(commitOf('HEAD'))
})
