import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Change } from './changes.ts'
import { acceptedOf, type DecisionsFile, decidedAmong, hashOf, joinDecisions, readDecisions } from './decisions.ts'

type Decided = DecisionsFile['shots'][string]

const shot = { picture: 'a', aria: '', content: 'c', axe: [], faults: [] }
const accepted: Decided = { decision: 'accepted', note: '', shot }
const rejected: Decided = { ...accepted, decision: 'rejected' }
const decisions = (shots: DecisionsFile['shots'], key = 'linux'): DecisionsFile => ({ key, shots })
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'decisions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('returns accepted shots and removals, and leaves rejected ones', () => {
  const shots = { one: accepted, two: rejected, gone: { ...accepted, shot: null } }
  expect(acceptedOf(decisions(shots))).toEqual({ shots: { one: shot }, removed: ['gone'] })
})

it('reads a file of decisions, and refuses another file by its name', () => {
  const file = join(folder, 'decisions.json')
  expect(readDecisions(file)).toBeUndefined()
  writeFileSync(file, JSON.stringify(decisions({ one: accepted })))
  expect(readDecisions(file)).toEqual(decisions({ one: accepted }))
  for (const text of ['{"key":"linux","shots":{"one":{"decision":"maybe"}}}', '<<<<<<< ours']) {
    writeFileSync(file, text)
    expect(() => readDecisions(file)).toThrow(file)
  }
})

it('keeps the elements that break a rule', () => {
  const file = join(folder, 'decisions.json')
  const broken = decisions({
    one: { ...accepted, shot: { ...shot, axe: ['label × 1'], elements: ['label: #name <i>'] } },
  })
  writeFileSync(file, JSON.stringify(broken))
  expect(readDecisions(file)).toEqual(broken)
})

it('adds a second round to the accepted changes of the first', () => {
  const first = decisions({ one: accepted, two: rejected, undone: rejected })
  const second = decisions({ two: { ...accepted, note: 'mended' } })
  expect(joinDecisions(first, second)).toEqual(decisions({ one: accepted, two: { ...accepted, note: 'mended' } }))
  expect(joinDecisions(undefined, first)).toEqual(first)
})

it('takes the later decision on a change, and none of another machine', () => {
  expect(joinDecisions(decisions({ one: accepted }), decisions({ one: rejected }))).toEqual(
    decisions({ one: rejected }),
  )
  expect(joinDecisions(decisions({ one: accepted }, 'windows'), decisions({ two: accepted }))).toEqual(
    decisions({ two: accepted }),
  )
})

it('knows a change that was decided, until it shows something else', () => {
  const change: Change = { shot: 'one', kind: 'changed', before: shot, after: { ...shot, picture: 'b' } }
  const kept = decisions({ one: { ...accepted, note: 'wider', change: hashOf(change) } })
  const decided = { one: { decision: 'accepted', note: 'wider' } }
  expect(decidedAmong([change], 'linux', kept)).toEqual(decided)
  expect(decidedAmong([{ ...change, before: { ...shot, content: 'd' } }], 'linux', kept)).toEqual(decided)
  for (const other of [{ before: { ...shot, picture: 'z' } }, { after: shot }, { after: { ...shot, aria: 'z' } }])
    expect(decidedAmong([{ ...change, ...other }], 'linux', kept)).toEqual({})
  expect(decidedAmong([change], 'windows', kept)).toEqual({})
  expect(decidedAmong([change], 'linux', decisions({ one: accepted }))).toEqual({})
})
