import { deposit } from '#contract/deposit.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { pay } from '#mock-server/vendors/pay-contract.ts'
import { member, type Step, step } from '../step.ts'

const owned = { token: member }
const trial = { token: '{{trial.token}}', expect: 'REAL_ACCOUNT_REQUIRED' } as const
const language = { language: 'KO' }

/** What both ways to deposit do: once, the same again, and no. */
function depositing(way: 'manualTransfer' | 'paymentGateway', more: object): Step[] {
  const wish = { amount: 50_000, promoId: 'daily', idempotencyKey: `conformance-${way}`, ...language, ...more }
  const refusal = (expect: ErrorCode, over: object) =>
    step(`${way}: ${expect}`, deposit[way], { ...wish, ...over }, { ...owned, expect })
  return [
    step(way, deposit[way], wish, owned),
    step(`${way} sent twice`, deposit[way], wish, owned),
    refusal('IDEMPOTENCY_KEY_REUSED', { amount: 60_000 }),
    refusal('DEPOSIT_LIMIT', { amount: 5, idempotencyKey: 'conformance-too-little' }),
    refusal('PROMO_NOT_APPLICABLE', { promoId: 'none', idempotencyKey: 'conformance-no-promo' }),
    step(`${way} on a trial`, deposit[way], wish, trial),
  ]
}

const paid = { token: '{{paymentGateway.payUrl?token}}' }

export const depositSteps: Step[] = [
  step('deposit banks', deposit.depositBanks, language, owned),
  step('deposit banks on a trial', deposit.depositBanks, language, trial),
  step('deposit promos', deposit.depositPromos, language, owned),
  step('deposit promos on a trial', deposit.depositPromos, language, trial),
  ...depositing('manualTransfer', { bankCode: 'HANEUL', depositorName: '해달이' }),
  ...depositing('paymentGateway', {}),
  step('open the payment', pay.open, paid),
  step('open no payment', pay.open, { token: 'none' }, { expect: 'PAYMENT_UNKNOWN' }),
  step('pay', pay.settle, { ...paid, outcome: 'paid' }),
  step('take it back', pay.settle, { ...paid, outcome: 'cancelled' }),
  step('pay nothing', pay.settle, { token: 'none', outcome: 'paid' }, { expect: 'PAYMENT_UNKNOWN' }),
  step('deposit report', deposit.depositReport, { pageNo: 1, pageSize: 20, ...language }, owned),
]
