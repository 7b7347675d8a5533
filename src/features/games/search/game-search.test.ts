import { expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { areaOf } from '../list/game-filter.ts'
import { searchGames } from './game-search.ts'
import { prepareSearch } from './searchable-games.ts'
import type { Sort } from './sorts.ts'

const { call } = await createPlatform({ scenario: 'default' })
const index = await call(games.gameIndex, { merchant: 'HAEDAL', language: 'KO' })
const prepared = prepareSearch(index, 'KO', (game) => index.categories[areaOf(game)] ?? [])
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

test.each([
  ['라이브', 'LIVE'],
  ['live', 'LIVE'],
  ['ライブ', 'LIVE'],
  ['Fishing', 'FISH'],
])('finds the games of a category by its name in any language: %s', (text, category) => {
  const types = search(text)
    .slice(0, 200)
    .map(({ gameType }) => gameType)
  expect(new Set(types)).toEqual(new Set([category]))
})

test('finds the games of a vendor within a category', () => {
  const both = search('라이브 바카라 EG4')
  expect(both.length).toBeGreaterThan(0)
  for (const { displayName, vassalage } of both)
    expect([displayName, vassalage]).toEqual([expect.stringMatching('바카라'), 'EG4'])
})

test('finds games by initial consonants that a keyboard has joined', () => {
  expect(search('ㅄ').length).toBeGreaterThan(0)
  expect(search('ㅄ')).toEqual(search('ㅂㅅ'))
})

test.each(['PP 용의 승첨', 'pp dragom ascent', 'poler 용의 승천', 'dragno PP'])(
  'finds a game by words of which one is mistyped: %s',
  (text) => expect(first(text)).toMatch('용'),
)

test.each([
  ['moonbrigde', 'MB'],
  ['jade lanten', 'JL'],
  ['라이프', 'LIVE'],
  ['liev', 'LIVE'],
])('finds all games of a mistyped vendor or category: %s', (text, group) => {
  const isOfGroup = (...of: (string | undefined)[]) => of.includes(group)
  const all = index.nodeId.filter((_, at) => isOfGroup(index.gameType[at], index.vassalage[at]))
  const found = search(text).filter(({ gameType, vassalage }) => isOfGroup(gameType, vassalage))
  expect(found.map(({ nodeId }) => nodeId).toSorted()).toEqual(all.toSorted())
})

test('finds nothing by a text with several typos', () => {
  expect(search('PP zxqwvk')).toEqual([])
  expect(search('zxqwvk')).toEqual([])
})

test('omits games that are not in the list', () => {
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
