import { referralRule } from '#fixtures/promotions/rewards.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { turnoverOf } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Prize } from './prize.ts'

const prefix = 'referral:'

/** Returns the members who registered with the member's recommender id, newest first. */
export const friendsOf = (world: World, { id, account }: Member): Member[] =>
  world.tables.members
    .all()
    .filter((friend) => friend.id !== id && friend.details.recommenderId?.toLowerCase() === account)
    .toSorted((a, b) => b.createdAt - a.createdAt)

/** Returns the member's friend that a reward id refers to. */
export const findFriend = (world: World, member: Member, rewardId: string): Member | undefined =>
  rewardId.startsWith(prefix) ? friendsOf(world, member).find(({ id }) => rewardId === prefix + id) : undefined

/** Returns the prize for a friend, claimable after the friend has staked enough. */
export const friendPrize = (world: World, friend: Member): Prize => ({
  id: prefix + friend.id,
  period: 'once',
  amount: toMinor(referralRule.bonus),
  progress: turnoverOf(world, friend.id),
  target: toMinor(referralRule.friendTurnover),
  money: true,
  reason: 'referral',
})
