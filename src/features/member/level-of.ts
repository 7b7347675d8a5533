import type { promotions } from '#contract/promotions.ts'
import type { Answer } from '#contract/resource.ts'

type Benefits = Answer<typeof promotions.vipBenefits>

/** Returns the member's standing with its full levels; undefined without a standing. */
export function levelOf({ levels, standing }: Benefits) {
  const level = levels.find(({ code }) => code === standing?.level)
  if (!standing || !level) return undefined
  const next = levels.find(({ code }) => code === standing.next?.level)
  return { level, progress: standing.progress, points: standing.points, next, remaining: standing.next?.remaining ?? 0 }
}
