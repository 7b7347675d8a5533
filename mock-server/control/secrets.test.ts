import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { messages } from '#contract/messages.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { findGame, launchToken, tokenIn } from '#mock-server/verify/testing/launch.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { control } from './contract.ts'

const ownPassword = 'my-own-secret-77'
const login = { type: 'username' as const, username: 'minji_k' }

const keyIn = (token: string) => token.split('.').at(-1) ?? ''

/** Opens a game with a round, the chat and a payment page, and returns the keys of their tokens. */
async function openPages(platform: Platform): Promise<string[]> {
  const { call, token } = platform
  const game = await launchToken(platform, findGame('RNG'))
  await call(slot.spin, { token: game, bet: 2_000, idempotencyKey: 'a-round-of-secrets' })
  const look = { b2c: 'true', language: 'EN', backUrl: '/m/home', headerColor: '#4B46E8', title: 'Chat' } as const
  const { chatUrl } = await call(messages.launchChat, look, { token })
  const payment = { amount: 50_000, language: 'EN', idempotencyKey: 'a-payment-of-secrets' }
  const { payUrl } = await call(deposit.paymentGateway, payment, { token })
  return [game, tokenIn(chatUrl), tokenIn(payUrl)].map(keyIn)
}

/** Creates a platform with a member who has a changed password, a session, open pages, a pending code and a captcha. */
async function createUsedPlatform(): Promise<{ platform: Platform; secrets: string[] }> {
  const platform = await createPlatform({ scenario: 'active-member' })
  const { call, world, token: persona } = platform
  const { token } = await call(auth.login, { ...login, password: memberPassword })
  await call(
    auth.changePassword,
    { oldPassword: memberPassword, newPassword: ownPassword, confirmNewPassword: ownPassword },
    { token },
  )
  await call(auth.captcha, {})
  await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
  const { tables, outbox } = world()
  const codes = [tables.captchas.all().at(-1)?.code ?? '', outbox.messages().at(-1)?.code ?? '']
  await tables.members.update('m-0001', (member) => {
    member.details.paymentPassword = '918273'
  })
  const pages = await openPages(platform)
  return { platform, secrets: [ownPassword, '918273', ...[persona, token].map(keyIn), ...codes, ...pages] }
}

describe('an export omits secrets', () => {
  test('of a world and of a saved snapshot, unless they are requested', async () => {
    const { platform, secrets } = await createUsedPlatform()
    const { call } = platform
    await call(control.saveSnapshot, { name: 'kept' })
    const exports = [await call(control.snapshot, {}), await call(control.savedSnapshot, { name: 'kept' })]
    const whole = [
      await call(control.snapshot, { secrets: 'true' }),
      await call(control.savedSnapshot, { name: 'kept', secrets: 'true' }),
    ]
    for (const secret of secrets) {
      for (const one of exports) expect(JSON.stringify(one)).not.toContain(`"${secret}"`)
      for (const one of whole) expect(JSON.stringify(one)).toContain(secret)
    }
  })

  test('and imports with money and records; every member logs in with the password of the fixtures', async () => {
    const { platform } = await createUsedPlatform()
    const { call, refusal } = platform
    const headers = { 'X-World': 'copy' }
    const before = await call(wallet.memberWallet, {}, { token: platform.token })
    const snapshot = await call(control.snapshot, {})
    expect(snapshot.withoutSecrets).toBe(true)
    await call(control.restoreSnapshot, { world: 'copy', snapshot })
    expect(platform.worlds.find('copy').snapshot().withoutSecrets).toBeUndefined()
    expect(await refusal(wallet.memberWallet, {}, { token: platform.token, headers })).toMatchObject({
      errorCode: 'SESSION_INVALID',
    })
    await call(auth.login, { ...login, password: memberPassword }, { headers })
    const { token } = await call(auth.login, { ...login, username: 'haedal_92', password: memberPassword }, { headers })
    expect(await call(wallet.memberWallet, {}, { token, headers })).toEqual(before)
  })
})

test('a difference names the changed fields and redacts secrets unless they are requested', async () => {
  const { platform, secrets } = await createUsedPlatform()
  const { call } = platform
  await call(control.createWorld, { name: 'fresh', scenario: 'active-member', seed: 'test' })
  const sides = { from: 'fresh', to: 'default' }
  const quiet = await call(control.difference, sides)
  expect(quiet.rows).toContainEqual(
    expect.objectContaining({
      table: 'members',
      fields: expect.arrayContaining([{ field: 'password', from: '«redacted»', to: '«redacted»' }]),
    }),
  )
  for (const secret of secrets) expect(JSON.stringify(quiet)).not.toContain(`"${secret}"`)
  expect(JSON.stringify(await call(control.difference, { ...sides, secrets: 'true' }))).toContain(ownPassword)
})

test('summaries omit sessions unless they are requested; the creator of a world receives its session', async () => {
  const { call, token } = await createPlatform({ scenario: 'active-member' })
  const summaries = async (secrets?: 'true') => [
    await call(control.world, { secrets }),
    ...(await call(control.worlds, { secrets })),
  ]
  for (const summary of await summaries()) {
    expect(JSON.stringify(summary)).not.toContain(token)
    expect(summary.storage).not.toHaveProperty('MC_SESSION_INFO')
  }
  for (const summary of await summaries('true')) expect(summary.storage).toHaveProperty('MC_SESSION_INFO.token', token)
  expect((await call(control.resetWorld, {})).storage).toHaveProperty('MC_SESSION_INFO')
})

test('forks and saved snapshots keep their secrets', async () => {
  const { platform } = await createUsedPlatform()
  const { call } = platform
  await call(control.saveSnapshot, { name: 'kept' })
  await call(control.forkWorld, { name: 'fork' })
  await call(control.restoreSaved, { name: 'kept', world: 'restored' })
  for (const world of ['fork', 'restored']) {
    await call(auth.login, { ...login, password: ownPassword }, { headers: { 'X-World': world } })
  }
})
