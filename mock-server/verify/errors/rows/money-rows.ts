import { deposit } from '#contract/deposit.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { security } from '#contract/security.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { call, keep, scenario, times } from '../line.ts'
import { fresh, language, login, type Reproductions } from '../reproduction-parts.ts'

const haedal = { as: 'haedal_92' }
const paymentPassword = memberPaymentPassword

const transferTo = (to: string, amount = 1_000) =>
  call(wallet.walletTransfer, { from: 'MAIN', to, amount, idempotencyKey: 'the-transfer-1' }, haedal)

const request = {
  amount: 50_000,
  bankCode: 'HANEUL',
  depositorName: 'Haedal',
  idempotencyKey: 'the-deposit-1',
  ...language,
}
const depositing = (over: object) => call(deposit.manualTransfer, { ...request, ...over }, haedal)
const accept = (depositId: string, promoId: string, idempotencyKey: string) =>
  call(deposit.acceptPromo, { depositId, promoId, idempotencyKey, ...language }, haedal)

const saferPlayOn = scenario('flags', 'SAFERPLAY3=on')
const limiting = (kind: string, amount: number | null) =>
  call(saferPlay.setLimit, { kind, period: 'day', amount }, haedal)

const cardOf = (account: string) => keep('card', 'cards.0.id', call(withdraw.bankCards, language, { as: account }))
const withdrawing = (account: string, over: object = {}) =>
  call(
    withdraw.withdraw,
    {
      cardId: '{{card}}',
      amount: 10_000,
      paymentPassword,
      idempotencyKey: 'the-withdrawal-{{i}}',
      ...language,
      ...over,
    },
    { as: account },
  )
const cancelOn = scenario('flags', 'WITHDRAWCANCEL3=on')
const cancelling = (id: string) => call(withdraw.cancelWithdrawal, { id, ...language }, haedal)
const once = { idempotencyKey: 'the-withdrawal-1' }

const addCard = (account: string, over: object = {}) =>
  call(
    security.bankCard,
    {
      bankCode: 'NAMU',
      cardNumber: '1002-123-45678{{i}}',
      payeeName: '박지갑',
      paymentPassword,
      ...language,
      ...over,
    },
    { as: account },
  )
const oneCard = { cardNumber: '1002-123-456789' }

/** The errors of wallets, deposits, withdrawals and bank cards. */
export const moneyRows = {
  WALLET_UNKNOWN: [fresh, transferTo('NONE')],
  WALLET_CLOSED: [fresh, scenario('settings', 'vendorMaintenance=["GT"]'), transferTo('GT')],
  INSUFFICIENT_FUNDS: [fresh, transferTo('GT', 999_999_999)],
  DEPOSIT_LIMIT: [fresh, depositing({ amount: 5 })],
  DEPOSIT_LIMIT_REACHED: [fresh, saferPlayOn, limiting('deposit', 10_000), depositing({})],
  INCREASE_NOT_READY: [
    fresh,
    saferPlayOn,
    limiting('loss', 10_000),
    limiting('loss', null),
    call(saferPlay.answerIncrease, { kind: 'loss', period: 'day', confirm: true }, haedal),
  ],
  TIME_OUT_ACTIVE: [fresh, saferPlayOn, call(saferPlay.timeOut, { days: 1 }, haedal), login('haedal_92')],
  SELF_EXCLUDED: [fresh, saferPlayOn, call(saferPlay.selfExclude, { months: 6 }, haedal), login('haedal_92')],
  DEPOSIT_UNKNOWN: [fresh, accept('none', 'daily', 'the-accept-1')],
  PROMO_NOT_APPLICABLE: [fresh, depositing({ promoId: 'none' })],
  PROMO_ACCEPTED: [
    fresh,
    keep('deposit', 'id', depositing({})),
    accept('{{deposit}}', 'daily', 'the-accept-1'),
    accept('{{deposit}}', 'daily', 'the-accept-2'),
  ],
  PAYMENT_UNKNOWN: [fresh, call(pay.open, { token: 'none' })],
  PAYMENT_TIMEOUT: [
    fresh,
    keep(
      'payment',
      'payUrl?token',
      call(deposit.alipay, { amount: 50_000, idempotencyKey: 'the-deposit-1', ...language }, haedal),
    ),
    call(pay.settle, { token: '{{payment}}', outcome: 'timeout' }),
  ],
  PAYMENT_PASSWORD_UNSET: [fresh, addCard('newcomer', oneCard)],
  PAYMENT_PASSWORD_WRONG: [fresh, addCard('penniless', { ...oneCard, paymentPassword: '0' })],
  PAYMENT_PASSWORD_LOCKED: [fresh, times(5, addCard('penniless', { paymentPassword: '0' }))],
  PAYEE_NAME_UNSET: [
    fresh,
    call(
      security.paymentPassword,
      { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword },
      { as: 'newcomer' },
    ),
    addCard('newcomer', oneCard),
  ],
  PAYEE_NAME_DIFFERS: [fresh, addCard('penniless', { ...oneCard, payeeName: '김민지' })],
  CONTACT_UNSET: [
    fresh,
    call(
      security.paymentPasswordReset,
      { newPaymentPassword: '135790', confirmPaymentPassword: '135790', type: 'sms', verificationCode: '1' },
      { as: 'penniless' },
    ),
  ],
  BANK_CARD_TAKEN: [fresh, times(2, addCard('penniless', oneCard))],
  BANK_CARD_LIMIT: [fresh, times(5, addCard('penniless'))],
  BANK_CARD_UNKNOWN: [fresh, withdrawing('haedal_92', { ...once, cardId: 'none' })],
  WITHDRAW_LIMIT: [fresh, cardOf('haedal_92'), withdrawing('haedal_92', { ...once, amount: 1 })],
  WITHDRAW_DAY_LIMIT: [fresh, cardOf('haedal_92'), times(4, withdrawing('haedal_92'))],
  WITHDRAWAL_UNKNOWN: [fresh, cancelOn, cancelling('none')],
  WITHDRAWAL_SETTLED: [
    fresh,
    cancelOn,
    cardOf('haedal_92'),
    keep('withdrawal', 'id', withdrawing('haedal_92', once)),
    cancelling('{{withdrawal}}'),
    cancelling('{{withdrawal}}'),
  ],
  TURNOVER_UNMET: [
    fresh,
    depositing({ promoId: 'daily' }),
    scenario('clock', 'advance', '1m'),
    cardOf('haedal_92'),
    withdrawing('haedal_92', once),
  ],
} satisfies Reproductions
