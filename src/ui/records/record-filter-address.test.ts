import { expect, test } from 'vitest'
import { readRecordFilter, recordFilterQuery, spanOfFilter } from './record-filter-address.ts'
import { spanOf } from './span.ts'

const now = Date.parse('2026-11-20T13:05:00+09:00')
const checks = { category: (value: string) => ['RNG', 'LIVE'].includes(value), vendor: () => true }
const read = (query: string) => readRecordFilter(new URLSearchParams(query), checks, now)
const all = { category: '', vendor: '' }

test('shows 30 days of everything without a query, and writes none for it', () => {
  expect(read('')).toEqual({ period: 'month', values: all })
  expect(recordFilterQuery(read('')).toString()).toBe('')
  expect(spanOfFilter(read(''), now)).toEqual(spanOf('month', now))
})

test.each([
  ['period=week', { period: 'week', values: all }],
  ['category=RNG&vendor=PP', { period: 'month', values: { category: 'RNG', vendor: 'PP' } }],
  [
    'period=own&from=2026-11-01&to=2026-11-20&category=LIVE',
    { period: 'own', range: { from: '2026-11-01', to: '2026-11-20' }, values: { category: 'LIVE', vendor: '' } },
  ],
])('reads %s and writes the same', (query, filter) => {
  expect(read(query)).toEqual(filter)
  expect(recordFilterQuery(read(query)).toString()).toBe(query)
})

test.each(['period=year', 'category=NONE', 'period=own', 'period=own&from=2026-11-20&to=2026-11-01'])(
  'ignores %s',
  (query) => expect(read(query)).toEqual({ period: 'month', values: all }),
)

test('spans an own range from its first to the end of its last day', () => {
  expect(spanOfFilter(read('period=own&from=2026-11-01&to=2026-11-02'), now)).toEqual({
    startTime: Date.parse('2026-11-01T00:00:00+09:00'),
    endTime: Date.parse('2026-11-03T00:00:00+09:00'),
  })
})
