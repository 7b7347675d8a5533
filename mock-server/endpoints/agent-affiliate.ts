import type { Member } from '../core/implement.ts'
import type { World } from '../world/world.ts'
import { codeOf } from './agent-places.ts'

/** An agent's code, and where it registers a member with the code filled in. */
export function affiliateLink(world: World, member: Member) {
  const affiliateCode = codeOf(world, member)
  const query = new URLSearchParams({ code: affiliateCode })
  return { affiliateCode, url: `https://${world.merchant().domain}/m/register?${query}` }
}
