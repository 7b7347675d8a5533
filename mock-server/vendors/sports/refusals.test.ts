import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'

import { legOf, openSportsBook, sportsGame } from '#mock-server/verify/testing/sports-book.ts'

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
