import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBaseline, writeBaseline } from './baseline.ts'
import { beginBaseline } from './first-baseline.ts'
import { sinceBaseline } from './since-baseline.ts'

const key = 'linux'
const shot = (picture: string) => ({ picture, aria: '', content: '', axe: [], faults: [] })
const committed = { 'ui-badge--ready light': shot('a') }
let place = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'first-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  rmSync(place, { recursive: true })
  vi.restoreAllMocks()
})

/** Begins a baseline in a tree with uncommitted files, and returns the problems and the commits that were taken. */
async function begin(files: string[], { head, failed = [] as string[] }: { head?: string; failed?: string[] }) {
  const take = vi.fn(async () => ({ shots: committed, failed }))
  const problems = await beginBaseline(key, { head, uncommitted: () => files, take, place })
  return { problems, taken: take.mock.calls.flat() }
}

it('makes the first baseline from the last commit if the tree has changes, and shows them', async () => {
  expect(await begin(['src/ui/content/badge.tsx'], { head: 'c0ffee' })).toEqual({ problems: [], taken: ['c0ffee'] })
  expect(readBaseline(key, place)).toEqual({ commit: 'c0ffee', shots: committed })
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('src/ui/content/badge.tsx\n'))
  const taken = { key, shots: { 'ui-badge--ready light': shot('b') }, failed: [], problems: [] }
  expect(sinceBaseline(taken, { isPart: false, head: 'c0ffee', place })).toMatchObject([{ kind: 'changed' }])
})

it('names the shots of the last commit that could not be taken', async () => {
  const { problems } = await begin(['src/ui/content/badge.tsx'], { head: 'c0ffee', failed: ['ui-badge--long light'] })
  expect(problems).toEqual(['ui-badge--long light: not taken of c0ffee'])
})

it('leaves the baseline to the run itself without changes, without a repository, and if there is one', async () => {
  const nothing = { problems: [], taken: [] }
  expect(await begin([], { head: 'c0ffee' })).toEqual(nothing)
  expect(await begin(['src/ui/content/badge.tsx'], {})).toEqual(nothing)
  expect(readBaseline(key, place)).toBeUndefined()
  writeBaseline(key, { commit: 'first', shots: {} }, place)
  expect(await begin(['src/ui/content/badge.tsx'], { head: 'c0ffee' })).toEqual(nothing)
})
