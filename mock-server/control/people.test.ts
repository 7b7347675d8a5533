import { describe, expect, test } from 'vitest'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { control } from './contract.ts'

describe('the people of a world', () => {
  test('are listed with their wallets, uplines and sessions', async () => {
    const { call } = await createPlatform({ scenario: 'agent' })
    const people = await call(control.members, {})
    const named = (name: string) => people.find(({ account }) => account === name)
    expect(named('agent_seo')).toMatchObject({ type: 2, signedIn: true, wallets: [{ wallet: 'MAIN' }] })
    expect(named('minji_k')).toMatchObject({
      nickname: '김민지',
      signedIn: false,
      wallets: [{ wallet: 'MAIN', balance: 32_000_000 }],
    })
    expect(people.some(({ upline }) => upline === 'agent_seo')).toBe(true)
  })

  test('have a ledger, newest first, whose last balance is the wallet’s', async () => {
    const { call } = await createPlatform({ scenario: 'active-member' })
    const account = 'haedal_92'
    const lines = await call(control.ledger, { account })
    const [first, second] = lines
    expect(first?.at).toBeGreaterThanOrEqual(second?.at ?? Number.POSITIVE_INFINITY)
    const [wallet] = (await call(control.members, {})).find((person) => person.account === account)?.wallets ?? []
    expect(lines.find((line) => line.wallet === 'MAIN')?.balance).toBe(wallet?.balance)
    expect(await call(control.ledger, { account, limit: 2 })).toEqual(lines.slice(0, 2))
    expect(beginning).toBeGreaterThan(lines.at(-1)?.at ?? 0)
  })

  test('are refused for an unknown account', async () => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.ledger, { account: 'nobody' })).toMatchObject({ errorCode: 'MEMBER_UNKNOWN' })
  })
})

test('the host lists its merchants and flags', async () => {
  const { call } = await createPlatform()
  expect((await call(control.merchants, {})).map(({ code }) => code)).toEqual(['HAEDAL', 'VELVET', 'ROCKET', 'PLAIN'])
  expect(await call(control.flags, {})).toContainEqual({
    name: 'CBS3',
    default: false,
    about: 'Live chat with customer service.',
  })
})

test('the first settings are those before any change, also of the merchant', async () => {
  const { call } = await createPlatform({ scenario: 'agent-policy-off' })
  const first = await call(control.settings, {})
  await call(control.changeSettings, { settings: { merchant: 'VELVET', flags: { CBS3: !first.flags.CBS3 } } })
  expect(await call(control.settings, {})).not.toEqual(first)
  expect(await call(control.firstSettings, {})).toEqual(first)
})
