import type { GameCategory } from '#contract/games.ts'
import { rebateShare, vipLevels } from '#fixtures/promotions/vip.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'

export type VipLevel = (typeof vipLevels)[number]

export interface Standing {
  level: VipLevel
  /** Minor units. */
  points: number
  next?: { level: VipLevel; remaining: number }
  /** 0 to 1 on the way from this level to the next. */
  progress: number
}

const reached = (points: number): number => vipLevels.findLastIndex(({ threshold }) => toMinor(threshold) <= points)

/** A label that names no level, such as an agent's, is worth the lowest. */
const grantedLevel = (label: string): VipLevel => vipLevels.find(({ name }) => name.en === label) ?? vipLevels[0]

/** Where a member stands: the level an operator granted stands for its stakes, and what was staked comes on top. */
export function vipStanding(label: string, turnover: number): Standing {
  const points = toMinor(grantedLevel(label).threshold) + turnover
  const index = reached(points)
  const level = vipLevels[index] ?? vipLevels[0]
  const following = vipLevels[index + 1]
  if (!following) return { level, points, progress: 1 }
  const [from, to] = [toMinor(level.threshold), toMinor(following.threshold)]
  return { level, points, next: { level: following, remaining: to - points }, progress: (points - from) / (to - from) }
}

/** The label a member carries: an operator's own, such as an agent's, stays; a level's follows the stakes. */
export const vipLabel = (label: string, turnover: number): string =>
  vipLevels.some(({ name }) => name.en === label) ? vipStanding(label, turnover).level.name.en : label

/** The levels a member has come up to, each of which brings its bonus. */
export const levelsReached = ({ points }: Standing): readonly VipLevel[] => vipLevels.slice(1, reached(points) + 1)

/** Cash back on a category's stakes in hundredths of a per cent. */
export const rebateRate = (level: VipLevel, category: GameCategory): number =>
  Math.round((level.rebate * rebateShare[category]) / 100)
