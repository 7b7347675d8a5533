import { expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { day, hour } from '#contract/time-units.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPassword } from '#fixtures/members.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { transfer } from '#mock-server/verify/testing/deposits.ts'
import { session } from '#mock-server/verify/testing/funded-platform.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'

const game = findGame('RNG')
const login = { type: 'username', username: 'haedal_92', password: memberPassword } as const

async function limitsOf(scenario: string) {
  const platform = await createPlatform({ scenario })
  const { limits } = await platform.call(saferPlay.overview, {}, session(platform))
  return { platform, limits }
}

test('RTS 12A: deposit-limit-reached refuses every deposit', async () => {
  const { platform, limits } = await limitsOf('deposit-limit-reached')
  expect(limits[0]?.left).toBeLessThan(transfer.amount)
  expect(await platform.refusal(deposit.manualTransfer, transfer, session(platform))).toMatchObject({
    errorCode: 'DEPOSIT_LIMIT_REACHED',
  })
})

test.each(['loss', 'stake'])('RTS 12A: %s-limit-reached refuses every bet', async (kind) => {
  const { platform, limits } = await limitsOf(`${kind}-limit-reached`)
  expect(limits[0]?.left).toBeLessThan(game.minBet)
  const token = await launchToken(platform, game)
  const spin = { token, bet: game.minBet, idempotencyKey: 'the-spin-1' }
  expect(await platform.refusal(slot.spin, spin)).toMatchObject({ errorCode: 'PLAY_LIMIT_REACHED', value: { kind } })
})

test('RTS 12D: limit-increase-waiting can be confirmed only after its cooling-off period', async () => {
  const { platform, limits } = await limitsOf('limit-increase-waiting')
  expect(limits).toMatchObject([{ amount: 100_000, increase: { amount: 500_000, readyAt: beginning + 20 * hour } }])
  const confirm = { kind: 'deposit', period: 'day', confirm: true } as const
  expect(await platform.refusal(saferPlay.answerIncrease, confirm, session(platform))).toMatchObject({
    errorCode: 'INCREASE_NOT_READY',
  })
})

test.each([
  ['on-a-break', 'TIME_OUT_ACTIVE', 7 * day],
  ['self-excluded', 'SELF_EXCLUDED', 180 * day],
])('%s refuses the login until its end', async (scenario, errorCode, length) => {
  const platform = await createPlatform({ scenario })
  expect(await platform.refusal(auth.login, login)).toMatchObject({ errorCode, value: { until: beginning + length } })
  platform.pass(length)
  await platform.call(auth.login, login)
})

test('RTS 13B: reality-check-due asks for a check after every minute', async () => {
  const platform = await createPlatform({ scenario: 'reality-check-due' })
  expect(await platform.call(saferPlay.overview, {}, session(platform))).toMatchObject({ realityMinutes: 1 })
})

test('RTS 14B: the withdrawal of withdrawal-in-review cannot be cancelled, and is paid out a day after it was made', async () => {
  const platform = await createPlatform({ scenario: 'withdrawal-in-review' })
  const query = { startTime: 0, endTime: beginning, pageNo: 1, pageSize: 1, language: 'EN' }
  const { content } = await platform.call(withdraw.withdrawReport, query, session(platform))
  expect(content).toMatchObject([{ amount: 300_000, status: 'pending' }])
  const { id } = content[0]!
  const cancel = { id, language: 'EN' }
  expect(await platform.refusal(withdraw.cancelWithdrawal, cancel, session(platform))).toMatchObject({
    errorCode: 'FEATURE_OFF',
  })
  platform.pass(day)
  await platform.call(auth.login, login)
  expect(platform.world().tables.withdrawals.get(id)?.status).toBe('approved')
})
