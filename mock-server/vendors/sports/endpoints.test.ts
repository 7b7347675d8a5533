import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { keyOf } from '#mock-server/verify/testing/key-of.ts'
import { launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { legOf, openSportsBook, sportsGame, stake } from '#mock-server/verify/testing/sports-book.ts'
import { sports } from './contract.ts'
import { outcomeOf } from './rules/markets.ts'
import { matchOf } from './rules/match.ts'
import { overAt, scoreAt } from './rules/score.ts'

describe('the board', () => {
  test('returns live matches with scores, upcoming ones with odds, and finished ones with results', async () => {
    const book = await openSportsBook()
    const [live, upcoming, results] = [
      await book.board('football', 'live'),
      await book.board('football', 'upcoming'),
      await book.board('football', 'results'),
    ]
    expect(
      live.every(({ status, score, clock }) => status === 'live' && score !== null && clock?.unit === 'minute'),
    ).toBe(true)
    expect(upcoming.every(({ score, markets }) => score === null && markets[0]!.picks.every(({ odds }) => odds))).toBe(
      true,
    )
    expect(
      results.every(({ status, score, markets }) => status === 'finished' && score !== null && markets.length === 0),
    ).toBe(true)
    expect((await book.open()).sports.find(({ id }) => id === 'football')?.live).toBe(live.length)
  })

  test('uses the language of the launch', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const token = await launchToken(platform, sportsGame, { language: 'KO' })
    const { matches } = await platform.call(sports.board, { token, sport: 'virtual', view: 'upcoming' })
    expect(matches.every(({ league }) => league === '가상 축구 컵')).toBe(true)
  })
})

describe('a bet', () => {
  test('debits its stake, stays open, and is settled by the result of its match', async () => {
    const book = await openSportsBook()
    const before = book.balance()
    const [match] = await book.board('virtual')
    const { bet } = await book.place([legOf(match!)])
    expect(bet).toMatchObject({ status: 'open', stake, potential: Math.floor(stake * 100 * bet.odds + 1e-6) / 100 })
    expect(book.balance()).toBe(before - stake * 100)
    expect(await book.bets('open')).toHaveLength(1)

    const found = matchOf(book.world.chance, match!.id)!
    const over = overAt(book.world.chance, found)
    await book.passTo(over - 1)
    expect((await book.bets('open'))[0]?.status).toBe('open')
    await book.passTo(over)
    const won = outcomeOf('result', 'home', null, scoreAt(book.world.chance, found, over)) === 'won'
    const [settled] = await book.bets('settled')
    expect(settled).toMatchObject({ status: won ? 'won' : 'lost', win: won ? bet.potential : 0 })
    expect(book.balance()).toBe(before - stake * 100 + (won ? bet.potential * 100 : 0))
    expect(book.world.tables.rounds.get(bet.id)?.settledAt).toBe(over)
  })

  test('appears in the game record at once, open until it is settled', async () => {
    const book = await openSportsBook()
    const matches = await book.board('virtual')
    for (const match of matches.slice(0, 6)) await book.place([legOf(match)])
    const record = async () => {
      const span = { startTime: 0, endTime: book.world.clock.now() + 1, pageNo: 1, pageSize: 50 }
      return book.platform.call(wallet.gameRecords, span, { token: book.platform.token })
    }
    expect(await record()).toMatchObject({ total: 6, totalBet: stake * 6, totalWin: 0 })
    expect((await record()).content.every(({ settledAt }) => settledAt === null)).toBe(true)
    await book.passTo(matches[6]!.startAt + hour)
    const settled = await book.bets('settled')
    expect(await record()).toMatchObject({ total: 6, totalBet: stake * 6 })
    expect((await record()).content.every(({ settledAt }) => settledAt !== null)).toBe(true)
    expect((await record()).totalWin).toBeCloseTo(
      settled.reduce((sum, { win }) => sum + win, 0),
      6,
    )
    expect(settled).toHaveLength(6)
  })

  test('on several matches is lost with its first lost leg, and pays the product if all win', async () => {
    const book = await openSportsBook()
    const matches = await book.board('virtual')
    const { chance } = book.world
    const finals = matches.map((match) => {
      const found = matchOf(chance, match.id)!
      return { match, score: scoreAt(chance, found, found.endAt), endAt: found.endAt }
    })
    const pickAt = ({ home, away }: { home: number; away: number }) => (home > away ? 0 : home === away ? 1 : 2)
    const winning = finals.slice(0, 3).map(({ match, score }) => legOf(match, 0, pickAt(score)))
    const { bet } = await book.place(winning)
    expect(bet.odds).toBeCloseTo(
      winning.reduce((product, { odds }) => product * odds, 1),
      4,
    )
    const losing = [legOf(finals[0]!.match, 0, (pickAt(finals[0]!.score) + 1) % 3), ...winning.slice(1)]
    const lost = await book.place(losing)
    await book.passTo(finals[0]!.endAt)
    expect((await book.bets('settled')).map(({ id, status }) => [id, status])).toEqual([[lost.bet.id, 'lost']])
    await book.passTo(finals[2]!.endAt)
    expect((await book.bets('settled')).find(({ id }) => id === bet.id)).toMatchObject({
      status: 'won',
      win: bet.potential,
    })
  })

  test('on a winner is void after a draw, and returns the stake', async () => {
    const book = await openSportsBook()
    const { chance } = book.world
    const [next] = await book.board('baseball')
    const first = Number(next!.id.split('-')[1])
    const level = Array.from({ length: 400 }, (_, at) => matchOf(chance, `baseball-${first + at}`)!).find((match) => {
      const { home, away } = scoreAt(chance, match, match.endAt)
      return match.startAt > book.world.clock.now() && home === away
    })!
    await book.passTo(level.startAt - hour)
    const before = book.balance()
    const match = (await book.board('baseball')).find(({ id }) => id === level.id)!
    await book.place([legOf(match)])
    await book.passTo(level.endAt)
    expect((await book.bets('settled'))[0]).toMatchObject({ status: 'void', win: stake })
    expect(book.balance()).toBe(before)
  })

  test('is placed once for one key, which cannot place another', async () => {
    const book = await openSportsBook()
    const [one, two] = await book.board('football')
    const over = { idempotencyKey: 'the-same-key' }
    const first = await book.place([legOf(one!)], over)
    expect(await book.place([legOf(one!)], over)).toEqual(first)
    expect(book.world.tables.rounds.size).toBe(1)
    expect(await book.refusal([legOf(two!)], over)).toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('is returned to a page that lost the answer, even after the launch has ended', async () => {
    const book = await openSportsBook()
    const [match] = await book.board('football')
    const over = { idempotencyKey: 'the-same-key' }
    const first = await book.place([legOf(match!)], over)
    book.world.tables.sessions.remove(keyOf(book.world, book.platform.token))
    expect(await book.place([legOf(match!)], over)).toEqual(first)
  })
})
