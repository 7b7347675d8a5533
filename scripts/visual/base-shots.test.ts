import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptShots } from './base-shots.ts'

const shot = (picture: string) => ({ picture, aria: '', content: '', axe: [], faults: [] })
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shots-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps the shots of a commit from run to run', () => {
  const file = join(folder, 'shots.json')
  keptShots(file).add({ 'ui-badge--ready light': shot('a') })
  keptShots(file, () => true).add({ 'ui-badge--ready dark': shot('b') })
  const kept = keptShots(file, () => true)
  expect(kept.shots).toEqual({ 'ui-badge--ready light': shot('a'), 'ui-badge--ready dark': shot('b') })
  expect(kept.has('ui-badge--ready dark')).toBe(true)
  expect(kept.has('ui-badge--new light')).toBe(false)
})

it('takes a shot again whose picture is gone', () => {
  const file = join(folder, 'shots.json')
  keptShots(file).add({ 'ui-badge--ready light': shot('a'), 'ui-badge--ready dark': shot('b') })
  expect(keptShots(file, (picture) => picture === 'b').shots).toEqual({ 'ui-badge--ready dark': shot('b') })
})
