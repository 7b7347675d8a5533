import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { games } from '#contract/games.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { day, hour } from '#contract/time-units.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPassword } from '#fixtures/members.ts'
import { openSession } from '#mock-server/platform/accounts/state/sessions.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { announce, openPayment, transfer } from '#mock-server/verify/testing/deposits.ts'
import { createFundedPlatform, session } from '#mock-server/verify/testing/funded-platform.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { submit } from '#mock-server/verify/testing/withdrawals.ts'

const game = findGame('RNG')
const account = 'haedal_92'

/** Creates a platform whose member stays signed in while days pass. */
async function create() {
  const platform = await createFundedPlatform({ flags: { SAFERPLAY3: true } })
  const { sessions } = platform.world().tables
  for (const { token } of sessions.all()) {
    await sessions.update(token, (draft) => {
      draft.expiresAt += 7 * day
    })
  }
  return platform
}

const set = (platform: Platform, kind: string, amount: number | null, period = 'day') =>
  platform.call(saferPlay.setLimit, { kind, period, amount } as never, session(platform))
const answer = (platform: Platform, confirm: boolean) =>
  platform.call(saferPlay.answerIncrease, { kind: 'deposit', period: 'day', confirm }, session(platform))
const overview = (platform: Platform) => platform.call(saferPlay.overview, {}, session(platform))
const depositRefusal = (platform: Platform, changes = {}) =>
  platform.refusal(deposit.manualTransfer, { ...transfer, ...changes }, session(platform))
const movements = (platform: Platform) => platform.world().tables.movements.size

const login = { type: 'username', username: account, password: memberPassword } as const

/** Opens a session that the login would refuse. */
async function sessionDuringBreak({ world }: Platform) {
  const member = world().tables.members.by('account', account)[0]!
  return openSession(world(), { ...member })
}

describe('RTS 12A: a deposit limit', () => {
  test('refuses a deposit beyond it, moves no money, and says what is left', async () => {
    const platform = await create()
    await set(platform, 'deposit', 80_000)
    await announce(platform, { idempotencyKey: 'deposit-first' })
    expect(await depositRefusal(platform, { idempotencyKey: 'deposit-second' })).toMatchObject({
      status: 409,
      errorCode: 'DEPOSIT_LIMIT_REACHED',
      field: 'body.amount',
      value: { kind: 'deposit', period: 'day', limit: 80_000, left: 30_000 },
    })
    expect(platform.world().tables.deposits.by('memberId', 'm-0001').at(-1)?.idempotencyKey).toBe('deposit-first')
    await announce(platform, { idempotencyKey: 'deposit-third', amount: 30_000 })
  })

  test('frees what is older than its window', async () => {
    const platform = await create()
    await set(platform, 'deposit', 50_000)
    await announce(platform, { idempotencyKey: 'deposit-first' })
    platform.pass(day - 1)
    expect(await depositRefusal(platform, { idempotencyKey: 'deposit-second' })).toMatchObject({ status: 409 })
    platform.pass(1)
    await announce(platform, { idempotencyKey: 'deposit-second' })
  })

  test('counts neither a repeated deposit nor one that came to nothing', async () => {
    const platform = await create()
    await set(platform, 'deposit', 50_000)
    const first = await announce(platform, { idempotencyKey: 'deposit-first' })
    expect(await announce(platform, { idempotencyKey: 'deposit-first' })).toEqual(first)
    await platform.world().tables.deposits.update(first.id, (draft) => {
      draft.status = 'failed'
    })
    await announce(platform, { idempotencyKey: 'deposit-second' })
  })

  test('does not count a payment that expired unpaid', async () => {
    const platform = await create()
    await set(platform, 'deposit', 50_000)
    await openPayment(platform)
    const second = { idempotencyKey: 'deposit-second' }
    expect(await depositRefusal(platform, second)).toMatchObject({ errorCode: 'DEPOSIT_LIMIT_REACHED' })
    platform.pass(hour)
    expect(await overview(platform)).toMatchObject({ limits: [{ used: 0, left: 50_000 }] })
    await announce(platform, second)
  })

  test('below what is waiting for payment closes those payments, and one that has room leaves them', async () => {
    const platform = await create()
    const payToken = await openPayment(platform)
    await set(platform, 'deposit', 100_000)
    expect(await platform.call(pay.open, { token: payToken })).toMatchObject({ status: 'pending' })
    await set(platform, 'deposit', 10_000)
    const before = movements(platform)
    expect(await platform.call(pay.settle, { token: payToken, outcome: 'paid' })).toEqual({ status: 'cancelled' })
    platform.pass(hour)
    expect(movements(platform)).toBe(before)
    expect(await platform.call(saferPlay.overview, {}, session(platform))).toMatchObject({ limits: [{ used: 0 }] })
  })
})

describe('RTS 12D: an increase', () => {
  test('waits 24 hours for a confirmation, and the lower limit applies until then', async () => {
    const platform = await create()
    await set(platform, 'deposit', 10_000)
    const { limits } = await set(platform, 'deposit', 90_000)
    expect(limits).toMatchObject([{ amount: 10_000, increase: { amount: 90_000, readyAt: beginning + day } }])
    platform.pass(day - hour)
    const early = { kind: 'deposit', period: 'day', confirm: true }
    expect(await platform.refusal(saferPlay.answerIncrease, early, session(platform))).toMatchObject({
      status: 409,
      errorCode: 'INCREASE_NOT_READY',
      value: { readyAt: beginning + day },
    })
    platform.pass(hour)
    expect(await depositRefusal(platform)).toMatchObject({ errorCode: 'DEPOSIT_LIMIT_REACHED' })
    expect(await answer(platform, true)).toMatchObject({ limits: [{ amount: 90_000, increase: null }] })
    await announce(platform)
  })

  test('can be withdrawn', async () => {
    const platform = await create()
    await set(platform, 'deposit', 10_000)
    await set(platform, 'deposit', null)
    expect(await answer(platform, false)).toMatchObject({ limits: [{ amount: 10_000, increase: null }] })
  })
})

describe('RTS 12A: a limit of play', () => {
  test.each(['stake', 'loss'])('on %s refuses a bet beyond it before any movement', async (kind) => {
    const platform = await create()
    await set(platform, kind, game.minBet - 0.01, 'week')
    const token = await launchToken(platform, game)
    const before = movements(platform)
    const spin = { token, bet: game.minBet, idempotencyKey: 'the-spin-1' }
    expect(await platform.refusal(slot.spin, spin)).toMatchObject({
      status: 409,
      errorCode: 'PLAY_LIMIT_REACHED',
      field: 'body.bet',
      value: { kind, period: 'week' },
    })
    expect(movements(platform)).toBe(before)
  })

  test('counts the stakes and the losses of the window', async () => {
    const platform = await create()
    await set(platform, 'stake', 100 * game.minBet)
    await set(platform, 'loss', 100 * game.minBet)
    const token = await launchToken(platform, game)
    const { win } = await platform.call(slot.spin, { token, bet: game.minBet, idempotencyKey: 'the-spin-1' })
    const [loss, stake] = (await overview(platform)).limits
    expect(stake).toMatchObject({ kind: 'stake', used: game.minBet, left: 99 * game.minBet })
    expect(loss).toMatchObject({ kind: 'loss', used: Math.max(0, game.minBet - win) })
    const { net } = await platform.call(saferPlay.netPosition, { since: beginning }, session(platform))
    expect(net).toBeCloseTo(win - game.minBet)
  })
})

describe.each([
  ['a time-out', 'TIME_OUT_ACTIVE', saferPlay.timeOut, { days: 42 }, '2027-01-01T10:00:00.000Z'],
  ['a self-exclusion', 'SELF_EXCLUDED', saferPlay.selfExclude, { months: 6 }, '2027-05-20T10:00:00.000Z'],
] as const)('%s', (_, errorCode, endpoint, input, end) => {
  const refused = { status: 403, errorCode, value: { until: Date.parse(end) }, message: expect.stringContaining(end) }

  test('ends the sessions, and refuses the login until its end', async () => {
    const platform = await create()
    const token = await launchToken(platform, game)
    await platform.call(endpoint, input as never, session(platform))
    expect(await platform.refusal(saferPlay.overview, {}, session(platform))).toMatchObject({ status: 401 })
    const spin = { token, bet: game.minBet, idempotencyKey: 'the-spin-1' }
    expect(await platform.refusal(slot.spin, spin)).toMatchObject({ errorCode: 'SESSION_EXPIRED' })
    expect(await platform.refusal(auth.login, login)).toMatchObject(refused)
    platform.pass(Date.parse(end) - beginning - 1)
    expect(await platform.refusal(auth.login, login)).toMatchObject(refused)
    platform.pass(1)
    await platform.call(auth.login, login)
  })

  test('cancels a payment that was opened before, which can then no longer be paid', async () => {
    const platform = await create()
    const payToken = await openPayment(platform)
    await platform.call(endpoint, input as never, session(platform))
    const before = movements(platform)
    expect(await platform.call(pay.settle, { token: payToken, outcome: 'paid' })).toEqual({ status: 'cancelled' })
    platform.pass(hour)
    expect(movements(platform)).toBe(before)
  })

  test('is not revealed to a caller without the password', async () => {
    const platform = await create()
    await platform.call(endpoint, input as never, session(platform))
    expect(await platform.refusal(auth.login, { ...login, password: 'wrong-1' })).toMatchObject({
      errorCode: 'LOGIN_PASSWORD_WRONG',
    })
  })

  test('refuses launches and deposits even with a session, and cannot be shortened', async () => {
    const platform = await create()
    await platform.call(endpoint, input as never, session(platform))
    const during = await sessionDuringBreak(platform)
    const launch = { gameId: game.gameId, nodeId: game.nodeId, accountType: game.vassalage, platform: 'html5' }
    const place = { merchantCode: 'HAEDAL', language: 'EN' }
    expect(await platform.refusal(games.launch, { ...launch, ...place }, during)).toMatchObject(refused)
    expect(await platform.refusal(deposit.manualTransfer, transfer, during)).toMatchObject(refused)
    await platform.call(saferPlay.timeOut, { days: 1 }, during)
    expect(await platform.refusal(auth.login, login)).toMatchObject(refused)
  })
})

test('RTS 14B: no call cancels a withdrawal, not even for a merchant that allows it otherwise', async () => {
  const platform = await create()
  platform.world().changeSettings({ flags: { WITHDRAWCANCEL3: true } })
  const { id } = await submit(platform)
  expect(Object.keys(withdraw)).toEqual(['bankCards', 'withdraw', 'cancelWithdrawal', 'withdrawReport'])
  const refused = await platform.refusal(withdraw.cancelWithdrawal, { id, language: 'EN' }, session(platform))
  expect(refused).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' })
  expect(platform.world().tables.withdrawals.get(id)?.status).toBe('pending')
})

test('the limits of a member stay in force if the merchant switches safer play off', async () => {
  const platform = await create()
  await set(platform, 'deposit', 10_000)
  platform.world().changeSettings({ flags: { SAFERPLAY3: false } })
  expect(await depositRefusal(platform)).toMatchObject({ errorCode: 'DEPOSIT_LIMIT_REACHED' })
})

test('nothing changes for a merchant without safer play', async () => {
  const platform = await createPlatform({ signedIn: account })
  expect(await platform.refusal(saferPlay.overview, {}, session(platform))).toMatchObject({ errorCode: 'FEATURE_OFF' })
  await announce(platform)
  expect(platform.world().tables.saferPlay.size).toBe(0)
})
