import { deposit, type MethodCode } from '#contract/deposit.ts'
import { inLanguage } from '#contract/localised.ts'
import { banks } from '#fixtures/deposits.ts'
import { checkMember, checkReal } from '#mock-server/core/check-real.ts'
import { implement } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { acceptPromo, promosLeft } from './accept-promo.ts'
import { announceTransfer } from './bank-transfer.ts'
import { offerOf, promosFor } from './deposit-promos.ts'
import { depositTotals, reportedDeposits } from './deposit-report.ts'
import { depositedBefore, openPayment, type PaymentCall } from './deposit-request.ts'
import { depositView, depositViews, payUrl } from './deposit-view.ts'

/** Creates the behaviour for a deposit that is paid on a payment page. */
const paidBy = (method: MethodCode) => async (call: PaymentCall) => {
  checkReal(call)
  const row = depositedBefore(call, method) ?? (await openPayment(call, method))
  return { deposit: depositView(row.id, call), payUrl: payUrl(call.world, row.payToken ?? '', call.input.language) }
}

export const depositEndpoints = implement(deposit, {
  depositBanks(call) {
    const { input, world } = call
    checkReal(call)
    const language = languageOf(input.language)
    const accountHolder = inLanguage(world.merchant().name, language)
    const accounts = banks.map((bank) => ({ ...bank, name: inLanguage(bank.name, language), accountHolder }))
    const methods = offerOf(world).methods.map((method) => ({
      ...method,
      quickAmounts: [...method.quickAmounts],
      banks: method.code === 'BANK' ? accounts : [],
    }))
    return { methods }
  },
  depositPromos(call) {
    checkReal(call)
    const { input, member, world } = call
    const language = languageOf(input.language)
    const promos = input.depositId === undefined ? promosFor(world, member) : promosLeft(call, input.depositId)
    return promos.map(({ first: _, ...promo }) => ({
      ...promo,
      name: inLanguage(promo.name, language),
      text: inLanguage(promo.text, language),
    }))
  },
  async manualTransfer(call) {
    checkReal(call)
    const row = depositedBefore(call, 'BANK') ?? (await announceTransfer(call))
    return depositView(row.id, call)
  },
  paymentGateway: paidBy('GATEWAY'),
  alipay: paidBy('ALIPAY'),
  qqPay: paidBy('QQ'),
  wechatPay: paidBy('WECHAT'),
  acceptPromo,
  depositReport(call) {
    checkMember(call)
    const { input, member, world, now, fail } = call
    if (input.id === undefined && !world.settings().menus.includes('DEPRECM3')) {
      fail('FEATURE_OFF', { message: 'the menu has no DEPRECM3: pass the id of one deposit' })
    }
    const rows = reportedDeposits(call)
    const { content, ...page } = pageOf(rows, input)
    const views = depositViews(content, member.id, { world, now, language: input.language })
    return { content: views, totals: depositTotals(rows), ...page }
  },
})
