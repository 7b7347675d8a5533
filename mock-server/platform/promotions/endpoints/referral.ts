import { isRealType } from '#contract/account-type.ts'
import type { promotions } from '#contract/promotions.ts'
import { referralRule } from '#fixtures/promotions/rewards.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { maskAccount } from '#mock-server/platform/accounts/rules/masking.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { keyedPromotions } from '../state/keyed-promotions.ts'
import { friendPrize, friendsOf } from './friends.ts'
import { claimAt, isReady } from './prize.ts'

function friendView(world: World, member: Member, friend: Member, now: number) {
  const prize = friendPrize(world, friend)
  const claimed = claimAt(world, member.id, prize, now) !== undefined
  return {
    rewardId: prize.id,
    name: maskAccount(friend.account),
    joinedAt: friend.createdAt,
    turnover: toMajor(prize.progress),
    state: claimed ? ('claimed' as const) : isReady(prize) ? ('claimable' as const) : ('joined' as const),
  }
}

export function referral({ member, world, now, fail }: Call<typeof promotions.referral>) {
  if (!keyedPromotions(world).REFERRAL.enabled) fail('FEATURE_OFF', { message: 'the merchant has REFERRAL off' })
  if (!isRealType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  const friends = friendsOf(world, member).map((friend) => friendView(world, member, friend, now))
  const claims = world.tables.rewardClaims.by('memberId', member.id)
  const paid = claims.filter(({ rewardId }) => friends.some((friend) => friend.rewardId === rewardId))
  return {
    recommenderId: member.account,
    ...referralRule,
    earned: toMajor(paid.reduce((sum, { amount }) => sum + amount, 0)),
    friends,
  }
}
