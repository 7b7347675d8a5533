import { isRealType } from '#contract/account-type.ts'
import { inLanguage } from '#contract/localised.ts'
import type { promotions } from '#contract/promotions.ts'
import type { Reward } from '#contract/reward-shapes.ts'
import { checkInAmounts } from '#fixtures/promotions/rewards.ts'
import { checkMember } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { periodAt } from '#mock-server/values/periods.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { keyedPromotions } from '../state/keyed-promotions.ts'
import { claimAt, isReady, type Prize } from './prize.ts'
import { checkInOf, findPrize, listedPrizes } from './prizes.ts'

type ClaimCall = Call<typeof promotions.claimReward>

const stateOf = (world: World, memberId: string, prize: Prize, now: number): Reward['state'] => {
  if (claimAt(world, memberId, prize, now)) return 'claimed'
  return isReady(prize) ? 'claimable' : 'locked'
}

function checkInDays({ member, world, now }: Call<typeof promotions.rewards>) {
  const { index, claimedToday } = checkInOf(world, member, now)
  return checkInAmounts.map((amount, day) => ({
    day: day + 1,
    amount,
    state:
      day < index || (day === index && claimedToday)
        ? ('claimed' as const)
        : day === index
          ? ('today' as const)
          : ('ahead' as const),
  }))
}

export function listRewards(call: Call<typeof promotions.rewards>) {
  checkMember(call)
  const { input, member, world, now } = call
  const language = languageOf(input.language)
  const display = (amount: number, money: boolean) => (money ? toMajor(amount) : amount)
  return {
    checkIn: checkInDays(call),
    rewards: listedPrizes(world, member, now).map((prize) => ({
      id: prize.id,
      group: prize.period,
      title: inLanguage(prize.title, language),
      description: inLanguage(prize.description, language),
      iconUrl: `/__art/glyphs/${prize.glyph}.webp`,
      amount: toMajor(prize.amount),
      progress: display(Math.min(prize.progress, prize.target), prize.money),
      target: display(prize.target, prize.money),
      money: prize.money,
      state: stateOf(world, member.id, prize, now),
      renewsAt: periodAt(prize.period, now).until,
    })),
  }
}

/** Returns the claim made earlier with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it differs. */
function claimedBefore(call: ClaimCall) {
  const { rewardId, idempotencyKey } = call.input
  const claims = call.world.tables.rewardClaims.by('memberId', call.member.id)
  const paid = claims.find((claim) => claim.idempotencyKey === idempotencyKey)
  return replayOf(call, paid, { action: 'claim', isSame: (made) => made.rewardId === rewardId })
}

/** Returns the requested prize, if it may be paid now. @throws GatewayError */
function findClaimable({ input, member, world, now, fail }: ClaimCall): Prize {
  const field = 'body.rewardId'
  if (!isRealType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  const prize = findPrize(world, member, input.rewardId, now) ?? fail('REWARD_NOT_FOUND', { field })
  if (prize.reason === 'referral' && !keyedPromotions(world).REFERRAL.enabled) fail('FEATURE_OFF', { field })
  if (claimAt(world, member.id, prize, now))
    fail('REWARD_CLAIMED', { field, message: `${prize.id} has already been paid` })
  if (!isReady(prize)) {
    fail('REWARD_LOCKED', { field, message: `${prize.id} is at ${prize.progress} of ${prize.target}` })
  }
  return prize
}

export async function claimReward(call: ClaimCall) {
  const paid = claimedBefore(call)
  if (paid) return { amount: toMajor(paid.amount) }
  const { input, member, world, now } = call
  const { id: rewardId, amount, reason, period: kind } = findClaimable(call)
  const period = periodAt(kind, now).name
  await world.ledger.move({
    reason,
    from: 'platform',
    to: `member:${member.id}`,
    amount,
    reference: rewardId,
    idempotencyKey: `${reason}/${member.id}/${rewardId}/${period}`,
  })
  const { idempotencyKey } = input
  await world.tables.rewardClaims.insert({ memberId: member.id, rewardId, period, at: now, amount, idempotencyKey })
  return { amount: toMajor(amount) }
}
