import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { Snapshot } from './snapshot.ts'

/** Makes calls that write to many tables. */
async function useWorld(platform: Platform) {
  const { call, world } = platform
  const login = { type: 'username' as const, username: 'haedal_92', password: memberPassword }
  const { token } = await call(auth.login, login)
  await call(auth.captcha, {})
  await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
  const { games: found } = await call(games.gameList, {
    merchant: 'HAEDAL',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 1,
    language: 'EN',
  })
  const game = found[0]!
  await call(games.addFavorite, { nodeId: game.nodeId, token, vendor: game.vassalage }, { token })
  const launched = await call(
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
  const launch = new URL(launched.content.game_url, 'http://localhost').searchParams.get('token') ?? ''
  const { bets } = await call(slot.open, { token: launch })
  await call(slot.spin, { token: launch, bet: bets[0] ?? 0, idempotencyKey: 'first-spin' })
  world().faults.set([{ endpoint: '*', latency: 5, times: 3 }])
  return { token, launch, bet: bets[0] ?? 0 }
}

const timed = {
  steps: [
    { after: '1m', settings: { regionRestriction: true } },
    { after: '2m', settings: { regionRestriction: false } },
  ],
}

/** Creates another host at the same time and restores the world in it. */
async function restoredElsewhere(snapshot: unknown) {
  const other = await createPlatform()
  await other.worlds.restore(Snapshot.parse(snapshot))
  return other
}

describe('a snapshot', () => {
  test('passes its schema and restores to the same bytes', async () => {
    const platform = await createPlatform(timed)
    await useWorld(platform)
    const text = JSON.stringify(platform.world().snapshot())
    const other = await restoredElsewhere(JSON.parse(text))
    expect(JSON.stringify(other.world().snapshot())).toBe(text)
    expect(JSON.stringify(Snapshot.parse(JSON.parse(text)))).toBe(text)
  })

  test('continues exactly like the original world: ids, balances, chance, sessions', async () => {
    const platform = await createPlatform(timed)
    const { token, launch, bet } = await useWorld(platform)
    const other = await restoredElsewhere(JSON.parse(JSON.stringify(platform.world().snapshot())))
    const goOn = async ({ call }: Platform) => {
      const round = await call(slot.spin, { token: launch, bet, idempotencyKey: 'second-spin' })
      const trial = await call(auth.freePlayLogin, {})
      return { round, trial, purse: await call(wallet.memberWallet, {}, { token }) }
    }
    expect(await goOn(other)).toEqual(await goOn(platform))
    expect(other.world().snapshot()).toEqual(platform.world().snapshot())
  })

  test('shares nothing that can change with the original world', async () => {
    const platform = await createPlatform()
    const snapshot = platform.world().snapshot()
    const text = JSON.stringify(snapshot)
    await useWorld(platform)
    expect(JSON.stringify(snapshot)).toBe(text)
  })

  test('keeps due events, which still happen', async () => {
    const platform = await createPlatform(timed)
    const other = await restoredElsewhere(platform.world().snapshot())
    const world = other.world()
    await world.schedule.moveTo(world.startedAt + 61_000)
    expect(world.settings().regionRestriction).toBe(true)
    await world.schedule.moveTo(world.startedAt + 121_000)
    expect(world.settings().regionRestriction).toBe(false)
  })

  test('with two rows of one key is refused, and no world is created', async () => {
    const platform = await createPlatform()
    const snapshot = platform.world().snapshot()
    snapshot.name = 'other'
    snapshot.tables.members.push(snapshot.tables.members[0]!)
    await expect(platform.worlds.restore(snapshot)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { message: 'members: the key "m-0001" is taken' },
    })
    expect(platform.worlds.has('other')).toBe(false)
  })

  test('of an unknown merchant is refused', async () => {
    const platform = await createPlatform()
    const snapshot = platform.world().snapshot()
    snapshot.settings.merchant = '__proto__'
    await expect(platform.worlds.restore(snapshot)).rejects.toMatchObject({ code: 'MERCHANT_UNKNOWN' })
  })
})
