import type { deposit } from '#contract/deposit.ts'
import type { PromoFixture } from '#fixtures/deposits.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { takesBonus } from '../rules/deposit.ts'
import { creditBonus } from '../state/credit-deposit.ts'
import { bonusOf, depositsOf, ownDeposit, promosFor } from './deposit-promos.ts'
import { depositView, type StoredDeposit } from './deposit-view.ts'

type AcceptCall = Call<typeof deposit.acceptPromo>
type PromosCall = Call<typeof deposit.depositPromos>

/** Returns when the member last placed a stake or requested a withdrawal; 0 if never. */
function lastMovementAt({ member, world }: AcceptCall | PromosCall): number {
  const { rounds, withdrawals } = world.tables
  const played = rounds.named('seats', member.id).flatMap(([, seat]) => seat.slice(-1))
  const moves = [...played, ...withdrawals.list('asked', member.id).slice(-1)]
  return moves.reduce((latest, { row }) => Math.max(latest, row.at), 0)
}

function findDeposit({ input, member, world, fail }: AcceptCall): StoredDeposit {
  const [found] = ownDeposit(world, member, input.depositId)
  return found ?? fail('DEPOSIT_UNKNOWN', { field: 'body.depositId', message: 'the member has no such deposit' })
}

/** Returns the bonus and its turnover. @throws GatewayError if the bonus does not apply to the deposit. */
function checkBonus(call: AcceptCall, row: StoredDeposit) {
  const { input, member, world, now, fail } = call
  const field = 'body.promoId'
  if (row.promoId) fail('PROMO_ACCEPTED', { field, message: `the deposit already has the bonus ${row.promoId}` })
  if (!takesBonus({ ...row, movedAt: lastMovementAt(call) }, now)) {
    fail('PROMO_NOT_APPLICABLE', { field, message: 'too late: the deposit has been staked, or its time is over' })
  }
  const promo = promosFor(world, member, row.id).find(({ id }) => id === input.promoId)
  return (
    bonusOf(row.amount, promo) ??
    fail('PROMO_NOT_APPLICABLE', { field, message: 'the bonus does not apply to this deposit' })
  )
}

/** Returns the bonuses that a deposit can still take. @throws GatewayError DEPOSIT_UNKNOWN */
export function promosLeft(call: PromosCall, depositId: string): readonly PromoFixture[] {
  const { member, world, now, fail } = call
  const [found] = ownDeposit(world, member, depositId)
  const row = found ?? fail('DEPOSIT_UNKNOWN', { field: 'query.depositId', message: 'the member has no such deposit' })
  if (row.promoId || !takesBonus({ ...row, movedAt: lastMovementAt(call) }, now)) return []
  return promosFor(world, member, row.id).filter((promo) => bonusOf(row.amount, promo))
}

/** Returns the deposit whose bonus the key accepted before. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it differs. */
function acceptedBefore(call: AcceptCall) {
  const { idempotencyKey, depositId, promoId } = call.input
  const before = depositsOf(call.world, call.member).find(({ promoKey }) => promoKey === idempotencyKey)
  return replayOf(call, before, {
    action: 'choice of a bonus',
    isSame: (made) => made.id === depositId && made.promoId === promoId,
  })
}

async function accept(call: AcceptCall) {
  const { input, world } = call
  const row = findDeposit(call)
  const { bonus, turnover } = checkBonus(call, row)
  await world.tables.deposits.update(row.id, (draft) => {
    draft.bonus = bonus
    draft.turnover = turnover
    draft.promoId = input.promoId
    draft.promoKey = input.idempotencyKey
  })
  if (row.status === 'credited') await creditBonus(world, row.id)
}

export async function acceptPromo(call: AcceptCall) {
  checkReal(call)
  if (!acceptedBefore(call)) await accept(call)
  return depositView(call.input.depositId, call)
}
