import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#contract/localised.ts'
import { categories, type Vendor, vendors } from '#fixtures/games/vendors.ts'
import { buildGames } from './build-games.ts'
import { catalogue } from './catalogue.ts'
import { gameView } from './game-view.ts'

const all = catalogue.page({ pageNo: 1, pageSize: 20_000 }).games
const distinct = (values: readonly string[]) => new Set(values).size

describe('the catalogue', () => {
  test('holds 10,000 games of 30 vendors in 8 categories', () => {
    expect(all).toHaveLength(10_000)
    expect(distinct(all.map(({ vassalage }) => vassalage))).toBe(30)
    expect(distinct(all.map(({ category }) => category))).toBe(8)
  })

  test('has each vendor’s number of games per category', () => {
    const expected = vendors.flatMap(({ code, games }: Vendor) =>
      categories.map((name) => [code, name, games[name] ?? 0]),
    )
    const counts = Map.groupBy(all, ({ vassalage, category }) => `${vassalage}/${category}`)
    expect(expected.map(([code, name]) => [code, name, counts.get(`${code}/${name}`)?.length ?? 0])).toEqual(expected)
  })

  test.each(['nodeId', 'gameId', 'gameCode', 'telGameId', 'telNodeId'] as const)('never repeats a %s', (field) => {
    expect(distinct(all.map((game) => gameView(game, 'en')[field]))).toBe(all.length)
  })

  test.each(['ko', 'en'] as const)('has unique names per vendor in %s', (language) => {
    expect(distinct(all.map(({ vassalage, name }) => `${vassalage}/${inLanguage(name, language)}`))).toBe(all.length)
  })

  test('is the same when built again', () => {
    expect(buildGames()).toEqual(all)
  })

  test('classifies crash games within the type RNG, and bingo games by their own class', () => {
    const crash = all.filter(({ gameClassify }) => gameClassify === 'Crash')
    expect(new Set(crash.map(({ category, gameType }) => `${category}/${gameType}`))).toEqual(new Set(['CRASH/RNG']))
    expect(catalogue.page({ gameClassify: 'Bingo', pageNo: 1, pageSize: 1 }).total).toBe(160)
  })

  test('finds every game and every lobby by its node id', () => {
    expect(all.every((game) => catalogue.game(game.nodeId) === game)).toBe(true)
    const lobby = catalogue.lobby('EG4', 'LIVE')
    expect(lobby).toMatchObject({ gameCode: 'lobby', vassalage: 'EG4', gameType: 'LIVE' })
    expect(catalogue.game(lobby?.nodeId ?? '')).toBe(lobby)
  })

  test('finds no unknown games or lobbies', () => {
    expect(catalogue.game('nowhere')).toBeUndefined()
    expect(catalogue.lobby('EG4', 'FISH')).toBeUndefined()
  })

  test('keeps similar pictures a screen apart among the first slots', () => {
    const shown = catalogue.page({ gameType: 'RNG', pageNo: 1, pageSize: 500 }).games
    const repeats = shown.filter((game, at) =>
      shown.slice(Math.max(0, at - 8), at).some(({ glyph }) => glyph === game.glyph),
    )
    expect(repeats.map(({ name }) => name.en)).toEqual([])
  })
})

describe('a page', () => {
  const filter = fc.record({
    gameType: fc.constantFrom('', 'RNG', 'LIVE', 'FISH', 'BINGO', 'SPORTS', 'PVP', 'ELOTT'),
    vassalage: fc.constantFrom('', 'PP', 'JL', 'EG4', 'SB', 'NOBODY'),
    gameClassify: fc.constantFrom('', 'Crash', 'Bingo'),
    minBet: fc.constantFrom(0, 500),
    minLine: fc.constantFrom(0, 25),
  })

  test('after page returns each matching game once, most played first', () => {
    fc.assert(
      fc.property(filter, fc.integer({ min: 20, max: 700 }), (query, pageSize) => {
        const expected = all.filter(
          (game) =>
            (!query.gameType || game.gameType === query.gameType) &&
            (!query.vassalage || game.vassalage === query.vassalage) &&
            (!query.gameClassify || game.gameClassify === query.gameClassify) &&
            game.minBet >= query.minBet &&
            game.minLine >= query.minLine,
        )
        const { total, totalPages } = catalogue.page({ ...query, pageNo: 1, pageSize })
        const paged = Array.from({ length: totalPages }, (_, at) =>
          catalogue.page({ ...query, pageNo: at + 1, pageSize }),
        )
        expect(total).toBe(expected.length)
        expect(paged.flatMap(({ games }) => games)).toEqual(expected)
        expect(expected.every((game, at) => game.popularity <= (expected[at - 1]?.popularity ?? Infinity))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('beyond the last is empty and has the totals', () => {
    const beyond = catalogue.page({ gameType: 'FISH', pageNo: 99, pageSize: 21 })
    expect(beyond).toEqual({ games: [], pageNum: 99, totalPages: 20, total: 400 })
  })

  test('finds every game by any part of its name in any language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom('ko', 'en'), fc.nat(), (game, language, from) => {
        const name = inLanguage(game.name, language)
        const part = name.slice(from % name.length).toUpperCase()
        const { games } = catalogue.page({ name: part, vassalage: game.vassalage, pageNo: 1, pageSize: 1_000 })
        expect(games).toContain(game)
      }),
    )
  })

  test('ignores spaces and case of a name', () => {
    const find = (name: string) => catalogue.page({ name, pageNo: 1, pageSize: 1 }).games[0]?.name.en
    expect([find('호랑이골드'), find(' tiger gOLD '), find('호랑이 골드')]).toEqual(Array(3).fill('Tiger Gold'))
  })
})

describe('the hot lists', () => {
  test('are one mixed list and one for each category, three slides of nine each', () => {
    expect(catalogue.hot().map(({ gameType }) => gameType)).toEqual(['HOT', ...categories])
    expect(catalogue.hot().map(({ games }) => games.length)).toEqual(Array(9).fill(27))
  })

  test('contain only games of their category', () => {
    const lists = catalogue.hot().filter(({ gameType }) => gameType !== 'HOT')
    expect(lists.every(({ gameType, games }) => games.every(({ category }) => category === gameType))).toBe(true)
  })
})

describe('the vendor sorting', () => {
  test('puts EG3, PG, FC and JL first', () => {
    expect(catalogue.vendors.slice(0, 4).map(({ code }) => code)).toEqual(['EG3', 'PG', 'FC', 'JL'])
    expect(catalogue.sorting.find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames.slice(0, 5)).toEqual([
      'EG3',
      'PG',
      'FC',
      'JL',
      'PP',
    ])
  })

  test('lists exactly the vendors with games under each category', () => {
    const served = categories.map(
      (name) => new Set(all.filter((game) => game.category === name).map((game) => game.vassalage)),
    )
    expect(catalogue.sorting.map(({ vendorNames }) => new Set(vendorNames))).toEqual(served)
  })

  test('keeps all vendors, and hides TCG_SEA in the footer', () => {
    expect(catalogue.vendors).toHaveLength(30)
    expect(catalogue.vendors.filter(({ hiddenInFooter }) => hiddenInFooter).map(({ code }) => code)).toEqual([
      'TCG_SEA',
    ])
  })
})
