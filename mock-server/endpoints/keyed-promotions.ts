import type { World } from '../world/world.ts'

/** The merchant's keyed promotions. Nobody can be recommended where registration does not ask by whom. */
export const keyedPromotions = (world: World) => ({
  APP_DOWNLOAD: { enabled: true },
  REFERRAL: { enabled: world.merchant().registerFields.recommenderId.enabled },
})
