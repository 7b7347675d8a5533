import { promotions } from '#contract/promotions.ts'
import { implement } from '#mock-server/core/implement.ts'
import { applications, applyPromotion } from './applications.ts'
import { feedback } from './feedback.ts'
import { claimManualRebate, manualRebate } from './manual-rebate.ts'
import { listPromotions } from './promotion-list.ts'
import { referral } from './referral.ts'
import { claimReward, listRewards } from './rewards.ts'
import { vipBenefits } from './vip.ts'

export const promotionEndpoints = implement(promotions, {
  promotions: listPromotions,
  rewards: listRewards,
  claimReward,
  vipBenefits,
  manualRebate,
  claimManualRebate,
  referral,
  applyPromotion,
  applications,
  feedback,
})
