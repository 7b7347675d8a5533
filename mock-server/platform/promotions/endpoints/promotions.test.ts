import { describe, expect, test } from 'vitest'
import { member } from '#contract/member.ts'
import { promotions } from '#contract/promotions.ts'
import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { session } from '#mock-server/verify/testing/funded-platform.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'

const balance = async (platform: Platform) =>
  (await platform.call(wallet.memberWallet, {}, session(platform))).sumBalance

const reward = async (platform: Platform, id: string) => {
  const { rewards } = await platform.call(promotions.rewards, {}, session(platform))
  return rewards.find((one) => one.id === id)
}

let keys = 0
const newKey = () => {
  keys += 1
  return `claim-key-${keys}`
}

const claim = (platform: Platform, rewardId: string, idempotencyKey = newKey()) =>
  platform.call(promotions.claimReward, { rewardId, idempotencyKey }, session(platform))
const refusedClaim = (platform: Platform, rewardId: string, idempotencyKey = newKey()) =>
  platform.refusal(promotions.claimReward, { rewardId, idempotencyKey }, session(platform))

describe('promotions', () => {
  test('are in the requested language, with artwork and safe links', async () => {
    const platform = await createPlatform()
    const korean = await platform.call(promotions.promotions, { language: 'KO' })
    const english = await platform.call(promotions.promotions, { language: 'EN' })
    expect(korean.list.map(({ id }) => id)).toEqual(english.list.map(({ id }) => id))
    expect(korean.list.map(({ title }) => title)).not.toEqual(english.list.map(({ title }) => title))
    for (const { id, imageUrl, link } of english.list) {
      expect(imageUrl).toBe(`/__art/banners/${id}.svg`)
      expect(link).toMatch(/^\/m\//)
    }
  })

  test('disappear after their end', async () => {
    const platform = await createPlatform()
    const ids = async () => (await platform.call(promotions.promotions, {})).list.map(({ id }) => id)
    expect(await ids()).toContain('jackpot-night')
    platform.pass(6 * day)
    expect(await ids()).not.toContain('jackpot-night')
  })

  test('contain only what the merchant has on', async () => {
    const bare = await createPlatform({ merchant: 'PLAIN' })
    const { keyed, list } = await bare.call(promotions.promotions, {})
    expect(keyed.REFERRAL.enabled).toBe(false)
    expect(list.map(({ id }) => id)).not.toContain('invite-friends')
    expect(list.map(({ id }) => id)).not.toContain('cash-back')
  })
})

describe('rewards', () => {
  test('are locked until their condition is met, then paid once', async () => {
    const platform = await createPlatform({ scenario: 'new-member' })
    expect(await reward(platform, 'first-spin')).toMatchObject({ state: 'locked', progress: 0, target: 1 })
    expect(await refusedClaim(platform, 'first-spin')).toMatchObject({ status: 409, errorCode: 'REWARD_LOCKED' })
    expect(await balance(platform)).toBe(0)

    const player = await createPlatform({ scenario: 'active-member' })
    const before = await balance(player)
    expect(await reward(player, 'first-spin')).toMatchObject({ state: 'claimable' })
    expect(await claim(player, 'first-spin')).toEqual({ amount: 2_000 })
    expect(await balance(player)).toBe(before + 2_000)
    expect(await reward(player, 'first-spin')).toMatchObject({ state: 'claimed' })
    expect(await refusedClaim(player, 'first-spin')).toMatchObject({ status: 409, errorCode: 'REWARD_CLAIMED' })
    expect(await balance(player)).toBe(before + 2_000)
  })

  test('are paid once for 1,000 parallel claims', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const before = await balance(platform)
    const claims = Array.from({ length: 1_000 }, () => claim(platform, 'first-favourite'))
    const settled = await Promise.allSettled(claims)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance(platform)).toBe(before + 1_000)
  })

  test('repeat the answer for the same key and move no money', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const before = await balance(platform)
    const key = 'one-and-the-same'
    const answers = await Promise.all([1, 2, 3].map(() => claim(platform, 'first-spin', key)))
    expect(answers).toEqual([{ amount: 2_000 }, { amount: 2_000 }, { amount: 2_000 }])
    expect(await balance(platform)).toBe(before + 2_000)
    expect(await refusedClaim(platform, 'first-favourite', key)).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('include one check-in a day, which grows while no day is missed', async () => {
    const platform = await createPlatform({ scenario: 'new-member', settings: { sessionLife: 30 * day } })
    const long = { token: await longSession(platform) }
    const checkIn = (key: string) =>
      platform.call(promotions.claimReward, { rewardId: 'check-in', idempotencyKey: key }, long)
    const paid = []
    for (let turn = 1; turn <= 8; turn += 1) {
      paid.push((await checkIn(`check-in-${turn}`)).amount)
      platform.pass(day)
    }
    expect(paid).toEqual([500, 500, 1_000, 1_000, 1_500, 1_500, 5_000, 500])
    platform.pass(day)
    expect((await checkIn('check-in-late')).amount).toBe(500)
  })

  test('with an unknown id are refused', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    for (const id of ['nothing', 'level-up:EMPEROR', 'referral:m-0001', 'referral:m-9999']) {
      expect(await refusedClaim(platform, id)).toMatchObject({ status: 404, errorCode: 'REWARD_NOT_FOUND' })
    }
  })

  test('are visible to a trial account but not claimable', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    expect((await platform.call(promotions.rewards, {}, session(platform))).rewards.length).toBeGreaterThan(0)
    expect(await refusedClaim(platform, 'check-in')).toMatchObject({ status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' })
  })
})

/** Creates a longer session than the persona's, which ends after half a day. */
async function longSession({ world }: Platform) {
  const token = 'a-session-that-lasts'
  const [{ memberId } = { memberId: '' }] = world().tables.sessions.all()
  await world().tables.sessions.insert({ token, memberId, expiresAt: beginning + 60 * day })
  return tokenOf(world(), token)
}

describe('the VIP benefits', () => {
  test('count the stakes on top of the granted level', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const { id } = await platform.call(member.memberInfo, {}, session(platform))
    const staked = platform
      .world()
      .tables.rounds.by('memberId', id)
      .reduce((sum, { bet }) => sum + bet, 0)
    const { levels, standing } = await platform.call(promotions.vipBenefits, {}, session(platform))
    const gold = levels.find(({ code }) => code === 'GOLD')
    expect(standing?.level).toBe('GOLD')
    expect(toMinor(standing?.points ?? 0)).toBe(toMinor(gold?.threshold ?? 0) + staked)
    expect(standing?.progress).toBeGreaterThan(0)
  })

  test('have no standing for a trial account', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    expect(await platform.call(promotions.vipBenefits, {}, session(platform))).toMatchObject({ standing: null })
  })
})

describe('cash back', () => {
  const claimRebate = (platform: Platform, idempotencyKey: string) =>
    platform.call(promotions.claimManualRebate, { idempotencyKey }, session(platform))

  test('is earned on stakes since the last claim and paid once', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const before = await balance(platform)
    const { items, total } = await platform.call(promotions.manualRebate, {}, session(platform))
    expect(total).toBeGreaterThan(0)
    expect(toMinor(total)).toBe(items.reduce((sum, { amount }) => sum + toMinor(amount), 0))

    expect(await claimRebate(platform, 'rebate-key-1')).toEqual({ amount: total })
    expect(await claimRebate(platform, 'rebate-key-1')).toEqual({ amount: total })
    expect(toMinor(await balance(platform))).toBe(toMinor(before) + toMinor(total))

    const after = await platform.call(promotions.manualRebate, {}, session(platform))
    expect(after).toMatchObject({ items: [], total: 0, history: [{ amount: total }] })
    const again = { idempotencyKey: 'rebate-key-2' }
    expect(await platform.refusal(promotions.claimManualRebate, again, session(platform))).toMatchObject({
      status: 409,
      errorCode: 'REBATE_NOTHING',
    })
  })

  test('is paid once for 1,000 parallel claims', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const before = await balance(platform)
    const { total } = await platform.call(promotions.manualRebate, {}, session(platform))
    const settled = await Promise.allSettled(
      Array.from({ length: 1_000 }, (_, at) => claimRebate(platform, `parallel-${at}`)),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(toMinor(await balance(platform))).toBe(toMinor(before) + toMinor(total))
  })

  test('is refused if the merchant has it off', async () => {
    const platform = await createPlatform({ scenario: 'active-member', merchant: 'PLAIN' })
    const refusal = await platform.refusal(promotions.manualRebate, {}, session(platform))
    expect(refusal).toMatchObject({ status: 403, errorCode: 'MODULE_NOT_PERMITTED' })
  })
})

describe('the referral', () => {
  test('lists members who registered with the recommender id, and pays once for each who has played', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const { recommenderId, friends, bonus, earned } = await platform.call(promotions.referral, {}, session(platform))
    expect({ recommenderId, earned, count: friends.length }).toEqual({
      recommenderId: 'haedal_92',
      earned: 0,
      count: 3,
    })
    const ready = friends.filter(({ state }) => state === 'claimable')
    const waiting = friends.find(({ state }) => state === 'joined')
    expect(ready.length).toBeGreaterThan(0)

    const before = await balance(platform)
    for (const { rewardId } of ready) await claim(platform, rewardId)
    expect(await balance(platform)).toBe(before + bonus * ready.length)
    expect(await refusedClaim(platform, ready[0]?.rewardId ?? '')).toMatchObject({ errorCode: 'REWARD_CLAIMED' })
    expect(await refusedClaim(platform, waiting?.rewardId ?? '')).toMatchObject({ errorCode: 'REWARD_LOCKED' })
    const after = await platform.call(promotions.referral, {}, session(platform))
    expect(after.earned).toBe(bonus * ready.length)
  })

  test('is refused if it is off, and for a trial account', async () => {
    const off = await createPlatform({ scenario: 'active-member', merchant: 'VELVET' })
    expect(await off.refusal(promotions.referral, {}, session(off))).toMatchObject({ errorCode: 'FEATURE_OFF' })
    const trial = await createPlatform({ scenario: 'trial' })
    expect(await trial.refusal(promotions.referral, {}, session(trial))).toMatchObject({
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})
