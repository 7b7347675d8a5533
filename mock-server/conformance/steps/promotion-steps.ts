import { auth } from '#contract/auth.ts'
import { promotions } from '#contract/promotions.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { member, type Step, step } from '../step.ts'
import { settings } from './world-steps.ts'

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

const span = { startTime: 0, endTime: 2_000_000_000_000, pageNo: 1, pageSize: 20 }

const records: Step[] = [
  step('transactions', wallet.transactions, span, owned),
  step('transaction codes', wallet.txCodes, { language: 'KO' }, owned),
  step('game records', wallet.gameRecords, { ...span, language: 'KO' }, owned),
]

export const promotionSteps: Step[] = [...rewards, ...cashBack, ...friends, ...records]
