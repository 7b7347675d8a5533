import { expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { day } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const right = { type: 'username', username: 'haedal_92', password: memberPassword } as const
const times = async (count: number, action: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await action(at)
}

test('removes sessions, captchas, codes and trials with their money a day after they end', async () => {
  const { call, pass, world } = await createPlatform()
  await times(10, () => call(auth.freePlayLogin, {}))
  await times(10, () => call(auth.captcha, {}))
  await times(10, (at) => call(auth.sendSmsRegister, { mobileNum: `0108888000${at}`, countryDialingCode: '82' }))
  const members = world().tables.members.size
  pass(2 * day)
  await times(64, () => call(auth.login, right))
  const { sessions, captchas, codes, movements } = world().tables
  expect([sessions.size, captchas.size, codes.size]).toEqual([20, 0, 0])
  // The seeded trials have ended by then too.
  expect(world().tables.members.size).toBe(members - 12)
  expect(
    movements.all().filter(({ to }) => !world().tables.members.get(to.split(/[:/]/)[1] ?? '') && to !== 'platform'),
  ).toEqual([])
})

test('removes launches a day after they end, and never keeps more than the limit', async () => {
  const { call, pass, world, token } = await createPlatform({ scenario: 'member-with-favorites' })
  const game = catalogue.hot()[0]!.games[0]!
  const launch = () =>
    call(
      games.launch,
      {
        platform: 'html5',
        accountType: game.vassalage,
        gameId: game.gameId,
        nodeId: game.nodeId,
        merchantCode: 'HAEDAL',
        language: 'EN',
      },
      { token },
    )
  await times(2_200, launch)
  expect(world().tables.launches.size).toBeLessThanOrEqual(2_000 + 64)
  pass(2 * day)
  await times(64, () => call(auth.captcha, {}))
  expect(world().tables.launches.size).toBe(0)
})

test('reports an ended trial for a day', async () => {
  const { call, refusal, pass } = await createPlatform({ scenario: 'login-needs-captcha' })
  await call(auth.freePlayLogin, {})
  pass(day / 4)
  await times(64, () => call(auth.captcha, {}))
  expect(await refusal(auth.login, { ...right, username: 'guest_0002' })).toMatchObject({ errorCode: 'TRIAL_EXPIRED' })
})

test('keeps at most a limited number of captchas and trials', async () => {
  const { call, world } = await createPlatform()
  await times(1_100, () => call(auth.captcha, {}))
  expect(world().tables.captchas.size).toBeLessThanOrEqual(1_000 + 64)
  await times(300, () => call(auth.createTrialAccount, {}))
  expect(world().tables.members.by('type', '4').length).toBeLessThanOrEqual(200 + 64)
})

test('the remaining money adds up after trials are removed', async () => {
  const { call, pass, world } = await createPlatform()
  const sum = () =>
    world()
      .tables.movements.all()
      .reduce((total, { to, amount }) => total + (to.startsWith('member:') ? amount : 0), 0)
  await call(auth.freePlayLogin, {})
  pass(2 * day)
  await times(64, () => call(auth.captcha, {}))
  expect(world().ledger.balance('platform')).toBe(-sum())
})
