import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { bingo } from './contract.ts'

const game = findGame('BINGO', ({ name }) => name.en === 'Harbor Bingo')
const price = game.minBet

/** Opens a bingo game and returns the calls of its page. */
async function openGame({ scenario = 'member-with-favorites', played = game, language = 'EN' } = {}) {
  const platform = await createPlatform({ scenario })
  const token = await launchToken(platform, played, { confirmTrans: 'true', language })
  const order = ({ key = crypto.randomUUID() as string, ...changes } = {}) => ({
    token,
    deal: 1,
    cards: 4,
    price,
    idempotencyKey: key,
    ...changes,
  })
  return {
    platform,
    token,
    open: () => platform.call(bingo.open, { token }),
    deal: (deal: number) => platform.call(bingo.deal, { token, deal }),
    buy: (changes = {}) => platform.call(bingo.buy, order(changes)),
    refused: (changes = {}) => platform.refusal(bingo.buy, order(changes)),
    finish: (roundId: string) => platform.call(bingo.finish, { token, roundId }),
    wallet: async () => (await platform.call(wallet.memberWallet, {}, { token: platform.token })).sumBalance,
    rounds: () => platform.world().tables.rounds.all(),
  }
}

describe('opening a bingo game', () => {
  test('returns prizes, prices and four cards in the language of the launch', async () => {
    const english = await (await openGame()).open()
    const korean = await (await openGame({ language: 'KO' })).open()
    expect([english.game.name, korean.game.name]).toEqual([game.name.en, game.name.ko])
    expect(english).toMatchObject({ kind: '75', rows: 5, columns: 5, round: null, price })
    expect(english.prices[0]).toBe(price)
    expect(english.offer.cards).toHaveLength(4)
  })

  test('plays 90 balls if the title names them', async () => {
    const played = findGame('BINGO', ({ name }) => name.en.endsWith('90'))
    const { kind, columns, offer } = await (await openGame({ played })).open()
    expect({ kind, columns }).toEqual({ kind: '90', columns: 9 })
    expect(offer.cards.every((card) => card.length === 27)).toBe(true)
  })

  test('is refused for a game of another kind', async () => {
    const { platform, token } = await openGame({ played: findGame('LIVE') })
    expect(await platform.refusal(bingo.open, { token })).toMatchObject({ errorCode: 'GAME_NOT_FOUND' })
  })
})

test('returns the same cards for the same offer number', async () => {
  const table = await openGame()
  expect(await table.deal(1)).toEqual((await table.open()).offer)
  expect((await table.deal(2)).cards).not.toEqual((await table.deal(1)).cards)
})

describe('bought cards', () => {
  test('are those of the offer, debited at once and settled after the last ball', async () => {
    const table = await openGame()
    const before = await table.wallet()
    const { cards } = await table.deal(7)
    const round = await table.buy({ deal: 7, cards: 3 })
    expect(round.cards).toEqual(cards.slice(0, 3))
    expect(round).toMatchObject({ settled: false, balance: before - 3 * price })
    table.platform.pass(round.startsAt + round.every * (round.balls.length - 1) - round.now)
    expect(await table.wallet()).toBe(before - 3 * price + round.win)
    expect(table.rounds()[0]?.settledAt).not.toBeNull()
  })

  test('win the sum of their wins, each with its card and ball', async () => {
    const table = await openGame()
    for (let round = 0; round < 12; round += 1) {
      const bought = await table.buy({ deal: round + 1 })
      const { win, wins, balls, settled } = await table.finish(bought.roundId)
      expect(settled).toBe(true)
      expect(wins.reduce((sum, { amount }) => sum + amount, 0)).toBe(win)
      for (const { card, ball } of wins) {
        expect(card).toBeLessThan(4)
        expect(bought.cards[card]).toContain(balls[ball - 1])
      }
    }
    const rows = table.rounds()
    expect(rows.some(({ win }) => win > 0)).toBe(true)
    expect(await table.wallet()).toBe(1_284_500 + rows.reduce((sum, { win, bet }) => sum + win - bet, 0) / 100)
  })

  test('are settled once if the player finishes early', async () => {
    const table = await openGame()
    const { roundId, balance, win } = await table.buy()
    expect((await table.finish(roundId)).balance).toBe(balance + win)
    table.platform.pass(hour)
    expect((await table.finish(roundId)).balance).toBe(balance + win)
  })

  test('are settled after the player has left', async () => {
    const table = await openGame()
    const { balance, win } = await table.buy()
    await table.platform.call(launches.close, { token: table.token })
    table.platform.pass(hour)
    expect(await table.wallet()).toBe(balance + win)
  })

  test('are found again by a page that reopens during the draw', async () => {
    const table = await openGame()
    const { roundId, cards, balls } = await table.buy({ deal: 3 })
    const { round, offer } = await table.open()
    expect(round).toMatchObject({ roundId, cards, balls, settled: false })
    expect(offer.deal).toBe(3)
  })

  test('are bought once for one key, which cannot buy others', async () => {
    const table = await openGame()
    const same = { key: 'the-same-key' }
    const [one, two] = await Promise.all([table.buy(same), table.buy(same)])
    expect(two).toEqual(one)
    expect(table.rounds()).toHaveLength(1)
    expect(await table.refused({ ...same, deal: 2 })).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await table.refused({ ...same, cards: 2 })).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })
})

describe('a purchase is refused', () => {
  test('during a draw', async () => {
    const table = await openGame()
    await table.buy()
    expect(await table.refused()).toMatchObject({ status: 409, errorCode: 'ROUND_OPEN' })
  })

  test.each([
    [{ price: price + 1 }, 'body.price'],
    [{ cards: 0 }, 'body.cards'],
    [{ cards: 5 }, 'body.cards'],
    [{ deal: 0 }, 'body.deal'],
  ])('for %o', async (changes, field) => {
    const table = await openGame()
    expect(await table.refused(changes)).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field })
    expect(table.rounds()).toEqual([])
  })

  test('above the balance', async () => {
    const table = await openGame({ scenario: 'new-member' })
    expect(await table.refused()).toMatchObject({ errorCode: 'INSUFFICIENT_FUNDS', value: { balance: 0 } })
  })
})

test('refuses to finish a round of another player', async () => {
  const { platform, token } = await openGame()
  const answer = await platform.refusal(bingo.finish, { token, roundId: 'none' })
  expect(answer).toMatchObject({ status: 404, errorCode: 'ROUND_UNKNOWN', field: 'body.roundId' })
})
