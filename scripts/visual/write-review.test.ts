import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Change } from './changes.ts'
import { writeReview } from './write-review.ts'

const shot = (picture: string) => ({ picture, aria: '', content: '', axe: [], faults: [] })
const code = { look: '', code: '' }
let home = ''

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'review-'))
  writeFileSync(join(home, 'taken.png'), 'picture')
})
afterEach(() => rmSync(home, { recursive: true }))

function reviewOf(changes: Change[], problems: string[] = []) {
  const places = { folder: join(home, 'review'), pathOf: (picture: string) => join(home, `${picture}.png`) }
  const page = readFileSync(writeReview({ key: 'linux', changes, problems, decisions: {} }, code, places), 'utf8')
  return JSON.parse(/globalThis\.review = (.*)<\/script>/.exec(page)?.[1] ?? '')
}
const entriesOf = (changes: Change[]) => reviewOf(changes).entries

it('copies both pictures of a change beside the page', () => {
  writeFileSync(join(home, 'accepted.png'), 'picture')
  const [entry] = entriesOf([
    { shot: 'ui-badge--ready light', kind: 'changed', before: shot('accepted'), after: shot('taken') },
  ])
  expect(entry).toMatchObject({ before: 'pictures/accepted.png', after: 'pictures/taken.png' })
  expect(existsSync(join(home, 'review', entry.before))).toBe(true)
})

it('shows a change without its accepted picture if that was accepted on another machine', () => {
  const entries = entriesOf([
    { shot: 'ui-badge--ready light', kind: 'changed', before: shot('elsewhere'), after: shot('taken') },
    { shot: 'ui-badge--gone light', kind: 'removed', before: shot('elsewhere') },
  ])
  expect(entries[0]).toMatchObject({ kind: 'changed', after: 'pictures/taken.png' })
  expect(entries[1]).toMatchObject({ kind: 'removed' })
  for (const entry of entries) expect(entry.before).toBeUndefined()
})

it('hands the elements that break a rule to the page', () => {
  const elements = ['label: #name <input id="name">']
  const after = { ...shot('taken'), axe: ['label × 1'], elements }
  const [entry] = entriesOf([{ shot: 'ui-badge--ready light', kind: 'changed', before: shot('taken'), after }])
  expect(entry.axe).toEqual({ before: [], after: ['label × 1'], elements })
})

it('hands the problems of a run to the page, also if no picture changed', () => {
  const problems = ['ui-badge--ready light: "9" is cut by span']
  expect(reviewOf([], problems)).toMatchObject({ entries: [], problems })
})
