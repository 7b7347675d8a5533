import type { deposit } from '#contract/deposit.ts'
import { banks } from '#fixtures/deposits.ts'
import { type DepositOutcome, moneyTimes } from '#fixtures/money-outcomes.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import type { DueKind } from '#mock-server/world/schedule/performers.ts'
import { depositOutcome } from '../rules/money-outcome.ts'
import { makeDeposit } from './deposit-request.ts'
import type { StoredDeposit } from './deposit-view.ts'

type TransferCall = Call<typeof deposit.manualTransfer>

/** What becomes of a transfer, and after how many milliseconds. A transfer without an entry never arrives. */
const results: Record<DepositOutcome, { kind: DueKind; after: number } | undefined> = {
  succeed: { kind: 'creditDeposit', after: moneyTimes.transfer },
  fail: { kind: 'failDeposit', after: moneyTimes.transfer },
  late: { kind: 'creditDeposit', after: moneyTimes.late },
  timeout: undefined,
}

function checkTransfer({ input, fail }: TransferCall) {
  const codes: readonly string[] = banks.map(({ code }) => code)
  if (!codes.includes(input.bankCode)) {
    fail('INVALID_INPUT', {
      field: 'body.bankCode',
      message: `there is no bank "${input.bankCode}"; available: ${codes.join(', ')}`,
    })
  }
  if (!passesRule('payeeName', input.depositorName)) {
    fail('INVALID_INPUT', {
      field: 'body.depositorName',
      message: 'the depositor name does not match the payee name rule',
    })
  }
}

/** Stores a bank transfer as a pending deposit and schedules its outcome. */
export async function announceTransfer(call: TransferCall): Promise<StoredDeposit> {
  const { input, world, now } = call
  checkTransfer(call)
  const { bankCode, depositorName } = input
  const payBy = now + moneyTimes.transferLife
  const row = await makeDeposit(call, { method: 'BANK', bankCode, depositorName, onPage: false, payBy })
  const result = results[depositOutcome(row.amount, world.settings().depositOutcome)]
  if (result) world.schedule.add({ at: now + result.after, kind: result.kind, id: row.id })
  return row
}
