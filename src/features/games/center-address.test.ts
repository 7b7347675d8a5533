import { expect, test } from 'vitest'
import { type CenterPlace, centerQuery, readCenterQuery } from './center-address.ts'

test.each<[CenterPlace, string]>([
  [{ category: 'HOT', tab: 'ALL' }, ''],
  [{ category: 'FAV', tab: 'ALL' }, 'type=FAV'],
  [{ category: 'FISH', tab: 'ALL' }, 'type=FISH'],
  [{ category: 'LIVE', tab: 'EG4' }, 'type=LIVE&vassalage=EG4'],
])('keeps %o as %s', (place, query) => {
  expect(centerQuery(place).toString()).toBe(query)
  expect(readCenterQuery(new URLSearchParams(query))).toEqual(place)
})

test.each(['type=ELOTT', 'type=constructor', 'type=fish', 'type=', 'vassalage=PG'])(
  'shows the hot games for %s',
  (query) => expect(readCenterQuery(new URLSearchParams(query))).toEqual({ category: 'HOT', tab: 'ALL' }),
)

test('shows all of a category that has no vendors', () => {
  expect(readCenterQuery(new URLSearchParams('type=BINGO&vassalage=PG'))).toEqual({ category: 'BINGO', tab: 'ALL' })
})
