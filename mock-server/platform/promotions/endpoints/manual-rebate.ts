import { isAgentType, isRealType } from '#contract/account-type.ts'
import type { promotions } from '#contract/promotions.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { standingOf } from '#mock-server/platform/accounts/state/standing.ts'
import { commissionIn } from '#mock-server/platform/agents/state/stakes.ts'
import { ratesAt } from '#mock-server/platform/teams/rules/tree.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { toPerCent } from '#mock-server/values/rates.ts'
import { settledBy, stakesOf } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { rebateOf, rebateTotal } from '../rules/rebate.ts'

const historySize = 10

const claimsOf = (world: World, { id }: Member) => world.tables.rebateClaims.by('memberId', id)

/** Returns a member's stakes with the extra rate that its agents gave at the time of each stake. */
function stakesWithExtra(world: World, rounds: Parameters<typeof stakesOf>[0]) {
  const tree = treeOf(world)
  return stakesOf(rounds).map((stake) => ({
    ...stake,
    extra: ratesAt(tree, stake.memberId, stake.at)[stake.category],
  }))
}

/**
 * Returns the cash back on rounds settled since the last claim: the member's own and, for an agent, its team's.
 * The team's rounds count up to and excluding `now`, so that no round is left out or counted twice.
 */
function openRebate(world: World, member: Member, now: number) {
  const rounds = settledBy(world, member.id)
  const last = claimsOf(world, member).at(-1)
  const since = rounds.slice(last?.rounds ?? 0).map(({ row }) => row)
  const stakes = stakesWithExtra(world, since)
  const items = rebateOf(stakes, standingOf(world, member).level)
  const commission = isAgentType(member.type) ? commissionIn(world, member.id, { from: last?.at ?? 0, until: now }) : 0
  const own = rebateTotal(items)
  return { items, own, commission, total: own + commission, rounds: rounds.size }
}

export function manualRebate({ member, world, now, fail }: Call<typeof promotions.manualRebate>) {
  if (!isRealType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  const { items, commission, total } = openRebate(world, member, now)
  return {
    items: items.map(({ category, turnover, rate, amount }) => ({
      gameCategory: category,
      turnover: toMajor(turnover),
      rate: toPerCent(rate),
      amount: toMajor(amount),
    })),
    commission: toMajor(commission),
    total: toMajor(total),
    history: claimsOf(world, member)
      .toReversed()
      .slice(0, historySize)
      .map(({ id, at, amount }) => ({ id, at, amount: toMajor(amount) })),
  }
}

interface Payment {
  id: string
  reason: 'rebate' | 'commission'
  /** Minor units. */
  amount: number
}

async function pay(world: World, member: Member, { id, reason, amount }: Payment) {
  if (amount === 0) return
  await world.ledger.move({
    reason,
    from: 'platform',
    to: `member:${member.id}`,
    amount,
    reference: id,
    idempotencyKey: `${reason}/${id}`,
  })
}

export async function claimManualRebate({
  input,
  member,
  world,
  now,
  fail,
}: Call<typeof promotions.claimManualRebate>) {
  if (!isRealType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  const { idempotencyKey } = input
  const earlier = claimsOf(world, member).find((claim) => claim.idempotencyKey === idempotencyKey)
  if (earlier) return { amount: toMajor(earlier.amount) }
  const { own, commission, total, rounds } = openRebate(world, member, now)
  if (total === 0) fail('REBATE_NOTHING', { message: 'there are no stakes without cash back' })
  const id = world.nextId('rebate')
  await pay(world, member, { id, reason: 'rebate', amount: own })
  await pay(world, member, { id, reason: 'commission', amount: commission })
  await world.tables.rebateClaims.insert({ id, memberId: member.id, at: now, amount: total, rounds, idempotencyKey })
  return { amount: toMajor(total) }
}
