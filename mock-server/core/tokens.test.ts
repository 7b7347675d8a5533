import { beforeEach, describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { member } from '#contract/member.ts'
import { messages } from '#contract/messages.ts'
import type { Endpoint } from '#contract/resource.ts'
import { control } from '#mock-server/control/contract.ts'
import { chat } from '#mock-server/vendors/chat/contract.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { findGame, launchToken, tokenIn } from '#mock-server/verify/testing/launch.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import { readToken, tokenOf } from '#mock-server/world/worlds/token.ts'

const scenario = 'member-with-favorites'
const twin = { headers: { 'X-World': 'twin' } }
let platform: Platform

/** Two worlds of one seed have identical rows. */
beforeEach(async () => {
  platform = await createPlatform({ scenario })
  await platform.worlds.replace({ name: 'twin', scenario, seed: 'test' })
})

const launch = () => launchToken(platform, findGame('RNG'))

async function chatToken() {
  const look = { b2c: 'true', language: 'EN', backUrl: '/m/home', headerColor: '#4B46E8', title: 'Chat' } as const
  return tokenIn((await platform.call(messages.launchChat, look, { token: platform.token })).chatUrl)
}

async function payToken() {
  const input = { amount: 50_000, language: 'EN', idempotencyKey: 'tokens-of-worlds' }
  const made = await platform.call(deposit.paymentGateway, input, { token: platform.token })
  return tokenIn(made.payUrl)
}

const language = { language: 'EN' }
const kinds: [string, () => Promise<string>, Endpoint, object, string][] = [
  ['launch', launch, launches.close, {}, 'LAUNCH_EXPIRED'],
  ['launch', launch, lotteryHouse.open, language, 'LAUNCH_EXPIRED'],
  ['chat', chatToken, chat.open, {}, 'CHAT_ENDED'],
  ['payment', payToken, pay.open, {}, 'PAYMENT_UNKNOWN'],
  ['launch', async () => platform.token, lotteryHouse.open, language, 'LAUNCH_EXPIRED'],
]

describe('a token works only in its own world', () => {
  test.each(kinds)('a %s', async (kind, take, endpoint, input, errorCode) => {
    const token = await take()
    expect(await platform.refusal(endpoint, { ...input, token }, twin)).toMatchObject({
      errorCode,
      field: 'body.token',
      message: `the ${kind} belongs to the world "default", not to "twin"`,
    })
  })

  test('a session, although the other world has an identical row', async () => {
    const { token } = platform
    expect(await platform.refusal(member.memberInfo, {}, { token, ...twin })).toMatchObject({
      status: 401,
      errorCode: 'SESSION_INVALID',
      message: 'the session belongs to the world "default", not to "twin"',
    })
    await expect(platform.call(member.memberInfo, {}, { token })).resolves.toMatchObject({ account: 'haedal_92' })
  })

  test('the key of a row is not a token', async () => {
    const [row] = platform.world().tables.sessions.all()
    expect(await platform.refusal(member.memberInfo, {}, { token: row?.token })).toMatchObject({
      errorCode: 'SESSION_INVALID',
    })
  })
})

describe('a copy of a world under another name', () => {
  const copies: [string, () => Promise<unknown>][] = [
    ['a fork', () => platform.call(control.forkWorld, { name: 'copy' })],
    [
      'an imported snapshot',
      async () => {
        const snapshot = await platform.call(control.snapshot, { secrets: 'true' })
        await platform.call(control.restoreSnapshot, { world: 'copy', snapshot })
      },
    ],
  ]

  test.each(copies)('%s has tokens of its own', async (_, copy) => {
    await copy()
    const session = personaSession(platform.worlds.find('copy'))
    const inCopy = { headers: { 'X-World': 'copy' } }
    await expect(platform.call(member.memberInfo, {}, { token: session?.token, ...inCopy })).resolves.toMatchObject({
      account: 'haedal_92',
    })
    expect(await platform.refusal(member.memberInfo, {}, { token: platform.token, ...inCopy })).toMatchObject({
      errorCode: 'SESSION_INVALID',
    })
  })

  test('is identical except for its name', async () => {
    await platform.call(control.forkWorld, { name: 'copy' })
    const [one, other] = ['default', 'copy'].map((name) => platform.worlds.find(name).snapshot())
    expect({ ...other, name: 'default' }).toEqual(one)
  })
})

test('a token names its world and the key of its row', () => {
  expect(readToken({ name: 'blue' }, tokenOf({ name: 'blue' }, 'abc'))).toEqual({ key: 'abc' })
  expect(readToken({ name: 'red' }, tokenOf({ name: 'blue' }, 'abc'))).toEqual({ otherWorld: 'blue' })
})
