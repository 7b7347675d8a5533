import { promotions } from '#contract/promotions.ts'
import { implement } from '#mock-server/core/implement.ts'
import { feedback } from '#mock-server/platform/messages/endpoints/feedback.ts'
import { applications, applyPromotion } from './applications.ts'
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
