import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/resource.ts'
import { type Category, categories } from '#fixtures/games/vendors.ts'
import { bingo } from '#mock-server/vendors/bingo/contract.ts'
import { crash } from '#mock-server/vendors/crash/contract.ts'
import { fish } from '#mock-server/vendors/fish/contract.ts'
import { live } from '#mock-server/vendors/live/contract.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { pvp } from '#mock-server/vendors/pvp/contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { sports } from '#mock-server/vendors/sports/contract.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const idempotencyKey = 'categories-0001'
const page = { pageNo: 1, pageSize: 10 }
const leg = { matchId: 'football-1', market: 'winner', pick: 'home', odds: 2 }

type PageCall = readonly [endpoint: Endpoint, input?: object]

/** The calls of each category's page that take a launch. */
const calls: Readonly<Record<Category, readonly PageCall[]>> = {
  RNG: [[slot.open], [slot.spin, { bet: 1_000, idempotencyKey }]],
  CRASH: [
    [crash.open],
    [crash.watch],
    [crash.bet, { round: 1, bet: 1_000, auto: null, idempotencyKey }],
    [crash.cashOut, { betId: 'none' }],
    [crash.proof, { number: 1 }],
  ],
  FISH: [[fish.open], [fish.shoot, { bet: 1_000, shots: ['shrimp'], idempotencyKey }]],
  SPORTS: [
    [sports.open],
    [sports.board, { sport: 'football', view: 'live' }],
    [sports.quote, { legs: [leg] }],
    [sports.place, { legs: [leg], stake: 1_000, accept: 'any', idempotencyKey }],
    [sports.bets, { status: 'open', ...page }],
  ],
  LIVE: [
    [live.open],
    [live.look],
    [live.bet, { roundId: '1-1', bets: [{ spot: 'player', amount: 1_000 }], idempotencyKey }],
  ],
  BINGO: [
    [bingo.open],
    [bingo.deal, { deal: 1 }],
    [bingo.buy, { deal: 1, cards: 1, price: 1_000, idempotencyKey }],
    [bingo.finish, { roundId: 'none' }],
  ],
  PVP: [
    [pvp.open],
    [pvp.look],
    [pvp.deal, { ante: 1_000, idempotencyKey }],
    [pvp.move, { handId: 'none', turn: 0, move: 'fold' }],
  ],
  ELOTT: [[lotteryHouse.open, { language: 'EN' }]],
}

const cases = categories.flatMap((own) =>
  calls[own].map(([endpoint, input = {}]) => ({ own, id: endpoint.id, endpoint, input })),
)

describe('a page plays only the games of its category', () => {
  test.each(cases)('$id refuses a launch of any other', async ({ own, endpoint, input }) => {
    const platform = await createPlatform({ signedIn: 'haedal_92' })
    for (const category of categories) {
      if (category === own) continue
      const token = await launchToken(platform, findGame(category))
      const refusal = await platform.refusal(endpoint, { token, ...input })
      expect({ category, ...refusal }).toMatchObject({
        category,
        status: 404,
        errorCode: 'GAME_NOT_FOUND',
        field: 'body.token',
      })
    }
    expect(platform.world().tables.rounds.size).toBe(0)
  })
})

test('a slot page refuses the key of a crash bet', async () => {
  const platform = await createPlatform({ signedIn: 'haedal_92' })
  const token = await launchToken(platform, findGame('CRASH'))
  const opened = await platform.call(crash.open, { token })
  const bet = { token, bet: opened.bet, auto: null, idempotencyKey }
  const spin = { token, bet: opened.bet, idempotencyKey }
  for (let tries = 0; tries < 200 && platform.world().tables.rounds.size === 0; tries += 1) {
    const { state } = await platform.call(crash.open, { token })
    if (state.round.phase === 'betting') await platform.call(crash.bet, { ...bet, round: state.round.number })
    else platform.pass(1_000)
  }
  expect(platform.world().tables.rounds.size).toBe(1)
  expect(await platform.refusal(slot.spin, spin)).toMatchObject({ status: 404, errorCode: 'GAME_NOT_FOUND' })
})
