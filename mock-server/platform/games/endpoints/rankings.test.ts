import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { day } from '#contract/time-units.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const game = findGame('RNG')

async function play(platform: Platform, played = game, times = 1) {
  const token = await launchToken(platform, played)
  for (let turn = 0; turn < times; turn += 1) {
    const bet = played.minBet
    await platform.call(slot.spin, { token, bet, idempotencyKey: `play-${played.nodeId}-${token.slice(0, 6)}-${turn}` })
  }
}

const recentIds = async ({ call, token }: Platform, over: object = {}) => {
  const input = { token, pageNo: 1, pageSize: 30, language: 'EN', ...over }
  return (await call(games.recent, input, { token })).content.map((entry) => entry.game.nodeId)
}

describe('recent games', () => {
  test('are the launched and the recorded ones, newest first, once each', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const { token } = platform
    const other = findGame('LIVE')
    await launchToken(platform, game)
    platform.pass(1_000)
    await platform.call(games.addRecent, { nodeId: other.nodeId, token, vendor: other.vassalage }, { token })
    expect(await recentIds(platform)).toEqual([other.nodeId, game.nodeId])
    platform.pass(1_000)
    await launchToken(platform, game)
    expect(await recentIds(platform)).toEqual([game.nodeId, other.nodeId])
    expect(await recentIds(platform, { pageNo: 2, pageSize: 1 })).toEqual([other.nodeId])
  })

  test('include games played before the world began', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const last = platform.world().tables.rounds.by('memberId', 'm-0001').at(-1)
    expect((await recentIds(platform))[0]).toBe(last?.nodeId)
  })

  test('are the member’s own, without trials', async () => {
    const platform = await createPlatform({ scenario: 'new-member' })
    await launchToken(platform, game, { launchMode: 'TRIAL' })
    expect(await recentIds(platform)).toEqual([])
  })

  test('refuse an unknown game', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const { token } = platform
    const refusal = await platform.refusal(games.addRecent, { nodeId: 'none', token, vendor: 'PP' }, { token })
    expect(refusal).toMatchObject({ status: 404, errorCode: 'GAME_NOT_FOUND', field: 'body.nodeId' })
  })
})

describe('popular games', () => {
  const ask = (platform: Platform) => platform.call(announcements.popularGames, { language: 'EN', limitNum: 100 })

  test('are the catalogue’s most played, in the requested language', async () => {
    const platform = await createPlatform()
    const popular = await ask(platform)
    const usual = catalogue.page({ pageNo: 1, pageSize: 100 }).games
    expect(popular.map((entry) => entry.game.nodeId)).toEqual(usual.map(({ nodeId }) => nodeId))
    expect(popular[0]).toMatchObject({ players: usual[0]!.popularity, game: { gameName: usual[0]!.name.en } })
  })

  test('count each member who played within a day once', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    await play(platform, game, 3)
    const players = async () => (await ask(platform)).find((entry) => entry.game.nodeId === game.nodeId)?.players
    expect(await players()).toBe(game.popularity + 1)
    platform.pass(day + 1)
    expect(await players()).toBe(game.popularity)
  })

  test('leave out vendors under maintenance', async () => {
    const platform = await createPlatform({ scenario: 'vendor-maintenance' })
    expect((await ask(platform)).some((entry) => entry.game.vassalage === 'PP')).toBe(false)
  })
})

describe('the rank list', () => {
  test('adds up each member’s wins in the period, highest first', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const { list, startTime, endTime } = await platform.call(announcements.rankList, { period: 'MONTH', limitNum: 100 })
    expect(endTime - startTime).toBe(30 * day)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, at) => at + 1))
    expect(list.map(({ winAmount }) => winAmount)).toEqual(
      list.map(({ winAmount }) => winAmount).toSorted((a, b) => b - a),
    )
    const won = platform
      .world()
      .tables.rounds.by('memberId', 'm-0001')
      .filter(({ bet, win }) => win > bet)
    expect(list.find(({ customerName }) => customerName === 'ha***2')).toMatchObject({
      wins: won.length,
      winAmount: won.reduce((sum, { win }) => sum + win, 0) / 100,
    })
  })

  test('of a day is shorter than that of a month, and empty if nothing is published', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const wins = async (period: 'DAY' | 'MONTH') =>
      (await platform.call(announcements.rankList, { period, limitNum: 100 })).list.reduce(
        (sum, one) => sum + one.wins,
        0,
      )
    expect(await wins('DAY')).toBeLessThan(await wins('MONTH'))
    const empty = await createPlatform({ scenario: 'empty-content' })
    expect((await empty.call(announcements.rankList, {})).list).toEqual([])
  })
})

describe('seeded winners', () => {
  const boardOf = async (platform: Platform) => {
    const { list } = await platform.call(announcements.winnerBoard, {
      gameCategory: 'ALL',
      language: 'EN',
      limitNum: 100,
    })
    return list.map(({ vo }) => vo.customerName)
  }

  test('have masked accounts, the same for the same seed', async () => {
    const board = await boardOf(await createPlatform({ seed: 'board' }))
    expect(board).toHaveLength(100)
    for (const name of board) expect(name).toMatch(/^[a-z]{2}\*{3}\d$/)
    expect(new Set(board).size).toBeGreaterThan(15)
    expect(await boardOf(await createPlatform({ seed: 'board' }))).toEqual(board)
    expect(await boardOf(await createPlatform({ seed: 'another board' }))).not.toEqual(board)
  })

  test('keep separate ranks even if their masked accounts are equal', async () => {
    const platform = await createPlatform({ seed: 'board' })
    const board = await boardOf(platform)
    expect(new Set(board).size).toBeLessThan(board.length)
    const { list } = await platform.call(announcements.rankList, { period: 'MONTH', limitNum: 100 })
    expect(list.map(({ customerName }) => customerName).toSorted()).toEqual(board.toSorted())
    expect(list.every(({ wins }) => wins === 1)).toBe(true)
  })
})

describe('the game list', () => {
  const input = { merchant: 'HAEDAL', platform: 'html5', pageNo: 1, pageSize: 100, language: 'EN' } as const
  const list = async (over: object) => (await createPlatform()).call(games.gameList, { ...input, ...over })

  test('filters bingo by class, with empty type and vendor', async () => {
    const bingo = await list({
      gameType: '',
      vassalage: '',
      gameClassify: 'Bingo',
      gameName: '',
      minBet: '',
      minLine: '',
    })
    expect(bingo.total).toBe(160)
    expect(bingo.games.every(({ gameType }) => gameType === 'BINGO')).toBe(true)
  })

  test('filters by minimum bet and minimum lines', async () => {
    const nodes = (await list({ gameType: 'RNG', minBet: 1_000, minLine: 25 })).games.map(
      ({ nodeId }) => catalogue.game(nodeId)!,
    )
    expect(nodes.length).toBeGreaterThan(0)
    expect(nodes.every(({ minBet, minLine }) => minBet >= 1_000 && minLine >= 25)).toBe(true)
  })

  test.each(['1', '2', '3'])('is the same for client type %s', async (clientType) => {
    expect((await list({ clientType, gameType: 'FISH' })).games).toEqual((await list({ gameType: 'FISH' })).games)
  })

  test('is in English for Urdu, and refuses an unknown client type', async () => {
    expect((await list({ language: 'UR', pageSize: 1 })).games).toEqual((await list({ pageSize: 1 })).games)
    const platform = await createPlatform()
    const refusal = await platform.refusal(games.gameList, { ...input, clientType: '9' })
    expect(refusal).toMatchObject({ status: 422, field: 'query.clientType' })
  })

  test('finds a game by part of its name, within its vendor', async () => {
    const found = await list({ gameName: 'dragon', vassalage: 'PP' })
    expect(found.games.length).toBeGreaterThan(0)
    expect(found.games.every(({ gameName, vassalage }) => /dragon/i.test(gameName) && vassalage === 'PP')).toBe(true)
  })
})
