import type { promotions } from '#contract/promotions.ts'
import type { Call, Member } from '../core/implement.ts'
import { isRealAccount } from '../domain/account-type.ts'
import { toMajor } from '../domain/ledger.ts'
import { rebateOf, rebateTotal } from '../domain/rebate.ts'
import type { World } from '../world/world.ts'
import { settledRoundsOf, stakesOf, standingOf } from './turnover.ts'

const historySize = 10

const claimsOf = (world: World, { id }: Member) => world.tables.rebateClaims.by('memberId', id)

/** Cash back on the rounds settled since the last claim, and how many rounds that makes in all. */
function openRebate(world: World, member: Member) {
  const rounds = settledRoundsOf(world, member.id)
  const paidFor = claimsOf(world, member).at(-1)?.rounds ?? 0
  return { items: rebateOf(stakesOf(rounds.slice(paidFor)), standingOf(world, member).level), rounds: rounds.length }
}

export function manualRebate({ member, world, fail }: Call<typeof promotions.manualRebate>) {
  if (!isRealAccount(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  const { items } = openRebate(world, member)
  return {
    items: items.map(({ category, turnover, rate, amount }) => ({
      gameCategory: category,
      turnover: toMajor(turnover),
      rate: rate / 100,
      amount: toMajor(amount),
    })),
    total: toMajor(rebateTotal(items)),
    history: claimsOf(world, member)
      .toReversed()
      .slice(0, historySize)
      .map(({ id, at, amount }) => ({ id, at, amount: toMajor(amount) })),
  }
}

export async function claimManualRebate({
  input,
  member,
  world,
  now,
  fail,
}: Call<typeof promotions.claimManualRebate>) {
  if (!isRealAccount(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  const { idempotencyKey } = input
  const earlier = claimsOf(world, member).find((claim) => claim.idempotencyKey === idempotencyKey)
  if (earlier) return { amount: toMajor(earlier.amount) }
  const { items, rounds } = openRebate(world, member)
  const amount = rebateTotal(items)
  if (amount === 0) fail('REBATE_NOTHING', { message: 'every stake has been paid back for' })
  const id = world.nextId('rebate')
  await world.ledger.move({
    reason: 'rebate',
    from: 'platform',
    to: `member:${member.id}`,
    amount,
    reference: id,
    idempotencyKey: `rebate/${id}`,
  })
  await world.tables.rebateClaims.insert({ id, memberId: member.id, at: now, amount, rounds, idempotencyKey })
  return { amount: toMajor(amount) }
}
