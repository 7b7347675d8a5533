import { deposit } from '#contract/deposit.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { menuKeyNames } from '#merchant/modules.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { member, type Step, step } from '../step.ts'
import { advance, settings } from './world-steps.ts'

const owned = { token: member }
const trial = { token: '{{trial.token}}', expect: 'REAL_ACCOUNT_REQUIRED' } as const
const language = { language: 'KO' }
const report = { pageNo: 1, pageSize: 20, ...language }

type Payment = 'paymentGateway' | 'alipay' | 'qqPay' | 'wechatPay'

/** Returns the steps of a deposit method: a deposit, a repeated one and refusals. */
function depositing(method: 'manualTransfer' | Payment, more: object): Step[] {
  const request = { amount: 50_000, promoId: 'daily', idempotencyKey: `conformance-${method}`, ...language, ...more }
  const refusal = (expect: ErrorCode, over: object) =>
    step(`${method}: ${expect}`, deposit[method], { ...request, ...over }, { ...owned, expect })
  return [
    step(method, deposit[method], request, owned),
    step(`${method} sent twice`, deposit[method], request, owned),
    refusal('IDEMPOTENCY_KEY_REUSED', { amount: 60_000 }),
    refusal('DEPOSIT_LIMIT', { amount: 5, idempotencyKey: 'conformance-too-little' }),
    refusal('PROMO_NOT_APPLICABLE', { promoId: 'none', idempotencyKey: 'conformance-no-promo' }),
    step(`${method} on a trial`, deposit[method], request, trial),
  ]
}

/** Returns the steps of a payment page: opened, paid, and refused afterwards. */
function paying(method: Payment): Step[] {
  const paid = { token: `{{${method}.payUrl?token}}`, outcome: 'paid' }
  const token = paid.token
  return [
    ...depositing(method, {}),
    step(`open the payment by ${method}`, pay.open, { token }),
    step(`no answer from ${method}`, pay.settle, { token, outcome: 'timeout' }, { expect: 'PAYMENT_TIMEOUT' }),
    step(`pay by ${method}`, pay.settle, paid),
    step(`cancel after paying by ${method}`, pay.settle, { token, outcome: 'cancelled' }),
  ]
}

const request = { amount: 50_000, idempotencyKey: 'conformance-off', ...language }
const payments = ['paymentGateway', 'alipay', 'qqPay', 'wechatPay'] as const

const transfer = { ...request, bankCode: 'HANEUL', depositorName: '해달이', idempotencyKey: 'conformance-plain' }
const acceptance = {
  depositId: '{{plain transfer.id}}',
  promoId: 'daily',
  idempotencyKey: 'conformance-accept',
  ...language,
}
const accepting = (name: string, over: object, expect: ErrorCode | 'ok' = 'ok') =>
  step(`accept ${name}`, deposit.acceptPromo, { ...acceptance, ...over }, { ...owned, expect })

const bonuses: Step[] = [
  step('plain transfer', deposit.manualTransfer, transfer, owned),
  step(
    'bonuses for no deposit',
    deposit.depositPromos,
    { depositId: 'none', ...language },
    { ...owned, expect: 'DEPOSIT_UNKNOWN' },
  ),
  step('bonuses left', deposit.depositPromos, { depositId: '{{plain transfer.id}}', ...language }, owned),
  accepting('for no deposit', { depositId: 'none', idempotencyKey: 'conformance-accept-2' }, 'DEPOSIT_UNKNOWN'),
  accepting('an unknown promotion', { promoId: 'none' }, 'PROMO_NOT_APPLICABLE'),
  accepting('a bonus', {}),
  accepting('it again', {}),
  accepting('another by the same key', { promoId: 'none' }, 'IDEMPOTENCY_KEY_REUSED'),
  accepting('a second one', { idempotencyKey: 'conformance-accept-3' }, 'PROMO_ACCEPTED'),
  step('accept on a trial', deposit.acceptPromo, acceptance, trial),
]

const merchant = (name: string, code: string) => settings(name, { merchant: code })

export const depositSteps: Step[] = [
  step('deposit banks', deposit.depositBanks, language, owned),
  step('deposit banks on a trial', deposit.depositBanks, language, trial),
  step('deposit promos', deposit.depositPromos, language, owned),
  step('deposit promos on a trial', deposit.depositPromos, language, trial),
  ...depositing('manualTransfer', { bankCode: 'HANEUL', depositorName: '해달이' }),
  ...payments.flatMap(paying),
  step('open no payment', pay.open, { token: 'none' }, { expect: 'PAYMENT_UNKNOWN' }),
  step('pay nothing', pay.settle, { token: 'none', outcome: 'paid' }, { expect: 'PAYMENT_UNKNOWN' }),
  ...bonuses,
  merchant('a merchant that takes transfers alone', 'PLAIN'),
  ...payments.map((method) =>
    step(`${method} with its switch off`, deposit[method], request, { ...owned, expect: 'FEATURE_OFF' }),
  ),
  merchant('the merchant again', 'HAEDAL'),
  advance('the providers call back', '10s'),
  step('deposit report', deposit.depositReport, report, owned),
  settings('no deposit record', { menus: [] }),
  step('deposit report without the record', deposit.depositReport, report, { ...owned, expect: 'FEATURE_OFF' }),
  step(
    'one deposit without the record',
    deposit.depositReport,
    { ...report, id: '{{deposit report.content.0.id}}' },
    owned,
  ),
  settings('the deposit record again', { menus: menuKeyNames }),
]
