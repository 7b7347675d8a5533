import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { sportNames } from '#fixtures/sports/leagues.ts'
import { legOf, openSportsBook, sportsGame } from '#mock-server/verify/testing/sports-book.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { sports } from './contract.ts'
import { marketsOf } from './rules/markets.ts'
import { comingMatches } from './rules/match.ts'
import { quoteOf } from './view.ts'

describe('changed odds', () => {
  const seenAt = async (factor: number) => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    const leg = legOf(match!)
    return { book, leg, seen: { ...leg, odds: Math.round(leg.odds * factor * 100) / 100 } }
  }

  test('are refused with the current odds, and nothing changes', async () => {
    const { book, leg, seen } = await seenAt(1.1)
    const before = book.world.snapshot()
    expect(await book.refusal([seen])).toMatchObject({
      status: 409,
      errorCode: 'ODDS_CHANGED',
      field: 'body.legs.0.odds',
      value: { legs: [leg] },
    })
    expect(book.world.snapshot()).toEqual(before)
  })

  test('are accepted only as the request allows: better ones or any', async () => {
    const better = await seenAt(0.9)
    expect((await better.book.place([better.seen], { accept: 'better' })).bet.odds).toBe(better.leg.odds)
    const worse = await seenAt(1.1)
    expect(await worse.book.refusal([worse.seen], { accept: 'better' })).toMatchObject({ errorCode: 'ODDS_CHANGED' })
    expect((await worse.book.place([worse.seen], { accept: 'any' })).bet.odds).toBe(worse.leg.odds)
  })

  test('are null after the match has ended', async () => {
    const book = await openSportsBook()
    const [match] = await book.board('virtual')
    await book.passTo(match!.startAt + hour)
    expect(await book.refusal([legOf(match!)], { accept: 'any' })).toMatchObject({
      status: 409,
      errorCode: 'BETTING_CLOSED',
      value: { legs: [{ odds: null }] },
    })
  })
})

describe('a slip is refused', () => {
  test('with an unknown match, market or pick', async () => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    const leg = legOf(match!)
    for (const wrong of [{ matchId: 'football-x' }, { matchId: 'chess-1' }, { market: 'winner' }, { pick: 'over' }]) {
      expect(await book.refusal([{ ...leg, ...wrong }])).toMatchObject({
        status: 404,
        errorCode: 'MATCH_NOT_FOUND',
        field: 'body.legs.0',
      })
    }
  })

  test('with a match that is not on offer yet, and the world stays readable', async () => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    const leg = legOf(match!)
    for (const matchId of ['football-9000000', 'football-999999999999', `football-0${match!.id.split('-')[1]}`]) {
      const quoted = await book.platform.refusal(sports.quote, { token: book.token, legs: [{ ...leg, matchId }] })
      const placed = await book.refusal([{ ...leg, matchId }], { accept: 'any' })
      for (const refusal of [quoted, placed])
        expect(refusal).toMatchObject({ status: 404, errorCode: 'MATCH_NOT_FOUND', field: 'body.legs.0' })
    }
    expect(book.world.tables.rounds.size).toBe(0)
    expect(Snapshot.safeParse(structuredClone(book.world.snapshot())).error).toBeUndefined()
  })

  test('with one match under several ids', async () => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    const leg = legOf(match!)
    const [sport, number] = leg.matchId.split('-')
    const legs = [leg, { ...leg, matchId: `${sport}-0${number}` }]
    expect(await book.refusal(legs)).toMatchObject({ errorCode: 'MATCH_NOT_FOUND', field: 'body.legs.1' })
  })

  test('never for the last match on offer', async () => {
    const book = await openSportsBook()
    for (const sport of sportNames) {
      const now = book.world.clock.now()
      const last = comingMatches(book.world.chance, sport, now).at(-1)!
      const leg = { matchId: last.id, market: 'winner', pick: 'home', odds: 2 } as const
      const next = { ...leg, matchId: `${sport}-${Number(last.id.split('-')[1]) + 1}` }
      const market = marketsOf(last)[0]!
      const pick = { market: market.name, pick: market.picks[0]! }
      expect(quoteOf(book.world, { ...leg, ...pick }, now)).toMatchObject({ matchId: last.id })
      expect(quoteOf(book.world, { ...next, ...pick }, now)).toBeUndefined()
    }
  })

  test('with two legs of one match', async () => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    expect(await book.refusal([legOf(match!), legOf(match!, 1)])).toMatchObject({
      status: 422,
      field: 'body.legs.1.matchId',
    })
  })

  test.each([0, -100, 1, sportsGame.minBet * 2_001, 1e15, 1_000.005])('for a stake of %d', async (wrong) => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    const refusal = await book.refusal([legOf(match!)], { stake: wrong })
    expect(['STAKE_LIMIT', 'INVALID_INPUT']).toContain(refusal.errorCode)
    expect(refusal).toMatchObject({ status: 422, field: 'body.stake' })
    expect(book.world.tables.rounds.size).toBe(0)
  })

  test('if it could pay more than the book’s limit', async () => {
    const book = await openSportsBook('member-with-favorites')
    const matches = await book.board('football')
    const legs = matches.slice(0, 10).map((match) => legOf(match, 0, 1))
    const { limits } = await book.open()
    expect(await book.refusal(legs, { stake: limits.most })).toMatchObject({ errorCode: 'STAKE_LIMIT', value: limits })
  })

  test('above the balance', async () => {
    const book = await openSportsBook('new-member')
    const [match] = await book.board('football')
    expect(await book.refusal([legOf(match!)])).toMatchObject({
      errorCode: 'INSUFFICIENT_FUNDS',
      value: { balance: 0 },
    })
  })
})
