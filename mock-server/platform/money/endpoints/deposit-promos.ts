import { deposits, type PromoFixture } from '#fixtures/deposits.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/world.ts'
import { bonusFor, statusAt, turnoverFor } from '../rules/deposit.ts'

/** What the merchant offers to who deposits. */
export const offerOf = (world: World) => deposits[world.merchant().code] ?? { methods: [], promos: [] }

export const depositsOf = (world: World, { id }: Member) => world.tables.deposits.by('memberId', id)

/** The deposit of an id, if it is the member's own. */
export const ownDeposit = ({ tables }: World, member: Member, depositId: string) =>
  [tables.deposits.get(depositId)].flatMap((row) => (row?.memberId === member.id ? row : []))

/** The bonuses for a member's next deposit, or for the one that is named: the first is one that none came before. */
export function promosFor(world: World, member: Member, depositId?: string): readonly PromoFixture[] {
  const now = world.clock.now()
  const began = world.tables.deposits
    .list('made', member.id)
    .findLast(({ row }) => row.id !== depositId && ['credited', 'pending'].includes(statusAt(row, now)))
  return offerOf(world).promos.filter(({ first }) => !first || !began)
}

/** What a bonus brings to a deposit of an amount, and what must be staked for it; nothing if it is not for it. */
export function bonusOf(amount: number, promo: PromoFixture | undefined) {
  const bonus = promo ? bonusFor(toMajor(amount), promo) : 0
  return promo && bonus > 0 ? { bonus, turnover: turnoverFor(amount, bonus, promo.turnover) } : undefined
}
