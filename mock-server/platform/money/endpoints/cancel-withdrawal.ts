import type { withdraw } from '#contract/withdraw.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { cancelWithdrawal as cancel } from '../state/settle-withdrawal.ts'
import { withdrawalView } from './withdrawals.ts'

type CancelCall = Call<typeof withdraw.cancelWithdrawal>

const field = 'body.id'

function ownWithdrawal({ input, member, world, fail }: CancelCall) {
  const row = world.tables.withdrawals.get(input.id)
  if (row?.memberId === member.id) return row
  return fail('WITHDRAWAL_UNKNOWN', { field, message: 'the member has no such withdrawal' })
}

/** Cancels a pending withdrawal of the member and returns its money, unless the merchant has safer play on. */
export async function cancelWithdrawal(call: CancelCall) {
  checkReal(call)
  const { input, world, fail } = call
  if (world.settings().flags.SAFERPLAY3) {
    fail('FEATURE_OFF', { message: 'the flag SAFERPLAY3 is on: no withdrawal is cancelled to play on' })
  }
  const { id, status } = ownWithdrawal(call)
  if (status !== 'pending') {
    fail('WITHDRAWAL_SETTLED', { field, message: `the withdrawal is ${status}; only a pending one can be cancelled` })
  }
  await cancel(world, id)
  return withdrawalView(world, ownWithdrawal(call), input.language)
}
