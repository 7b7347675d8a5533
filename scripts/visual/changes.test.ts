import { expect, it } from 'vitest'
import type { Shot } from './baseline.ts'
import { changesOf, newlyBroken, withNewModes } from './changes.ts'

const shot: Shot = { picture: 'a', aria: '- button "Send"', content: 'c', axe: [], faults: [] }

it('reports no change of equal shots', () => {
  expect(changesOf({ one: shot }, { one: { ...shot } })).toEqual([])
})

it.each([
  ['picture', { picture: 'b' }],
  ['accessible name', { aria: '- button' }],
  ['accessibility rule', { axe: ['button-name'] }],
])('reports a changed %s', (_, change) => {
  const after = { ...shot, ...change }
  expect(changesOf({ one: shot, two: shot }, { one: after, two: shot })).toEqual([
    { shot: 'one', kind: 'changed', before: shot, after },
  ])
})

it('returns the elements of the rules that a change breaks, and none of a rule that was broken as often before', () => {
  const before = {
    ...shot,
    axe: ['button-name × 1', 'label × 1'],
    elements: ['button-name: .old <b>', 'label: #a <i>'],
  }
  const after = { ...shot, axe: ['button-name × 1', 'label × 2'], elements: ['button-name: .new <b>', 'label: #b <i>'] }
  expect(newlyBroken({ shot: 'one', kind: 'changed', before, after })).toEqual(['label: #b <i>'])
  expect(newlyBroken({ shot: 'one', kind: 'removed', before })).toEqual([])
})

it('reports no change if other elements break the same rules, because generated class names change', () => {
  const before = { ...shot, axe: ['label × 1'], elements: ['label: ._a_1 <i>'] }
  expect(changesOf({ one: before }, { one: { ...before, elements: ['label: ._b_2 <i>'] } })).toEqual([])
})

it('reports added and removed shots, and only added ones of a part', () => {
  const kinds = (part: boolean) => changesOf({ gone: shot }, { fresh: shot }, { part }).map(({ kind }) => kind)
  expect(kinds(false)).toEqual(['added', 'removed'])
  expect(kinds(true)).toEqual(['added'])
})

it('reports no change of a shot that could not be taken', () => {
  expect(changesOf({ gone: shot, lost: shot }, {}, { failed: ['lost'] }).map((change) => change.shot)).toEqual(['gone'])
})

it('takes a mode without pictures into the baseline, and no new story of a known mode', () => {
  const baseline = { 'ui-badge--ready light': shot }
  const taken = { 'ui-badge--ready dark': shot, 'ui-badge--long light': shot }
  expect(withNewModes(baseline, taken)).toEqual({ ...baseline, 'ui-badge--ready dark': shot })
})

it('begins a baseline with all pictures', () => {
  const taken = { 'ui-badge--ready light': shot }
  expect(withNewModes({}, taken)).toEqual(taken)
})
