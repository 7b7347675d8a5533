import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { lottery } from '#contract/lottery.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import { lotteryKinds } from '#mock-server/platform/lottery/rules/kinds.ts'
import { countNotes } from '#mock-server/platform/lottery/rules/shape.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { day } from '#mock-server/values/time-units.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { lotteryHouse, type Ticket } from './contract.ts'

const balance = 1_284_500
const all = { pageNo: 1, pageSize: 100 }
const lotteryOf = (kind: string, every = 1) =>
  allLotteries().find(
    (game) => game.lottery.kind === kind && 'every' in game.lottery.timetable && game.lottery.timetable.every === every,
  )!

const fiveDigits = lotteryOf('fiveDigits', 3)
const opening = async (changes: Parameters<typeof createPlatform>[0] = {}) => {
  const platform = await createPlatform({ signedIn: 'haedal_92', frozenAt: '2026-11-20T10:00:00Z', ...changes })
  return { ...platform, as: { token: platform.token } }
}
type Opened = Awaited<ReturnType<typeof opening>>

let keys = 0
const board = ({ call }: Pick<Platform, 'call'>, gameId = fiveDigits.gameId) =>
  call(lotteryHouse.board, { gameId, playType: 'trad', prizeMode: 'Elott', language: 'EN' })

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const onEveryPosition = { bet: 'position', picks: [digits, [], [], [], []], amount: 100, multiple: 2 }

async function ticket(platform: Opened, changes: Partial<Ticket> = {}): Promise<Ticket> {
  const { coming } = await board(platform, changes.gameId)
  return {
    gameId: fiveDigits.gameId,
    playType: fiveDigits.lottoMode.includes('Tradition') ? 'trad' : 'ent',
    prizeMode: 'Elott',
    lines: [onEveryPosition],
    numeros: [coming[0]!.numero],
    stopOnWin: false,
    idempotencyKey: `lottery-${++keys}`,
    language: 'EN',
    ...changes,
  }
}

const place = async (platform: Opened, changes: Partial<Ticket> = {}) =>
  platform.call(lotteryHouse.place, await ticket(platform, changes), platform.as)

const refused = async (platform: Opened, changes: Partial<Ticket> | Record<string, unknown>) =>
  platform.refusal(lotteryHouse.place, { ...(await ticket(platform)), ...changes }, platform.as)

const money = async ({ call, as }: Opened) => (await call(lotteryHouse.account, {}, as)).balance
const draw = ({ world }: Opened, issues = 1) => world().schedule.moveTo(beginning + issues * 180_000)

describe('the page of the house opens', () => {
  const open = (platform: Opened, token: string, more = {}) =>
    platform.call(lotteryHouse.open, { token, language: 'EN', ...more })

  test('with a session: who plays, for whom, and with what', async () => {
    const platform = await opening()
    expect(await open(platform, platform.token)).toMatchObject({
      token: platform.token,
      account: 'haedal_92',
      merchant: { code: 'HAEDAL', name: 'Haedal' },
      balance,
      gameId: null,
      skin: { mode: 'light' },
    })
  })

  test('with a launch, which it takes for the member’s session', async () => {
    const platform = await opening()
    const { gameId, vassalage } = fiveDigits
    const { content } = await platform.call(
      games.launch,
      { platform: 'html5', accountType: vassalage, merchantCode: 'HAEDAL', language: 'EN', gameId },
      platform.as,
    )
    const address = new URL(content.game_url, 'http://gateway.test')
    expect(address.pathname).toBe('/__vendors/lottery.html')
    const launch = address.searchParams.get('token') ?? ''
    expect(await open(platform, launch)).toMatchObject({ token: platform.token, vendor: vassalage, gameId })
  })

  test.each([
    ['velvet-dark', 'dark', '#E5BC66', 14],
    ['haedal-dark', 'dark', '#625CF5', 20],
    ['nobody-dark', 'light', '#4B46E8', 20],
    ['', 'light', '#4B46E8', 20],
  ])('in the colours of the css name "%s"', async (cssName, mode, accent, radius) => {
    const platform = await opening()
    const { skin } = await open(platform, platform.token, { cssName })
    expect(skin).toMatchObject({ mode, radius, tokens: { accent } })
  })

  test('for no stranger, for no other merchant, and for nobody whose session has ended', async () => {
    const platform = await opening()
    const refusal = (input: object) => platform.refusal(lotteryHouse.open, { language: 'EN', ...input })
    expect(await refusal({ token: 'none' })).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' })
    const elsewhere = { token: platform.token, merchantCode: 'VELVET' }
    expect(await refusal(elsewhere)).toMatchObject({ errorCode: 'MERCHANT_UNKNOWN', field: 'body.merchantCode' })
    await platform.world().schedule.moveTo(beginning + day)
    expect(await refusal({ token: platform.token })).toMatchObject({ errorCode: 'SESSION_EXPIRED' })
  })
})

describe('a board', () => {
  test('has the bets of its way to play, and other odds in another prize mode', async () => {
    const { call } = await opening()
    const entertaining = allLotteries().find(
      ({ lottery: { kind }, lottoMode }) => kind === 'fiveDigits' && lottoMode.includes('Entertainment'),
    )!
    const odds = async (prizeMode: Ticket['prizeMode']) => {
      const { bets } = await call(lotteryHouse.board, {
        gameId: entertaining.gameId,
        playType: 'ent',
        prizeMode,
        language: 'EN',
      })
      expect(bets.map(({ code }) => code)).not.toContain('direct5')
      return bets.find(({ code }) => code === 'dragonTiger')?.shape.rows[0]?.options.map((option) => option.odds)
    }
    expect(await odds('Elott')).toEqual([2.133, 2.133, 9.6])
    expect(await odds('Lott')).toEqual([2.066, 2.066, 9.3])
  })

  test('is of the lottery’s own way to play and prize mode where it has not the one asked for', async () => {
    const { call } = await opening()
    const only = allLotteries().find(({ lottoMode }) => lottoMode === 'Entertainment')!
    const sea = lotteryOf('fourDigitDraw')
    const asked = { playType: 'trad', prizeMode: 'Elott', language: 'EN' } as const
    expect(await call(lotteryHouse.board, { ...asked, gameId: only.gameId })).toMatchObject({ playType: 'ent' })
    expect(await call(lotteryHouse.board, { ...asked, gameId: sea.gameId })).toMatchObject({ prizeMode: 'SEA' })
  })

  test('of no lottery is refused', async () => {
    const { refusal } = await opening()
    const asked = { gameId: 'none', playType: 'trad', prizeMode: 'Elott', language: 'EN' }
    expect(await refusal(lotteryHouse.board, asked)).toMatchObject({ status: 404, errorCode: 'GAME_NOT_FOUND' })
  })
})

describe('an order', () => {
  test('takes its price at once, and stands open in the member’s orders', async () => {
    const platform = await opening()
    const { order, balance: left } = await place(platform)
    expect(order).toMatchObject({ status: 'open', stake: 2_000, win: 0, issues: 1, suborders: 1 })
    expect(order.parts[0]).toMatchObject({ notes: 10, amount: 100, multiple: 2, price: 2_000, cancellable: true })
    expect(left).toBe(balance - 2_000)
    expect(await money(platform)).toBe(left)
    const listed = await platform.call(lottery.orders, { ...all, language: 'EN' }, platform.as)
    expect(listed).toMatchObject({ total: 1, totalStake: 2_000, totalWin: 0 })
    expect(await platform.call(lottery.orderDetail, { orderId: order.orderId, language: 'EN' }, platform.as)).toEqual(
      order,
    )
  })

  test('stands in the record at once, open until its issue is drawn', async () => {
    const platform = await opening()
    const records = () =>
      platform.call(wallet.gameRecords, { startTime: 0, endTime: beginning * 2, ...all, language: 'EN' }, platform.as)
    await place(platform)
    expect(await records()).toMatchObject({ totalBet: 2_000, totalWin: 0, content: [{ settledAt: null }] })
    await draw(platform)
    expect(await records()).toMatchObject({ total: 1, totalBet: 2_000, totalWin: 1_920 })
    expect((await records()).content[0]?.settledAt).not.toBeNull()
  })

  test('is settled by its draw, and its win stands in balance, record and winner board', async () => {
    const platform = await opening()
    const everyDigit = { ...onEveryPosition, multiple: 1 }
    const { order } = await place(platform, { lines: [everyDigit, everyDigit] })
    await draw(platform)
    const after = await platform.call(lottery.orderDetail, { orderId: order.orderId, language: 'EN' }, platform.as)
    const opened = after.parts[0]?.opened?.[0]?.numbers
    expect(after).toMatchObject({ status: 'won', stake: 2_000, win: 1_920 })
    expect(after.parts[0]?.hits).toEqual([{ note: `1st ${opened?.[0]}`, prize: '', times: 1, odds: 9.6, win: 960 }])
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('that wins more than was bet on it is told to everybody', async () => {
    const platform = await opening()
    await place(platform, { lines: digits.map((digit) => ({ ...onEveryPosition, picks: [[digit], [], [], [], []] })) })
    await draw(platform)
    const { list } = await platform.call(announcements.winnerBoard, {
      gameCategory: 'ALL',
      language: 'EN',
      limitNum: 100,
    })
    expect(list.find(({ vo }) => vo.customerName === 'ha***2')?.vo).toMatchObject({
      gameName: fiveDigits.name.en,
      winAmount: 1_920,
    })
  })

  test('is settled though the player has left', async () => {
    const platform = await opening()
    await place(platform)
    await platform.call(auth.logout, {}, platform.as)
    await draw(platform)
    const { tables } = platform.world()
    expect(tables.rounds.all().map(({ settledAt }) => settledAt)).toEqual([expect.any(Number)])
  })

  test('sent again with its key is placed once; another with that key is refused', async () => {
    const platform = await opening()
    const wish = await ticket(platform)
    const [one, two] = await Promise.all([1, 2].map(() => platform.call(lotteryHouse.place, wish, platform.as)))
    expect(two).toEqual(one)
    expect(await money(platform)).toBe(balance - 2_000)
    for (const other of [{ stopOnWin: true }, { lines: [{ ...onEveryPosition, multiple: 3 }] }]) {
      const refusal = await platform.refusal(lotteryHouse.place, { ...wish, ...other }, platform.as)
      expect(refusal).toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
    }
  })

  test('sent again after its issue has closed is told as it was placed', async () => {
    const platform = await opening()
    const wish = await ticket(platform)
    const { order } = await platform.call(lotteryHouse.place, wish, platform.as)
    await draw(platform)
    const again = await platform.call(lotteryHouse.place, wish, platform.as)
    expect(again.order.orderId).toBe(order.orderId)
    expect(again.order.status).toBe('won')
  })

  test('of several issues has a suborder for each line and issue', async () => {
    const platform = await opening()
    const { coming } = await board(platform)
    const numeros = coming.slice(0, 3).map(({ numero }) => numero)
    const { order } = await place(platform, { lines: [onEveryPosition, onEveryPosition], numeros })
    expect(order).toMatchObject({ issues: 3, suborders: 6, stake: 12_000 })
    await draw(platform, 2)
    const { parts } = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
    expect(parts.map(({ status }) => status)).toEqual(['won', 'won', 'won', 'won', 'open', 'open'])
  })

  test('that stops on a win gives back what is for later issues', async () => {
    const platform = await opening()
    const { coming } = await board(platform)
    const { order } = await place(platform, {
      numeros: coming.slice(0, 3).map(({ numero }) => numero),
      stopOnWin: true,
    })
    await draw(platform)
    const after = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
    expect(after.parts.map(({ status }) => status)).toEqual(['won', 'cancelled', 'cancelled'])
    expect(after).toMatchObject({ status: 'won', stake: 2_000 })
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('in the mode Lott brings a part of its price back, won or lost', async () => {
    const platform = await opening()
    const { order } = await place(platform, { prizeMode: 'Lott' })
    await draw(platform)
    const after = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
    expect(after.parts[0]).toMatchObject({ win: 1_860, rebate: 40 })
    expect(await money(platform)).toBe(balance - 2_000 + 1_860 + 40)
  })

  test('in the mode SEA is sold at a discount', async () => {
    const platform = await opening()
    const { gameId } = lotteryOf('fourDigitDraw', 3)
    const lines = [{ bet: 'exact2', picks: [['07', '70']], amount: 1_000, multiple: 1 }]
    const { order } = await place(platform, { gameId, playType: 'trad', prizeMode: 'SEA', lines })
    expect(order.stake).toBe(1_800)
  })
})

describe('an order is refused', () => {
  const line = (change: object) => ({ lines: [{ ...onEveryPosition, ...change }] })
  const wrong: [string, object, string][] = [
    ['a bet the lottery has not', line({ bet: 'none' }), 'body.lines.0.bet'],
    ['a pick that is not on the board', line({ picks: [['x'], [], [], [], []] }), 'body.lines.0.picks'],
    ['a pick marked twice', line({ picks: [['1', '1'], [], [], [], []] }), 'body.lines.0.picks'],
    ['too few rows', line({ picks: [['1']] }), 'body.lines.0.picks'],
    ['nothing picked', line({ picks: [[], [], [], [], []] }), 'body.lines.0.picks'],
    ['a stake below the unit', line({ amount: 50 }), 'body.lines.0.amount'],
    ['a stake that is no whole number of units', line({ amount: 150 }), 'body.lines.0.amount'],
    ['a stake above the most', line({ amount: 100_000, multiple: 2 }), 'body.lines.0.amount'],
    ['a negative stake', line({ amount: -100 }), 'body.lines.0.amount'],
    ['a prize mode the vendor has not', { prizeMode: 'SEA' }, 'body.prizeMode'],
    ['no lines', { lines: [] }, 'body.lines'],
    ['no issue', { numeros: [] }, 'body.numeros'],
  ]

  test.each(wrong)('for %s, and nothing has moved', async (_, change, field) => {
    const platform = await opening()
    expect(await refused(platform, change)).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field })
    expect(await money(platform)).toBe(balance)
    expect(platform.world().tables.lotteryOrders.size).toBe(0)
  })

  test('for an issue named twice', async () => {
    const platform = await opening()
    const { numeros } = await ticket(platform)
    const twice = await refused(platform, { numeros: [...numeros, ...numeros] })
    expect(twice).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.numeros' })
  })

  test('for too many notes', async () => {
    const platform = await opening()
    const lines = [{ bet: 'direct5', picks: [digits, digits, digits, digits, digits], amount: 100, multiple: 1 }]
    const { gameId } = allLotteries().find(
      (game) => game.lottery.kind === 'fiveDigits' && game.lottoMode === 'Tradition',
    )!
    const { coming } = await board(platform, gameId)
    const refusal = await refused(platform, { gameId, playType: 'trad', lines, numeros: [coming[0]!.numero] })
    expect(refusal).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.lines.0.picks' })
  })

  test('once its issue has closed, though it is not drawn yet', async () => {
    const platform = await opening()
    const wish = await ticket(platform)
    const { coming } = await board(platform)
    await platform.world().schedule.moveTo(coming[0]!.closesAt)
    const refusal = await platform.refusal(lotteryHouse.place, wish, platform.as)
    expect(refusal).toMatchObject({ status: 409, errorCode: 'LOTTERY_CLOSED', value: { numero: coming[1]!.numero } })
  })

  test('when the balance does not pay for all of it', async () => {
    const platform = await opening({ signedIn: 'penniless' })
    const refusal = await refused(platform, {})
    expect(refusal).toMatchObject({
      status: 409,
      errorCode: 'INSUFFICIENT_FUNDS',
      field: 'body.lines',
      value: { balance: 150 },
    })
    expect(platform.world().tables.rounds.size).toBe(0)
  })

  test('while its vendor is under maintenance, though what was ordered before is drawn and may be taken back', async () => {
    const platform = await opening()
    const { order } = await place(platform, { lines: [onEveryPosition, onEveryPosition] })
    platform.world().changeSettings({ vendorMaintenance: [fiveDigits.vassalage] })
    expect(await refused(platform, {})).toMatchObject({ status: 503, errorCode: 'VENDOR_MAINTENANCE' })
    const menu = await platform.call(lottery.lotteryList, { gameId: fiveDigits.gameId, ...all })
    expect(menu.total).toBe(0)
    const suborderIds = [order.parts[0]!.suborderId]
    await platform.call(lottery.cancelSuborders, { orderId: order.orderId, suborderIds }, platform.as)
    await draw(platform)
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('to a trial account', async () => {
    const platform = await opening({ signedIn: 'guest_0001' })
    expect(await refused(platform, {})).toMatchObject({ status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' })
  })
})

describe('suborders taken back', () => {
  const cancel = (platform: Opened, orderId: string, suborderIds: string[]) =>
    platform.call(lottery.cancelSuborders, { orderId, suborderIds, language: 'EN' }, platform.as)

  test('return their price once, however often they are taken back', async () => {
    const platform = await opening()
    const { order } = await place(platform, { lines: [onEveryPosition, onEveryPosition] })
    const [first] = order.parts
    for (let time = 0; time < 3; time += 1) {
      const after = await cancel(platform, order.orderId, [first!.suborderId])
      expect(after.parts.map(({ status }) => status)).toEqual(['cancelled', 'open'])
      expect(after.stake).toBe(2_000)
      expect(await money(platform)).toBe(balance - 2_000)
    }
    await draw(platform)
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('leave no round behind, and two lines in the statement', async () => {
    const platform = await opening()
    const { order } = await place(platform)
    await cancel(platform, order.orderId, [order.parts[0]!.suborderId])
    expect(platform.world().tables.rounds.size).toBe(0)
    const { content } = await platform.call(
      wallet.transactions,
      { startTime: 0, endTime: beginning * 2, ...all },
      platform.as,
    )
    expect(content.slice(0, 2).map(({ txCode, amount }) => [txCode, amount])).toEqual([
      ['betReturned', 2_000],
      ['bet', -2_000],
    ])
  })

  test('stay where they are once their issue has closed: all of them, if it is one', async () => {
    const platform = await opening()
    const { coming } = await board(platform)
    const { order } = await place(platform, { numeros: coming.slice(0, 2).map(({ numero }) => numero) })
    await platform.world().schedule.moveTo(coming[0]!.closesAt)
    const asked = { orderId: order.orderId, suborderIds: order.parts.map(({ suborderId }) => suborderId) }
    const refusal = await platform.refusal(lottery.cancelSuborders, asked, platform.as)
    expect(refusal).toMatchObject({ status: 409, errorCode: 'LOTTERY_CLOSED', field: 'body.suborderIds' })
    expect(await money(platform)).toBe(balance - 4_000)
    const after = await cancel(platform, order.orderId, [order.parts[1]!.suborderId])
    expect(after.parts.map(({ status, cancellable }) => [status, cancellable])).toEqual([
      ['open', false],
      ['cancelled', false],
    ])
  })

  test('must be the member’s own, and of the order', async () => {
    const platform = await opening()
    const { order } = await place(platform)
    const asked = { orderId: order.orderId, suborderIds: [order.parts[0]!.suborderId] }
    const login = { type: 'username', username: 'minji_k', password: memberPassword } as const
    const other = await platform.call(auth.login, login)
    for (const [input, token] of [
      [asked, other.token],
      [{ ...asked, suborderIds: ['none'] }, platform.token],
      [{ ...asked, orderId: 'none' }, platform.token],
    ] as const) {
      const refusal = await platform.refusal(lottery.cancelSuborders, input, { token })
      expect(refusal).toMatchObject({ status: 404, errorCode: 'LOTTERY_ORDER_UNKNOWN' })
    }
    const stranger = await platform.refusal(lottery.orderDetail, { orderId: order.orderId }, other)
    expect(stranger).toMatchObject({ errorCode: 'LOTTERY_ORDER_UNKNOWN' })
    expect(await money(platform)).toBe(balance - 2_000)
  })
})

describe('the orders', () => {
  test('are found by status, lottery and time, and paged with the sums of all pages', async () => {
    const platform = await opening()
    const dice = allLotteries().find((game) => game.lottery.kind === 'threeDice' && game.gameId !== fiveDigits.gameId)!
    const lines = [{ bet: 'sumNumber', picks: [['3']], amount: 500, multiple: 1 }]
    const { coming } = await board(platform, dice.gameId)
    for (let time = 0; time < 3; time += 1) await place(platform)
    const playType = dice.lottoMode.includes('Tradition') ? 'trad' : 'ent'
    await place(platform, { gameId: dice.gameId, playType, lines, numeros: [coming[0]!.numero] })
    const find = (query: object) => platform.call(lottery.orders, { ...all, ...query }, platform.as)
    expect(await find({})).toMatchObject({ total: 4, totalStake: 6_500 })
    expect(await find({ gameId: dice.gameId })).toMatchObject({ total: 1, totalStake: 500 })
    expect(await find({ pageNo: 2, pageSize: 3 })).toMatchObject({ pageNum: 2, totalPages: 2, totalStake: 6_500 })
    expect((await find({ pageSize: 3 })).content[0]?.gameId).toBe(dice.gameId)
    await draw(platform)
    expect(await find({ status: 'won', gameId: fiveDigits.gameId })).toMatchObject({ total: 3, totalWin: 5_760 })
    expect((await find({ status: 'cancelled' })).total).toBe(0)
    expect((await find({ endTime: beginning })).total).toBe(0)
  })
})

describe('whatever is ordered', () => {
  const lotteries = fc.constantFrom(...allLotteries().filter(({ lottery: { timetable } }) => 'every' in timetable))

  /** A few picks of a bet, made of numbers that mean nothing by themselves. */
  function pickSome(kind: keyof typeof lotteryKinds, betAt: number, chosen: readonly number[]) {
    const bets = lotteryKinds[kind].bets
    const bet = bets[betAt % bets.length]!
    const { shape } = bet
    const from = (options: readonly string[], at: number) =>
      options[(chosen[at % chosen.length] ?? 0) % options.length]!
    const picks =
      shape.kind === 'number'
        ? [
            [
              String(chosen[0] ?? 0)
                .padStart(shape.width, '0')
                .slice(-shape.width),
            ],
          ]
        : shape.kind === 'combination'
          ? [shape.options.slice(0, shape.size + 1)]
          : shape.rows.map(({ options }, at) => [
              shape.kind === 'positions' ? options[at % options.length]! : from(options, at),
            ])
    return { bet, picks }
  }

  test('costs exactly its notes, and pays exactly what its detail says', async () => {
    await fc.assert(
      fc.asyncProperty(
        lotteries,
        fc.nat(50),
        fc.array(fc.nat(9_999), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        async (game, betAt, chosen, multiple) => {
          const platform = await opening()
          const { bet, picks } = pickSome(game.lottery.kind, betAt, chosen)
          const playType = bet.plays.find((play) =>
            game.lottoMode.includes(play === 'trad' ? 'Tradition' : 'Entertainment'),
          )
          fc.pre(playType !== undefined)
          const prizeMode = game.vassalage === 'TCG_SEA' ? ('SEA' as const) : ('Lott' as const)
          const lines = [{ bet: bet.code, picks, amount: 1_000, multiple }]
          const { order } = await place(platform, { gameId: game.gameId, playType, prizeMode, lines })
          const price = countNotes(bet.shape, picks) * 1_000 * multiple * (prizeMode === 'SEA' ? 0.9 : 1)
          expect(order.stake).toBeCloseTo(price, 6)
          await platform.world().schedule.moveTo(order.parts[0]!.drawAt)
          const after = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
          const [part] = after.parts
          expect(part!.hits.reduce((total, hit) => total + hit.win, 0)).toBeCloseTo(part!.win, 6)
          expect(part!.status).toBe(part!.win > 0 ? 'won' : 'lost')
          const { ledger } = platform.world()
          const held = toMajor(ledger.balance('member:m-0001'))
          expect(held).toBeCloseTo(balance - after.stake + after.win + part!.rebate, 6)
          expect(toMajor(ledger.balance(`house:${game.vassalage}`))).toBeCloseTo(balance - held, 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a hundred at once never bet more than there is', async () => {
    const platform = await opening({ balances: { haedal_92: 25_000 } })
    const wish = await ticket(platform)
    const placed = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        platform.call(lotteryHouse.place, { ...wish, idempotencyKey: `at-once-${at}` }, platform.as),
      ),
    )
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    expect(await money(platform)).toBe(1_000)
  })

  test('a suborder taken back a hundred times at once is returned once', async () => {
    const platform = await opening()
    const { order } = await place(platform)
    const asked = { orderId: order.orderId, suborderIds: [order.parts[0]!.suborderId] }
    await Promise.all(Array.from({ length: 100 }, () => platform.call(lottery.cancelSuborders, asked, platform.as)))
    expect(await money(platform)).toBe(balance)
  })
})
