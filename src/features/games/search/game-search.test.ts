import { expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { areaOf } from '../list/game-filter.ts'
import { searchGames } from './game-search.ts'
import { prepareSearch } from './searchable-games.ts'
import type { Sort } from './sorts.ts'

const categories = { RNG: '슬롯', LIVE: '라이브' } as Record<string, string>
const { call } = await createPlatform({ scenario: 'default' })
const index = await call(games.gameIndex, { merchant: 'HAEDAL', language: 'KO' })
const prepared = prepareSearch(index, 'KO', (game) => categories[areaOf(game)] ?? areaOf(game))
const all = () => true
const search = (text: string, sort: Sort = 'POPULAR', isListed: Parameters<typeof searchGames>[1]['isListed'] = all) =>
  searchGames(prepared, { text, sort, isListed })
const first = (text: string) => search(text)[0]?.displayName

test.each([
  ['용의 승천', 'its Korean name'],
  ['용의승', 'a part of it without spaces'],
  ['dragon ascent', 'its English name'],
  ['RAGONAS', 'a part of it in other case'],
  ['ㅇㅇㅅㅊ', 'its initial consonants'],
  ['용의 스', 'a syllable that is being typed'],
  ['용의 승첨', 'one wrong sign'],
  ['용의 승처', 'one missing sign'],
  ['drgaon ascent', 'two exchanged letters'],
  ['dragon ascentt', 'one superfluous letter'],
])('finds a game by %s: %s', (text) => expect(first(text)).toBe('용의 승천'))

test('finds the games of a vendor by its code before games with such a name', () => {
  expect(
    new Set(
      search('pp')
        .slice(0, 500)
        .map(({ vassalage }) => vassalage),
    ),
  ).toEqual(new Set(['PP']))
})

test('finds the games of a category, and of a vendor within it', () => {
  expect(
    new Set(
      search('라이브')
        .slice(0, 200)
        .map(({ gameType }) => gameType),
    ),
  ).toEqual(new Set(['LIVE']))
  const both = search('라이브 바카라 EG4')
  expect(both.length).toBeGreaterThan(0)
  for (const { displayName, vassalage } of both)
    expect([displayName, vassalage]).toEqual([expect.stringMatching('바카라'), 'EG4'])
})

test('finds games by initial consonants that a keyboard has joined', () => {
  expect(search('ㅄ').length).toBeGreaterThan(0)
  expect(search('ㅄ')).toEqual(search('ㅂㅅ'))
})

test('finds nothing by a text with several typos', () => {
  expect(search('zxqwvk')).toEqual([])
})

test('leaves out what the list does not have', () => {
  expect(new Set(search('용', 'POPULAR', ({ gameType }) => gameType === 'FISH').map((game) => game.gameType))).toEqual(
    new Set(['FISH']),
  )
})

test('sorts by players, by release and by name', () => {
  const at = (sort: Sort) => search('황금', sort).map(({ nodeId }) => index.nodeId.indexOf(nodeId))
  const falls = (numbers: (number | undefined)[]) =>
    numbers.every((one, place) => place === 0 || one! <= numbers[place - 1]!)
  expect(falls(search('').map(({ nodeId }) => index.players[index.nodeId.indexOf(nodeId)]))).toBe(true)
  expect(falls(at('NEW').map((place) => index.release[place]))).toBe(true)
  const names = search('황금', 'NAME').map(({ displayName }) => displayName)
  expect(names).toEqual(names.toSorted(new Intl.Collator('ko').compare))
})
