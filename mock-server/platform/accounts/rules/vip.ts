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

const levelIndex = (points: number): number => vipLevels.findLastIndex(({ threshold }) => toMinor(threshold) <= points)

/** Returns the level of a label. A label without a level, such as an agent's, counts as the lowest. */
const grantedLevel = (label: string): VipLevel => vipLevels.find(({ name }) => name.en === label) ?? vipLevels[0]

/** Returns a member's standing. The points are the threshold of the granted level plus the stakes, in minor units. */
export function vipStanding(label: string, turnover: number): Standing {
  const points = toMinor(grantedLevel(label).threshold) + turnover
  const index = levelIndex(points)
  const level = vipLevels[index] ?? vipLevels[0]
  const following = vipLevels[index + 1]
  if (!following) return { level, points, progress: 1 }
  const [from, to] = [toMinor(level.threshold), toMinor(following.threshold)]
  return { level, points, next: { level: following, remaining: to - points }, progress: (points - from) / (to - from) }
}

/** Returns a member's label. A level's label follows the stakes; an operator's own label stays. */
export const vipLabel = (label: string, turnover: number): string =>
  vipLevels.some(({ name }) => name.en === label) ? vipStanding(label, turnover).level.name.en : label

/** Returns the levels above the lowest that a member has reached. */
export const levelsReached = ({ points }: Standing): readonly VipLevel[] => vipLevels.slice(1, levelIndex(points) + 1)

/** Returns the cash back rate of a category, in hundredths of a per cent. */
export const rebateRate = (level: VipLevel, category: GameCategory): number =>
  Math.round((level.rebate * rebateShare[category]) / 100)
