import { dayNumber } from '#contract/korean-days.ts'
import type { Localised } from '#contract/localised.ts'
import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import { type RewardFixture, rewards } from '#fixtures/promotions/rewards.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { levelsReached, type VipLevel } from '#mock-server/platform/accounts/rules/vip.ts'
import { standingOf } from '#mock-server/platform/accounts/state/standing.ts'
import { fill } from '#mock-server/texts/fill.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { periodAt } from '#mock-server/values/periods.ts'
import { playedBy, turnoverOf } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { checkInWeek } from '../rules/rewards.ts'
import { findFriend, friendPrize } from './friends.ts'
import type { Prize } from './prize.ts'

export interface ListedPrize extends Prize {
  glyph: GlyphName
  title: Localised
  description: Localised
}

const text = textsOf('rewards')
const checkInId = 'check-in'

/** Returns the current check-in week. */
export function checkInOf(world: World, { id }: Member, now: number) {
  const claimed = world.tables.rewardClaims.by('memberId', id).filter(({ rewardId }) => rewardId === checkInId)
  return checkInWeek(new Set(claimed.map(({ at }) => dayNumber(at))), dayNumber(now))
}

/** Returns the check-in's prize. Its only condition is a login, so it is always ready. */
const checkInPrize = (world: World, member: Member, now: number): Prize => ({
  id: checkInId,
  period: 'daily',
  amount: toMinor(checkInOf(world, member, now).amount),
  progress: 1,
  target: 1,
  money: false,
  reason: 'reward',
})

const progressOf: Record<RewardFixture['counts'], (world: World, memberId: string, since: number) => number> = {
  rounds: (world, memberId, since) => playedBy(world, memberId).between(since, Number.POSITIVE_INFINITY).size,
  stakes: turnoverOf,
  favourites: (world, memberId) => world.tables.favourites.by('memberId', memberId).length,
}

function rewardPrize(fixture: RewardFixture, world: World, member: Member, now: number): ListedPrize {
  const { id, group: period, counts, amount, target, glyph, title, description } = fixture
  const money = counts === 'stakes'
  return {
    id,
    period,
    amount: toMinor(amount),
    progress: progressOf[counts](world, member.id, periodAt(period, now).from),
    target: money ? toMinor(target) : target,
    money,
    reason: 'reward',
    glyph,
    title,
    description,
  }
}

const levelUp = (level: VipLevel, points: number): ListedPrize => ({
  id: `level-up:${level.code}`,
  period: 'once',
  amount: toMinor(level.levelUpBonus),
  progress: Math.min(points, toMinor(level.threshold)),
  target: toMinor(level.threshold),
  money: true,
  reason: 'reward',
  glyph: 'crown',
  title: fill(text('level-up.title'), { level: level.name }),
  description: text('level-up.description'),
})

/** Returns the prizes of the levels a member has reached, and of the next one. */
function levelUps(world: World, member: Member): ListedPrize[] {
  const standing = standingOf(world, member)
  const levels = [...levelsReached(standing), ...(standing.next ? [standing.next.level] : [])]
  return levels.map((level) => levelUp(level, standing.points))
}

export const listedPrizes = (world: World, member: Member, now: number): ListedPrize[] => [
  ...rewards.map((fixture) => rewardPrize(fixture, world, member, now)),
  ...levelUps(world, member),
]

/** Returns the member's current prize for a reward id. */
export function findPrize(world: World, member: Member, id: string, now: number): Prize | undefined {
  if (id === checkInId) return checkInPrize(world, member, now)
  const friend = findFriend(world, member, id)
  return friend ? friendPrize(world, friend) : listedPrizes(world, member, now).find((prize) => prize.id === id)
}
