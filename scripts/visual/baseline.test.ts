import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baselinePath, readBaseline, writeBaseline } from './baseline.ts'

const shots = { 'ui-badge--ready light': { picture: 'a', aria: '', content: '', axe: [], faults: [] } }
let place = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'baseline-'))
})
afterEach(() => rmSync(place, { recursive: true }))

it('keeps the commit with the shots', () => {
  expect(readBaseline('linux', place)).toBeUndefined()
  writeBaseline('linux', { commit: 'c0ffee', shots }, place)
  expect(readBaseline('linux', place)).toEqual({ commit: 'c0ffee', shots })
})

it('reads a baseline from before the commit was kept', () => {
  mkdirSync(dirname(baselinePath('linux', place)), { recursive: true })
  writeFileSync(baselinePath('linux', place), JSON.stringify(shots))
  expect(readBaseline('linux', place)).toEqual({ shots })
})
