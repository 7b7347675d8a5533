import { referralRule } from '#fixtures/promotions/rewards.ts'
import type { Member } from '../core/implement.ts'
import { toMinor } from '../domain/ledger.ts'
import type { World } from '../world/world.ts'
import type { Prize } from './prize.ts'
import { turnoverOf } from './turnover.ts'

const prefix = 'referral:'

/** Who registered by the member's recommender id, the latest first. */
export const friendsOf = (world: World, { id, account }: Member): Member[] =>
  world.tables.members
    .all()
    .filter((friend) => friend.id !== id && friend.details.recommenderId?.toLowerCase() === account)
    .toSorted((a, b) => b.createdAt - a.createdAt)

/** The friend that a reward's id is about, if it is one of the member's. */
export const findFriend = (world: World, member: Member, rewardId: string): Member | undefined =>
  rewardId.startsWith(prefix) ? friendsOf(world, member).find(({ id }) => rewardId === prefix + id) : undefined

/** What a friend brings, once the friend has staked enough. */
export const friendPrize = (world: World, friend: Member): Prize => ({
  id: prefix + friend.id,
  period: 'once',
  amount: toMinor(referralRule.bonus),
  progress: turnoverOf(world, friend.id),
  target: toMinor(referralRule.friendTurnover),
  money: true,
  reason: 'referral',
})
