import { describe, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { applicationLimits, promotions } from '#contract/promotions.ts'
import { minute } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { giantPng, polyglotPng, sampleImage } from '#mock-server/verify/testing/sample-images.ts'

const application = { promotionId: 'jackpot-night', comment: '잭팟 화면입니다', idempotencyKey: 'application-1' }
const png = (name = 'win.png') => new File([sampleImage('png')], name, { type: 'image/png' })
const jpeg = (name = 'win.jpg') => new File([sampleImage('jpeg')], name, { type: 'image/jpeg' })
/** Returns a valid image, enlarged to a number of bytes by a text chunk. */
function heavy(bytes: number) {
  const source = sampleImage('png')
  const remark = new Uint8Array(bytes - source.length)
  new DataView(remark.buffer).setUint32(0, remark.length - 12)
  remark.set(new TextEncoder().encode('tEXt'), 4)
  return new File([source.subarray(0, 33), remark, source.subarray(33)], 'heavy.png')
}

async function played(scenario = 'active-member', merchant?: string) {
  const platform = await createPlatform({ scenario, ...(merchant && { merchant }) })
  const { call, refusal, token, pass } = platform
  return {
    ...platform,
    apply: (input: object = {}) => call(promotions.applyPromotion, { ...application, ...input }, { token }),
    refuse: (input: object = {}) => refusal(promotions.applyPromotion, { ...application, ...input }, { token }),
    balance: async () => (await call(wallet.memberWallet, {}, { token })).sumBalance,
    state: async (id = 'jackpot-night', language = 'KO') =>
      (await call(promotions.promotions, { language }, { token })).list.find((one) => one.id === id)?.application,
    decided: () => pass(16 * minute),
  }
}

describe('an application', () => {
  test('goes from open to pending to approved, and is paid once with a letter', async () => {
    const { apply, state, balance, decided, call, token, world } = await played()
    expect(await state()).toEqual({ bonus: 10_000, state: 'open', appliedAt: null, decidedAt: null, reason: null })
    const before = await balance()
    expect(await apply({ images: [png(), jpeg()] })).toMatchObject({ state: 'pending', bonus: 10_000 })
    expect(await state()).toMatchObject({ state: 'pending' })
    expect(await balance()).toBe(before)
    decided()
    expect(await state()).toMatchObject({ state: 'approved', reason: null })
    expect(await balance()).toBe(before + 10_000)
    decided()
    expect(await balance()).toBe(before + 10_000)
    const moved = world()
      .tables.movements.all()
      .filter(({ reason }) => reason === 'promotion')
    expect(moved).toMatchObject([{ from: 'platform', amount: 1_000_000 }])
    expect(toMajor(moved[0]?.amount ?? 0)).toBe(10_000)
    const { content } = await call(messages.inbox, { pageNo: 1, pageSize: 1 }, { token })
    expect(content[0]).toMatchObject({ subject: '‘주말 잭팟 나이트’ 신청이 승인되었습니다', read: false })
    expect(content[0]?.preview).toContain('10,000')
  })

  test('has the title of its promotion in the merchant’s words, in the list and in the letter', async () => {
    const { apply, decided, call, token } = await played('active-member', 'VELVET')
    const { list } = await call(promotions.promotions, { language: 'KO' }, { token })
    const { title } = list.find(({ id }) => id === application.promotionId)!
    await apply()
    decided()
    const page = { pageNo: 1, pageSize: 1, language: 'KO' }
    expect((await call(promotions.applications, page, { token })).content).toMatchObject([{ title }])
    expect((await call(messages.inbox, page, { token })).content[0]?.subject).toContain(title)
  })

  test('of a member who has not staked enough is refused with the reason, and can be repeated', async () => {
    const { apply, state, balance, decided } = await played('new-member')
    await apply()
    decided()
    expect(await state()).toMatchObject({
      state: 'refused',
      reason: '행사 기간의 베팅 금액이 20,000에 미치지 못했습니다.',
    })
    expect(await state('jackpot-night', 'EN')).toMatchObject({
      reason: 'Your stakes since it began fell short of 20,000.',
    })
    expect(await balance()).toBe(0)
    expect(await apply({ idempotencyKey: 'application-2' })).toMatchObject({ state: 'pending' })
  })

  test('counts only stakes in its category since the promotion began', async () => {
    const { world, decided, state, apply } = await played('new-member')
    const started = world().startedAt
    const play = (id: string, nodeId: string, at: number) =>
      world().tables.rounds.insert({
        id,
        memberId: 'm-0003',
        nodeId,
        launchToken: '',
        idempotencyKey: id,
        player: 'member:m-0003',
        house: 'house:PP',
        at,
        bet: 5_000_000,
        win: 0,
        settledAt: at,
        detail: {},
      })
    await play('too-early', '1110001', started - 4 * 24 * 60 * minute)
    await apply()
    decided()
    expect(await state()).toMatchObject({ state: 'refused' })
    await play('in-time', '1110001', started)
    await apply({ idempotencyKey: 'application-2' })
    decided()
    expect(await state()).toMatchObject({ state: 'approved' })
    await apply({ promotionId: 'ocean-hunt', idempotencyKey: 'application-3' })
    decided()
    expect(await state('ocean-hunt')).toMatchObject({ state: 'refused' })
  })

  test('sent twice with one key is one application; with another key it is refused', async () => {
    const { apply, refuse, world } = await played()
    expect(await apply()).toEqual(await apply())
    expect(world().tables.applications.all()).toHaveLength(1)
    expect(await refuse({ idempotencyKey: 'application-2' })).toMatchObject({
      status: 409,
      errorCode: 'PROMOTION_APPLIED',
    })
    expect(await refuse({ promotionId: 'ocean-hunt' })).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('stores type and size of its images, and the journal contains no image', async () => {
    const { apply, world } = await played()
    await apply({ images: [jpeg('called.png')] })
    const [row] = world().tables.applications.all()
    expect(row?.images).toEqual([
      { name: 'called.png', type: 'jpeg', width: 3, height: 2, bytes: sampleImage('jpeg').length },
    ])
    const [entry] = world().journal.read()
    expect(entry?.input).toMatchObject({ images: [{ name: 'called.png', size: sampleImage('jpeg').length }] })
  })
})

test('a member lists the applications, newest first, and by state', async () => {
  const { apply, decided, call, token } = await played()
  const list = (query: object = {}) =>
    call(promotions.applications, { pageNo: 1, pageSize: 20, language: 'EN', ...query }, { token })
  expect(await list()).toMatchObject({ content: [], total: 0 })
  await apply({ images: [png()] })
  decided()
  await apply({ promotionId: 'ocean-hunt', idempotencyKey: 'application-2' })
  expect(await list()).toMatchObject({
    content: [
      { promotionId: 'ocean-hunt', state: 'pending', images: 0, decidedAt: null },
      { promotionId: 'jackpot-night', state: 'approved', images: 1, comment: application.comment, bonus: 10_000 },
    ],
    total: 2,
  })
  expect(await list({ state: 'pending' })).toMatchObject({ content: [{ promotionId: 'ocean-hunt' }] })
  expect(await list({ pageSize: 1, pageNo: 2 })).toMatchObject({ content: [{ promotionId: 'jackpot-night' }] })
})

test('text chunks of an image are not stored', async () => {
  const { apply, world } = await played()
  await apply({ images: [new File([polyglotPng('<script>alert(1)</script>')], 'a.png')] })
  expect(JSON.stringify(world().tables.applications.all())).not.toContain('script')
  expect(JSON.stringify(world().journal.read())).not.toContain('script')
})

describe('an application is refused', () => {
  test.each([
    ['a renamed GIF', () => [new File([sampleImage('gif')], 'win.png', { type: 'image/png' })], 'IMAGE_INVALID', 0],
    [
      'a picture with a page behind it',
      () => [png(), new File([sampleImage('jpeg'), '<script>'], 'a.jpg')],
      'IMAGE_INVALID',
      1,
    ],
    [
      'a drawing called a PNG',
      () => [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')],
      'IMAGE_INVALID',
      0,
    ],
    [
      'a page before its picture',
      () => [new File(['<script>1</script>', sampleImage('png')], 'a.png')],
      'IMAGE_INVALID',
      0,
    ],
    [
      'a program behind its picture',
      () => [new File([sampleImage('png'), 'PK\u0003\u0004'], 'a.png')],
      'IMAGE_INVALID',
      0,
    ],
    [
      'half a picture',
      () => [png(), png(), new File([sampleImage('png').subarray(0, 60)], 'a.png')],
      'IMAGE_INVALID',
      2,
    ],
    ['a gigapixel image', () => [new File([giantPng()], 'a.png')], 'IMAGE_INVALID', 0],
    ['an empty file', () => [new File([], 'a.png')], 'IMAGE_INVALID', 0],
    ['an image with too many bytes', () => [heavy(applicationLimits.imageBytes + 1)], 'IMAGE_TOO_LARGE', 0],
  ] as const)('with %s', async (_, images, errorCode, at) => {
    const { refuse, world } = await played()
    expect(await refuse({ images: images() })).toMatchObject({ errorCode, field: `body.images.${at}` })
    expect(world().tables.applications.all()).toEqual([])
  })

  test('with a fourth image', async () => {
    const { refuse } = await played()
    expect(await refuse({ images: [png(), png(), png(), png()] })).toMatchObject({
      status: 422,
      errorCode: 'IMAGES_TOO_MANY',
      field: 'body.images',
    })
  })

  test('with a body above the gateway’s limit', async () => {
    const { refuse } = await played()
    const images = [1, 2, 3, 4].map(() => heavy(applicationLimits.imageBytes))
    expect(await refuse({ images })).toMatchObject({ status: 413, errorCode: 'BODY_TOO_LARGE' })
  })

  test('with too long a comment, counted after trimming', async () => {
    const { refuse, apply } = await played()
    expect(await refuse({ comment: '가'.repeat(141) })).toMatchObject({ status: 422, field: 'body.comment' })
    await expect(apply({ comment: `  ${'가'.repeat(140)}  ` })).resolves.toMatchObject({ state: 'pending' })
  })

  test('for a promotion that is over, unknown, or takes no applications', async () => {
    const { refuse, pass } = await played()
    for (const promotionId of ['none', 'daily-check-in']) {
      expect(await refuse({ promotionId })).toMatchObject({ status: 404, errorCode: 'PROMOTION_NOT_FOUND' })
    }
    pass(11 * 60 * minute)
    expect(await refuse({ promotionId: 'first-deposit' })).toMatchObject({ errorCode: 'PROMOTION_NOT_FOUND' })
  })

  test('for a trial account', async () => {
    const { refuse } = await played('trial')
    expect(await refuse()).toMatchObject({ status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' })
  })
})

test('three images of the maximum size are accepted', async () => {
  const { apply } = await played()
  const images = [1, 2, 3].map(() => heavy(applicationLimits.imageBytes))
  expect(await apply({ images })).toMatchObject({ state: 'pending' })
})

test('a visitor sees the promotions that take applications', async () => {
  const { call } = await createPlatform()
  const { list } = await call(promotions.promotions, {})
  expect(list.filter((one) => one.application).map(({ id }) => id)).toEqual(['jackpot-night', 'ocean-hunt'])
  expect(list.find(({ id }) => id === 'ocean-hunt')?.application).toMatchObject({ state: 'open', bonus: 5_000 })
})
