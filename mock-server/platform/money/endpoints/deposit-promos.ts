import { deposits, type PromoFixture } from '#fixtures/deposits.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { statusAt } from '#mock-server/world/tables/deposits.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { bonusFor, turnoverFor } from '../rules/deposit.ts'

const nothing = { methods: [], promos: [] }

/** Returns the merchant's deposit methods and bonuses. */
export function offerOf(world: World) {
  const { emptyContent, merchant } = world.settings()
  return (!emptyContent && deposits[merchant]) || nothing
}

export const depositsOf = (world: World, { id }: Member) => world.tables.deposits.by('memberId', id)

/** Returns the deposit as a list of one; an empty list if it is not the member's own. */
export const ownDeposit = ({ tables }: World, member: Member, depositId: string) =>
  [tables.deposits.get(depositId)].flatMap((row) => (row?.memberId === member.id ? row : []))

/**
 * Returns the bonuses for a member's next deposit, or for the given one.
 * First-deposit bonuses are left out if the member has another credited or pending deposit.
 */
export function promosFor(world: World, member: Member, depositId?: string): readonly PromoFixture[] {
  const now = world.clock.now()
  const earlier = world.tables.deposits
    .list('made', member.id)
    .findLast(({ row }) => row.id !== depositId && ['credited', 'pending'].includes(statusAt(row, now)))
  return offerOf(world).promos.filter(({ first }) => !first || !earlier)
}

/** Returns the bonus for a deposit and its turnover, in minor units; undefined if the bonus does not apply. */
export function bonusOf(amount: number, promo: PromoFixture | undefined) {
  const bonus = promo ? bonusFor(toMajor(amount), promo) : 0
  return promo && bonus > 0 ? { bonus, turnover: turnoverFor(amount, bonus, promo.turnover) } : undefined
}
