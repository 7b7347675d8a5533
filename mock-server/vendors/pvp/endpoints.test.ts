import { describe, expect, test } from 'vitest'
import { saferPlay } from '#contract/safer-play.ts'
import { hour } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { type Move, pvp, type TableView } from './contract.ts'

const game = findGame('PVP', ({ vassalage }) => vassalage === 'PV')
const ante = game.minBet

/** Opens a table against other players and returns the calls of its page. */
async function openTable({
  scenario = 'member-with-favorites',
  played = game,
  language = 'EN',
  seed = 'test',
  flags = {},
} = {}) {
  const platform = await createPlatform({ scenario, seed, flags })
  const token = await launchToken(platform, played, { confirmTrans: 'true', language })
  const order = ({ key = crypto.randomUUID() as string, ...changes } = {}) => ({
    token,
    ante,
    idempotencyKey: key,
    ...changes,
  })
  const moveOf = ({ hand }: TableView, move: Move) => ({
    token,
    handId: hand?.handId ?? '',
    turn: hand?.turn?.number ?? 0,
    move,
  })
  const move = (view: TableView, what: Move) => platform.call(pvp.move, moveOf(view, what))
  return {
    platform,
    token,
    open: () => platform.call(pvp.open, { token }),
    look: () => platform.call(pvp.look, { token }),
    deal: (changes = {}) => platform.call(pvp.deal, order(changes)),
    refusedDeal: (changes = {}) => platform.refusal(pvp.deal, order(changes)),
    move,
    refusedMove: (view: TableView, what: Move) => platform.refusal(pvp.move, moveOf(view, what)),
    /** Calls every bet until the hand ends. */
    async callDown(view: TableView): Promise<TableView> {
      let now = view
      while (now.hand?.turn) now = await move(now, now.hand.turn.options[1]!.move)
      return now
    },
    wallet: async () => (await platform.call(wallet.memberWallet, {}, { token: platform.token })).sumBalance,
    rounds: () => platform.world().tables.rounds.all(),
  }
}

type Table = Awaited<ReturnType<typeof openTable>>

const turnOf = ({ hand }: TableView) => {
  if (!hand?.turn) throw new Error('it is not the player’s turn')
  return hand.turn
}

async function passTo(table: Table, at: number) {
  table.platform.pass(at - (await table.look()).now)
}

describe('opening a table', () => {
  test('returns opponents and antes in the language of the launch', async () => {
    const english = await (await openTable()).open()
    const korean = await (await openTable({ language: 'KO' })).open()
    expect([english.game.name, korean.game.name]).toEqual([game.name.en, game.name.ko])
    expect(new Set(english.opponents.map(({ name }) => name)).size).toBe(3)
    expect(english.opponents).not.toEqual(korean.opponents)
    expect(english).toMatchObject({ ante, view: { hand: null } })
  })

  test('is refused for a game without opponents', async () => {
    const { platform, token } = await openTable({ played: findGame('RNG') })
    expect(await platform.refusal(pvp.open, { token })).toMatchObject({ errorCode: 'GAME_NOT_FOUND' })
  })
})

describe('a hand', () => {
  test('takes the ante, deals one card to each of four seats, and reaches the player’s turn', async () => {
    const table = await openTable()
    const before = await table.wallet()
    const view = await table.deal()
    expect(view.balance).toBe(before - ante)
    expect(view.hand?.seats.map(({ cards }) => cards.length)).toEqual([1, 1, 1, 1])
    const { since, until, options } = turnOf(view)
    expect(until).toBeGreaterThan(since)
    expect(options[0]).toEqual({ move: 'fold', pays: 0 })
  })

  test('hides other players’ cards until the showdown, and folded ones always', async () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const table = await openTable({ seed })
      let view = await table.deal()
      while (view.hand?.turn) {
        const others = view.hand.seats.slice(1)
        expect(others.flatMap(({ cards }) => cards).every((card) => card === null)).toBe(true)
        expect(others.every(({ hand }) => hand === null)).toBe(true)
        view = await table.move(view, turnOf(view).options[1]!.move)
      }
      for (const { cards, folded } of view.hand?.seats.slice(1) ?? []) {
        expect(cards.some((card) => card !== null)).toBe(!folded && view.hand?.end?.showdown)
      }
    }
  })

  test('pays the pot less the rake to the winner, and never more than was paid in', async () => {
    const table = await openTable()
    let expected = await table.wallet()
    for (let round = 0; round < 12; round += 1) {
      const { hand, balance } = await table.callDown(await table.deal())
      const { seats, end, pot } = hand!
      expect(seats.reduce((sum, { took }) => sum + took, end!.rake)).toBeCloseTo(pot, 6)
      expected += seats[0]!.took - seats[0]!.paid
      expect(balance).toBeCloseTo(expected, 6)
    }
    const rows = table.rounds()
    expect(rows.some(({ win }) => win > 0)).toBe(true)
    expect(rows.every(({ settledAt }) => settledAt !== null)).toBe(true)
    expect(await table.wallet()).toBeCloseTo(expected, 6)
  })

  test('lets the winner of the last hand act first', async () => {
    const table = await openTable()
    const { hand } = await table.callDown(await table.deal())
    const took = hand!.seats.map((seat) => seat.took)
    expect((await table.deal()).hand?.first).toBe(took.indexOf(Math.max(...took)))
  })

  test('is dealt once for one key', async () => {
    const table = await openTable()
    const same = { key: 'the-same-key' }
    const [one, two] = await Promise.all([table.deal(same), table.deal(same)])
    expect(two).toEqual(one)
    expect(table.rounds()).toHaveLength(1)
    expect(await table.refusedDeal({ ...same, ante: ante * 2 })).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('is refused while another is in progress', async () => {
    const table = await openTable()
    await table.deal()
    expect(await table.refusedDeal()).toMatchObject({ status: 409, errorCode: 'ROUND_OPEN' })
  })

  test.each([0, -1, 1, 1e12])('is refused for an ante of %d', async (wrong) => {
    const table = await openTable()
    expect(await table.refusedDeal({ ante: wrong })).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.ante' })
  })

  test('is refused if the balance is below the ante', async () => {
    const table = await openTable({ scenario: 'new-member' })
    expect(await table.refusedDeal()).toMatchObject({ errorCode: 'INSUFFICIENT_FUNDS', value: { balance: 0 } })
  })
})

describe('a move', () => {
  test('costs the offered amount, and is made once even if it is repeated', async () => {
    const table = await openTable()
    const view = await table.deal()
    const { move, pays } = turnOf(view).options.at(-1)!
    const before = await table.wallet()
    const [one, two] = await Promise.all([table.move(view, move), table.move(view, move)])
    expect(two).toEqual(one)
    expect(pays).toBeGreaterThan(0)
    const { win } = table.rounds()[0]!
    expect(await table.wallet()).toBe(before - pays + win / 100)
  })

  test('is refused if it is not offered or its turn has passed', async () => {
    const table = await openTable()
    const view = await table.deal()
    const { options } = turnOf(view)
    const wrong = (['check', 'call'] as const).find((move) => options.every((option) => option.move !== move))!
    expect(await table.refusedMove(view, wrong)).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.move' })
    await table.move(view, options[1]!.move)
    expect(await table.refusedMove(view, 'fold')).toMatchObject({ status: 409, errorCode: 'TURN_PASSED' })
  })

  test('is refused for a hand of another player', async () => {
    const table = await openTable()
    const answer = await table.refusedMove({ now: 0, balance: 0, hand: null }, 'fold')
    expect(answer).toMatchObject({ status: 404, errorCode: 'ROUND_UNKNOWN' })
  })

  test.each(['stake', 'loss'] as const)('is offered only if the own %s limit leaves its cost', async (kind) => {
    for (const antes of [1, 1.5, 4, 12]) {
      const table = await openTable({ scenario: 'member-with-favorites', flags: { SAFERPLAY3: true } })
      const amount = antes * ante
      await table.platform.call(saferPlay.setLimit, { kind, period: 'day', amount }, { token: table.platform.token })
      let sight = await table.deal()
      while (sight.hand?.turn) {
        const paid = sight.hand.seats[0]!.paid
        const { options } = sight.hand.turn
        expect(Math.max(...options.map(({ pays }) => paid + pays))).toBeLessThanOrEqual(amount)
        sight = await table.move(sight, options.at(-1)!.move)
      }
      expect(sight.hand?.seats[0]?.folded).toBe(false)
    }
  })

  test('is refused if the balance has fallen below its cost since the deal', async () => {
    const played = findGame('PVP', ({ vassalage }) => vassalage === 'CD')
    const table = await openTable({ played })
    const view = await table.deal({ ante: played.minBet })
    await launchToken(table.platform, game, { confirmTrans: 'true' })
    const { move } = turnOf(view).options.at(-1)!
    const before = table.platform.world().snapshot()
    expect(await table.refusedMove(view, move)).toMatchObject({ errorCode: 'INSUFFICIENT_FUNDS' })
    expect(table.platform.world().snapshot()).toEqual(before)
  })
})

describe('a player who does not move in time', () => {
  test('folds, and the hand is settled even if nobody watches', async () => {
    const table = await openTable()
    const view = await table.deal()
    const before = await table.wallet()
    await passTo(table, turnOf(view).until)
    expect(await table.wallet()).toBe(before)
    const { hand } = await table.look()
    expect(hand?.seats[0]?.folded).toBe(true)
    expect(hand?.end).not.toBeNull()
    expect(table.rounds()[0]).toMatchObject({ win: 0, settledAt: expect.any(Number) })
  })

  test('continues with a new turn after a move in time', async () => {
    const table = await openTable()
    const view = await table.deal()
    await passTo(table, turnOf(view).until - 1)
    const after = await table.move(view, turnOf(view).options[1]!.move)
    table.platform.pass(5)
    const { hand } = await table.look()
    expect(hand?.seats[0]?.folded).toBe(false)
    if (after.hand?.turn) expect(after.hand.turn.until).toBeGreaterThan(turnOf(view).until)
  })

  test('folds after leaving, too', async () => {
    const table = await openTable()
    const { balance } = await table.deal()
    await table.platform.call(launches.close, { token: table.token })
    table.platform.pass(hour)
    expect(await table.wallet()).toBe(balance)
    expect(table.rounds()[0]?.settledAt).not.toBeNull()
  })
})

test('a page that reopens continues the hand with the same opponents', async () => {
  const table = await openTable()
  const { hand } = await table.deal()
  const token = await launchToken(table.platform, game, { confirmTrans: 'true' })
  const { view, opponents } = await table.platform.call(pvp.open, { token })
  expect(view.hand).toEqual(hand)
  expect(opponents).toEqual((await table.open()).opponents)
})
