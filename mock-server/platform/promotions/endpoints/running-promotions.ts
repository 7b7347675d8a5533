import { hour } from '#contract/time-units.ts'
import { type PromotionFixture, promotions } from '#fixtures/promotions/promotions.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { modulePermitted } from '#mock-server/core/permission.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { keyedPromotions } from '../state/keyed-promotions.ts'

export const startOf = ({ startedAt }: World, { from }: PromotionFixture): number => startedAt + from * hour

export const endOf = ({ startedAt }: World, { until }: PromotionFixture): number | null =>
  until === undefined ? null : startedAt + until * hour

/** Returns the promotions offered now to a member or a visitor, in display order. */
export function runningPromotions(world: World, member: Member | undefined, now: number): PromotionFixture[] {
  if (world.settings().emptyContent) return []
  const keyed = keyedPromotions(world)
  const offered = ({ key, menu, visitorsOnly }: PromotionFixture) =>
    (!key || keyed[key].enabled) && (!menu || modulePermitted(menu, world.settings())) && !(visitorsOnly && member)
  return promotions.filter((promotion) => {
    const end = endOf(world, promotion)
    return offered(promotion) && startOf(world, promotion) <= now && (end === null || now < end)
  })
}
