import { auth } from '#contract/auth.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { promotions } from '#contract/promotions.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { sampleImages } from '#mock-server/verify/testing/sample-images.ts'
import { member, type Step, step } from '../step.ts'
import { advance, settings } from './world-steps.ts'

const owned = { token: member }
const trial = { token: '{{trial.token}}', expect: 'REAL_ACCOUNT_REQUIRED' } as const
const claim = (rewardId: string, key: string) => ({ rewardId, idempotencyKey: `conformance-claim-${key}` })

const rewards: Step[] = [
  step('trial', auth.freePlayLogin),
  step('promotions', promotions.promotions, { language: 'KO' }, owned),
  step('rewards', promotions.rewards, { language: 'KO' }, owned),
  step('claim', promotions.claimReward, claim('first-favourite', '1'), owned),
  step('claim sent twice', promotions.claimReward, claim('first-favourite', '1'), owned),
  step('claim by the same key', promotions.claimReward, claim('check-in', '1'), {
    ...owned,
    expect: 'IDEMPOTENCY_KEY_REUSED',
  }),
  step('claim what was paid', promotions.claimReward, claim('first-favourite', '2'), {
    ...owned,
    expect: 'REWARD_CLAIMED',
  }),
  step('claim nothing', promotions.claimReward, claim('none', '3'), { ...owned, expect: 'REWARD_NOT_FOUND' }),
  step('claim on a trial', promotions.claimReward, claim('check-in', '4'), trial),
  step('login of the newcomer', auth.login, { type: 'username', username: 'newcomer', password: memberPassword }),
  step('claim too early', promotions.claimReward, claim('first-favourite', '5'), {
    token: '{{login of the newcomer.token}}',
    expect: 'REWARD_LOCKED',
  }),
]

const cashBack: Step[] = [
  step('vip benefits', promotions.vipBenefits, {}, owned),
  step('rebate', promotions.manualRebate, {}, owned),
  step('rebate on a trial', promotions.manualRebate, {}, trial),
  step('claim the rebate', promotions.claimManualRebate, { idempotencyKey: 'conformance-rebate-1' }, owned),
  step(
    'claim it again',
    promotions.claimManualRebate,
    { idempotencyKey: 'conformance-rebate-2' },
    { ...owned, expect: 'REBATE_NOTHING' },
  ),
  step('claim a rebate on a trial', promotions.claimManualRebate, { idempotencyKey: 'conformance-rebate-3' }, trial),
]

const friends: Step[] = [
  step('referral', promotions.referral, {}, owned),
  step('referral on a trial', promotions.referral, {}, trial),
  settings('no referrals', { merchant: 'PLAIN' }),
  step('referral while it is off', promotions.referral, {}, { ...owned, expect: 'FEATURE_OFF' }),
  step('claim for a friend while it is off', promotions.claimReward, claim('{{referral.friends.0.rewardId}}', '6'), {
    ...owned,
    expect: 'FEATURE_OFF',
  }),
  settings('referrals again', { merchant: 'HAEDAL' }),
]

const picture = (kind: keyof typeof sampleImages) => ({
  name: `${kind}.png`,
  type: 'image/png',
  base64: sampleImages[kind],
})
const application = {
  promotionId: 'jackpot-night',
  comment: '잭팟 화면입니다',
  images: [picture('png'), picture('jpeg')],
  idempotencyKey: 'conformance-application-1',
  language: 'EN',
}
/** One byte more than five megabytes; the host rejects it by its size. */
const tooLarge = { name: 'large.png', type: 'image/png', base64: 'A'.repeat(Math.ceil((5 * 1024 ** 2 + 1) / 3) * 4) }
const apply = (name: string, over: object, expect?: ErrorCode) =>
  step(name, promotions.applyPromotion, { ...application, ...over }, { ...owned, expect })

const applications: Step[] = [
  apply('apply with a GIF', { images: [picture('gif')] }, 'IMAGE_INVALID'),
  apply('apply with too large a picture', { images: [tooLarge] }, 'IMAGE_TOO_LARGE'),
  apply('apply with four pictures', { images: Array.from({ length: 4 }, () => picture('png')) }, 'IMAGES_TOO_MANY'),
  apply('apply with a long remark', { comment: 'x'.repeat(141) }, 'INVALID_INPUT'),
  apply('apply for the jackpot night', {}),
  apply('apply for it twice by one key', {}),
  apply('apply for the ocean hunt', {
    promotionId: 'ocean-hunt',
    images: [],
    idempotencyKey: 'conformance-application-4',
  }),
  apply('apply by the same key', { promotionId: 'ocean-hunt' }, 'IDEMPOTENCY_KEY_REUSED'),
  apply('apply once more', { idempotencyKey: 'conformance-application-2' }, 'PROMOTION_APPLIED'),
  apply(
    'apply for nothing',
    { promotionId: 'none', idempotencyKey: 'conformance-application-3' },
    'PROMOTION_NOT_FOUND',
  ),
  step('apply on a trial', promotions.applyPromotion, application, trial),
  step('apply in JSON', promotions.applyPromotion, application, {
    ...owned,
    headers: { 'Content-Type': 'application/json' },
    expect: 'UNSUPPORTED_MEDIA_TYPE',
  }),
  step('applications', promotions.applications, { pageNo: 1, pageSize: 20 }, owned),
  advance('the application is decided', '16m'),
  step('promotions after the decision', promotions.promotions, { language: 'EN' }, owned),
]

const feedback: Step[] = [
  step('feedback', promotions.feedback, { content: '화면이 정말 보기 좋아요' }, owned),
  step(
    'feedback again at once',
    promotions.feedback,
    { content: '화면이 정말 보기 좋아요' },
    { ...owned, expect: 'RATE_LIMITED' },
  ),
  step('feedback of a word', promotions.feedback, { content: 'Nice' }, { ...owned, expect: 'FEEDBACK_LENGTH' }),
]

const span = { startTime: 0, endTime: 2_000_000_000_000, pageNo: 1, pageSize: 20 }

const records: Step[] = [
  step('transactions', wallet.transactions, span, owned),
  step('transaction codes', wallet.txCodes, { language: 'KO' }, owned),
  step('game records', wallet.gameRecords, { ...span, language: 'KO' }, owned),
]

export const promotionSteps: Step[] = [...rewards, ...cashBack, ...friends, ...applications, ...feedback, ...records]
