import { expect, it } from 'vitest'
import { acceptedOf, DecisionsFile } from '../decisions.ts'
import { decidedOf, type Entry, partsOf, type Review } from './data.ts'

const shot = { picture: 'a', aria: '', content: 'c', axe: [], faults: [] }
const entry = (story: string, rest: Partial<Entry> = {}): Entry => ({
  story,
  mode: 'light',
  kind: 'changed',
  aria: null,
  axe: null,
  faults: [],
  change: 'h',
  shot,
  ...rest,
})
const review: Review = {
  key: 'linux',
  made: '2026-11-25T12:00:00Z',
  entries: [entry('ui-badge--ready'), entry('ui-badge--long'), entry('ui-badge--gone', { shot: undefined })],
  problems: [],
  decisions: {},
}

it('writes only decided changes, in a form that accepting reads', () => {
  const text = decidedOf(review, {
    'ui-badge--ready light': { decision: 'accepted', note: 'wider' },
    'ui-badge--long light': { note: 'ask first' },
    'ui-badge--gone light': { decision: 'accepted', note: '' },
  })
  const file = DecisionsFile.parse(JSON.parse(text))
  expect(file).toMatchObject({ key: 'linux', shots: { 'ui-badge--ready light': { note: 'wider', change: 'h' } } })
  expect(acceptedOf(file)).toEqual({
    shots: { 'ui-badge--ready light': shot },
    removed: ['ui-badge--gone light'],
  })
})

it('splits the id of a story', () => {
  expect(partsOf('ui-badge--long-name')).toEqual({ component: 'ui-badge', state: 'long name' })
})
