import type { deposit } from '#contract/deposit.ts'
import { banks } from '#fixtures/deposits.ts'
import { type DepositOutcome, moneyTimes } from '#fixtures/money-outcomes.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import type { DueKind } from '#mock-server/world/performers.ts'
import { depositOutcome } from '../rules/money-outcome.ts'
import type { KeptDeposit } from './deposit-view.ts'
import { makeDeposit } from './deposit-wish.ts'

type TransferCall = Call<typeof deposit.manualTransfer>

/** What happens to a transfer, and how long after; nothing happens to one that never arrives. */
const fates: Record<DepositOutcome, { kind: DueKind; after: number } | undefined> = {
  succeed: { kind: 'creditDeposit', after: moneyTimes.transfer },
  fail: { kind: 'failDeposit', after: moneyTimes.transfer },
  late: { kind: 'creditDeposit', after: moneyTimes.late },
  timeout: undefined,
}

function checkTransfer({ input, fail }: TransferCall) {
  if (!banks.some(({ code }) => code === input.bankCode)) {
    fail('INVALID_INPUT', { field: 'body.bankCode', message: `there is no bank "${input.bankCode}"` })
  }
  if (!passesRule('payeeName', input.depositorName)) {
    fail('INVALID_INPUT', { field: 'body.depositorName', message: 'body.depositorName does not pass its rule' })
  }
}

/** Announces a bank transfer, which the world then lets arrive or not. */
export async function announceTransfer(call: TransferCall): Promise<KeptDeposit> {
  const { input, world, now } = call
  checkTransfer(call)
  const { bankCode, depositorName } = input
  const payBy = now + moneyTimes.transferLife
  const row = await makeDeposit(call, { method: 'BANK', bankCode, depositorName, onPage: false, payBy })
  const fate = fates[depositOutcome(row.amount, world.settings().depositOutcome)]
  if (fate) world.schedule.add({ at: now + fate.after, kind: fate.kind, id: row.id })
  return row
}
