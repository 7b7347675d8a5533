import type { deposit } from '#contract/deposit.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { checkReal } from '#mock-server/platform/accounts/endpoints/check-real.ts'
import { takesBonus } from '../rules/deposit.ts'
import { creditBonus } from '../state/credit-deposit.ts'
import { bonusOf, depositsOf, ownDeposit, promosFor } from './deposit-promos.ts'
import { depositView, type KeptDeposit } from './deposit-view.ts'

type AcceptCall = Call<typeof deposit.acceptPromo>

/** When the member last staked or took out money; 0 if never. */
function lastMove({ member, world }: AcceptCall): number {
  const { rounds, withdrawals } = world.tables
  const played = rounds.named('seats', member.id).flatMap(([, seat]) => seat.slice(-1))
  const moves = [...played, ...withdrawals.list('asked', member.id).slice(-1)]
  return moves.reduce((latest, { row }) => Math.max(latest, row.at), 0)
}

function findDeposit({ input, member, world, fail }: AcceptCall): KeptDeposit {
  const [found] = ownDeposit(world, member, input.depositId)
  return found ?? fail('DEPOSIT_UNKNOWN', { field: 'body.depositId', message: 'the member has made no such deposit' })
}

/** What the bonus brings to the deposit. @throws GatewayError saying why it brings nothing. */
function acceptable(call: AcceptCall, row: KeptDeposit) {
  const { input, member, world, now, fail } = call
  const field = 'body.promoId'
  if (row.promoId) fail('PROMO_ACCEPTED', { field, message: `the deposit has the bonus ${row.promoId} already` })
  if (!takesBonus({ ...row, movedAt: lastMove(call) }, now)) {
    fail('PROMO_NOT_APPLICABLE', { field, message: 'it is too late: the deposit has been played with, or is over' })
  }
  const promo = promosFor(world, member, row.id).find(({ id }) => id === input.promoId)
  return bonusOf(row.amount, promo) ?? fail('PROMO_NOT_APPLICABLE', { field, message: 'it is not for this deposit' })
}

/** Whether the same key accepted the same bonus before. @throws GatewayError IDEMPOTENCY_KEY_REUSED if another. */
function acceptedBefore({ input, member, world, fail }: AcceptCall): boolean {
  const before = depositsOf(world, member).find(({ promoKey }) => promoKey === input.idempotencyKey)
  if (before && (before.id !== input.depositId || before.promoId !== input.promoId)) {
    fail('IDEMPOTENCY_KEY_REUSED', {
      field: 'body.idempotencyKey',
      message: `this key accepted ${before.promoId} already; another bonus needs a new key`,
    })
  }
  return before !== undefined
}

async function accept(call: AcceptCall) {
  const { input, world } = call
  const row = findDeposit(call)
  const { bonus, turnover } = acceptable(call, row)
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
