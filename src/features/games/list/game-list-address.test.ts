import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areas } from '../home/categories.ts'
import { sorts } from '../search/sorts.ts'
import {
  gameListAddress,
  gameListQuery,
  gameSearchAddress,
  isIndexed,
  opensSearch,
  readGameListQuery,
  shownPlace,
} from './game-list-address.ts'

const read = (query: string) => readGameListQuery(new URLSearchParams(query))

test('writes the specification’s query', () => {
  expect(gameListAddress('RNG', 'PP')).toBe('/m/gameList?gameType=RNG&vassalage=PP&type=')
  expect(gameListAddress('CRASH')).toBe('/m/gameList?gameType=RNG&vassalage=&type=CRASH')
  expect(gameListAddress('LIVE', 'HOT')).toBe('/m/gameList?gameType=LIVE&vassalage=HOT&type=')
})

describe('reading', () => {
  test('restores any place that was written', () => {
    const place = fc.record({
      area: fc.constantFrom('ALL' as const, ...areas.filter((area) => area !== 'BINGO')),
      tab: fc.constantFrom('ALL', 'HOT', 'PP', 'TCG_SEA'),
      sort: fc.constantFrom(...sorts),
      name: fc.string().map((text) => text.trim()),
    })
    fc.assert(
      fc.property(place, (written) => {
        expect(readGameListQuery(gameListQuery(written))).toEqual(written)
      }),
    )
  })

  test('reads an empty or invalid address as all slots', () => {
    expect(read('')).toEqual({ area: 'RNG', tab: 'ALL', name: '', sort: 'POPULAR' })
    expect(read('gameType=NOPE&type=constructor')).toEqual({ area: 'RNG', tab: 'ALL', name: '', sort: 'POPULAR' })
  })

  test('ignores vendors of bingo', () => {
    expect(read('gameType=BINGO&vassalage=PP&type=')).toMatchObject({ area: 'BINGO', tab: 'ALL' })
    expect(read('gameType=BINGO&vassalage=HOT&type=')).toMatchObject({ area: 'BINGO', tab: 'HOT' })
  })
})

test('opens the search of all games at an address without a text, and of a list at a text', () => {
  const { searchParams } = new URL(gameSearchAddress(), 'http://parlor.test')
  expect(readGameListQuery(searchParams)).toEqual({ area: 'ALL', tab: 'ALL', name: '', sort: 'POPULAR' })
  const place = { area: 'FISH', tab: 'ALL', sort: 'POPULAR' } as const
  expect(opensSearch(searchParams)).toBe(true)
  expect(opensSearch(gameListQuery({ ...place, name: '777' }))).toBe(true)
  expect(opensSearch(gameListQuery({ ...place, name: '' }))).toBe(false)
})

describe('searching', () => {
  const place = (change: Partial<Parameters<typeof shownPlace>[0]>) =>
    shownPlace({ area: 'FISH', tab: 'HOT', name: '', sort: 'POPULAR', ...change })

  test('finds all games of the area from the hot ones, which come back without the text', () => {
    expect(place({ name: 'ㅎㅂ' })).toEqual({ area: 'FISH', tab: 'ALL', name: 'ㅎㅂ', sort: 'POPULAR' })
    expect(isIndexed(place({ name: 'ㅎㅂ' }))).toBe(true)
    expect(place({})).toMatchObject({ tab: 'HOT' })
    expect(isIndexed(place({ sort: 'NAME' }))).toBe(false)
  })

  test('stays within a vendor', () => {
    expect(place({ tab: 'PP', name: 'ㅎㅂ' })).toMatchObject({ tab: 'PP', name: 'ㅎㅂ' })
  })
})
