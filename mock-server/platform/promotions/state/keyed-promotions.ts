import type { World } from '#mock-server/world/worlds/world.ts'

/** Returns the merchant's keyed promotions. REFERRAL needs the recommender field in the registration. */
export function keyedPromotions(world: World) {
  const { promotions, registerFields } = world.settings()
  return {
    APP_DOWNLOAD: { enabled: promotions.APP_DOWNLOAD },
    REFERRAL: { enabled: promotions.REFERRAL && registerFields.recommenderId.enabled },
  }
}
