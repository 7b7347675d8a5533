import type { World } from '#mock-server/world/world.ts'

/** The merchant's keyed promotions. Nobody can be recommended where registration does not ask by whom. */
export function keyedPromotions(world: World) {
  const { promotions, registerFields } = world.settings()
  return {
    APP_DOWNLOAD: { enabled: promotions.APP_DOWNLOAD },
    REFERRAL: { enabled: promotions.REFERRAL && registerFields.recommenderId.enabled },
  }
}
