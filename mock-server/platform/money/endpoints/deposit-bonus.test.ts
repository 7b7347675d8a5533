import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { placeBet } from '#mock-server/platform/games/state/rounds.ts'
import { announce, createNewcomerPlatform, language, readBalance } from '#mock-server/verify/testing/deposits.ts'
import type { Platform } from '#mock-server/verify/testing/platform.ts'

describe('a bonus accepted afterwards', () => {
  const accept = (platform: Platform, over: object) =>
    platform.call(deposit.acceptPromo, acceptance(over), { token: platform.token })
  const refuse = (platform: Platform, over: object) =>
    platform.refusal(deposit.acceptPromo, acceptance(over), { token: platform.token })
  const acceptance = (over: object) => ({
    depositId: '',
    promoId: 'welcome',
    idempotencyKey: 'accept-0001',
    language,
    ...over,
  })

  /** Makes a credited deposit of 50,000 without a bonus. */
  async function deposited() {
    const platform = await createNewcomerPlatform()
    const { id: depositId } = await announce(platform)
    platform.pass(30_000)
    expect(await readBalance(platform)).toBe(50_000)
    return { platform, depositId }
  }

  test('is credited at once, and its turnover counts from then on', async () => {
    const { platform, depositId } = await deposited()
    expect(await accept(platform, { depositId })).toMatchObject({
      bonus: 10_000,
      turnover: { required: 300_000, done: 0 },
    })
    expect(await readBalance(platform)).toBe(60_000)
  })

  test('comes with the deposit while that is on its method', async () => {
    const platform = await createNewcomerPlatform()
    const { id: depositId } = await announce(platform)
    expect(await accept(platform, { depositId })).toMatchObject({ status: 'pending', bonus: 10_000, turnover: null })
    expect(await readBalance(platform)).toBe(0)
    platform.pass(30_000)
    expect(await readBalance(platform)).toBe(60_000)
  })

  test('is offered while the deposit can take one', async () => {
    const { platform, depositId } = await deposited()
    const offered = async (id = depositId) =>
      (await platform.call(deposit.depositPromos, { language, depositId: id }, { token: platform.token })).map(
        (promo) => promo.id,
      )
    expect(await offered()).toEqual(['welcome', 'daily'])
    await accept(platform, { depositId })
    expect(await offered()).toEqual([])
    const { id: small } = await announce(platform, { amount: 20_000, idempotencyKey: 'deposit-0002' })
    expect(await offered(small)).toEqual([])
    const refusal = platform.refusal(deposit.depositPromos, { language, depositId: 'none' }, { token: platform.token })
    expect(await refusal).toMatchObject({ status: 404, errorCode: 'DEPOSIT_UNKNOWN', field: 'query.depositId' })
  })

  test('is given once, even if claimed a thousand times at once', async () => {
    const { platform, depositId } = await deposited()
    const claims = Array.from({ length: 1_000 }, (_, at) =>
      accept(platform, { depositId, idempotencyKey: `claim-${at}-key` }),
    )
    const answers = await Promise.allSettled(claims)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readBalance(platform)).toBe(60_000)
    expect(await refuse(platform, { depositId })).toMatchObject({ status: 409, errorCode: 'PROMO_ACCEPTED' })
  })

  test('is returned again for the same idempotency key', async () => {
    const { platform, depositId } = await deposited()
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(platform, { depositId })))
    expect(new Set(answers.map(({ bonus }) => bonus))).toEqual(new Set([10_000]))
    expect(await readBalance(platform)).toBe(60_000)
    expect(await refuse(platform, { depositId, promoId: 'daily' })).toMatchObject({
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test('leaves the deposit’s idempotency key valid', async () => {
    const { platform, depositId } = await deposited()
    await accept(platform, { depositId })
    expect(await announce(platform)).toMatchObject({ id: depositId, bonus: 10_000 })
  })

  test.each([
    ['an unknown deposit', { depositId: 'none' }, 404, 'DEPOSIT_UNKNOWN', 'body.depositId'],
    ['a bonus the merchant does not offer', { promoId: 'salon' }, 422, 'PROMO_NOT_APPLICABLE', 'body.promoId'],
  ])('is refused for %s', async (_, over, status, errorCode, field) => {
    const { platform, depositId } = await deposited()
    expect(await refuse(platform, { depositId, ...over })).toMatchObject({ status, errorCode, field })
    expect(await readBalance(platform)).toBe(50_000)
  })

  test('is neither offered nor accepted after the deposit has been staked', async () => {
    const { platform, depositId } = await deposited()
    await placeBet(platform.world(), {
      id: 'a-round',
      memberId: 'm-0003',
      nodeId: 'none',
      launchToken: '',
      player: 'member:m-0003',
      house: 'house:PP',
      bet: 100,
      idempotencyKey: 'a-round',
      detail: {},
    })
    expect(await platform.call(deposit.depositPromos, { language, depositId }, { token: platform.token })).toEqual([])
    expect(await refuse(platform, { depositId })).toMatchObject({ errorCode: 'PROMO_NOT_APPLICABLE' })
  })

  test('is refused for a second deposit if it is a first-deposit bonus', async () => {
    const { platform } = await deposited()
    const { id: depositId } = await announce(platform, { idempotencyKey: 'deposit-0002' })
    expect(await refuse(platform, { depositId })).toMatchObject({ errorCode: 'PROMO_NOT_APPLICABLE' })
    expect(await accept(platform, { depositId, promoId: 'daily' })).toMatchObject({ bonus: 2_500 })
  })
})
