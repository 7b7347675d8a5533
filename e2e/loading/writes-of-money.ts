import type { Page } from '@playwright/test'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { walletRow } from '../money/wallets-journey.ts'
import { withdraw } from '../money/withdraw-journey.ts'
import { expect } from '../support/test.ts'
import { active, button, confirmed, submit, t, tab, type Write } from './writes.ts'

/** Returns a payment by a QR code. */
const scanned = (method: 'ALIPAY' | 'WECHAT' | 'QQ', endpoint: string): Write => ({
  endpoint,
  path: '/m/voucherCenter',
  scenario: active,
  prepare: tab(t(`deposit.method_${method}`)),
  typed: { amount: '50,000' },
  press: (page) => button(page, t(`deposit.submit_${method}`)).click(),
})

async function setPaymentPassword(page: Page) {
  for (const name of ['newPaymentPassword', 'confirmPaymentPassword'])
    await page.locator(`[name=${name}]`).fill(memberPaymentPassword)
  await submit(page, t('withdraw.set_password'))
}

/** What moves money, or prepares for it. */
export const writesOfMoney: Record<string, Write> = {
  'the announcement of a transfer': {
    endpoint: 'deposit.manualTransfer',
    path: '/m/voucherCenter',
    scenario: active,
    prepare: tab(t('deposit.method_BANK')),
    typed: { amount: '50,000', depositorName: 'Hong Gildong' },
    press: (page) => button(page, t('deposit.submit_BANK')).click(),
  },
  'a payment': {
    endpoint: 'deposit.paymentGateway',
    path: '/m/voucherCenter',
    scenario: active,
    prepare: tab(t('deposit.method_GATEWAY')),
    typed: { amount: '50,000' },
    press: (page) => button(page, t('deposit.submit_GATEWAY')).click(),
  },
  'a payment by Alipay': scanned('ALIPAY', 'deposit.alipay'),
  'a payment by WeChat': scanned('WECHAT', 'deposit.wechatPay'),
  'a payment by QQ': scanned('QQ', 'deposit.qqPay'),
  'a bonus for a deposit': {
    endpoint: 'deposit.acceptPromo',
    path: '/m/voucherCenter',
    scenario: active,
    async prepare(page) {
      await tab(t('deposit.method_BANK'))(page)
      await page.locator('[name=amount]').fill('50000')
      await page.locator('[name=depositorName]').fill('Hong Gildong')
      await button(page, t('deposit.submit_BANK')).click()
      await expect(button(page, t('deposit.accept'))).toBeVisible()
    },
    press: (page) => button(page, t('deposit.accept')).click(),
  },
  'a transfer between wallets': {
    endpoint: 'wallet.walletTransfer',
    path: '/m/transfer',
    scenario: active,
    prepare: (page) => walletRow(page, 'Riverstone').check(),
    typed: { amount: '50,000' },
    press: (page) => button(page, t('wallet.submit_game', { wallet: 'Riverstone' })).click(),
  },
  'a withdrawal': {
    endpoint: 'withdraw.withdraw',
    path: '/m/withdraw',
    scenario: active,
    typed: { amount: '50,000', paymentPassword: memberPaymentPassword },
    press: async (page) => {
      await button(page, t('menu.withdraw')).click()
      await confirmed(page, t('menu.withdraw')).click()
    },
  },
  'the cancellation of a withdrawal': {
    endpoint: 'withdraw.cancelWithdrawal',
    path: '/m/withdraw',
    scenario: active,
    flags: { WITHDRAWCANCEL3: true },
    // Its review takes a day, so that it is pending however slow the machine is.
    prepare: (page) => withdraw(page, '130000'),
    press: async (page) => {
      await button(page, t('withdraw.cancel')).click()
      await confirmed(page, t('withdraw.cancel')).click()
    },
  },
  'a bank account': {
    endpoint: 'security.bankCard',
    path: '/m/withdraw',
    scenario: 'new-member',
    prepare: async (page) => {
      await setPaymentPassword(page)
      await page.getByLabel(t('withdraw.bank')).selectOption('NAMU')
    },
    typed: { cardNumber: '1002345678901', payeeName: 'Hong Gildong', paymentPassword: memberPaymentPassword },
    press: async (page) => {
      await submit(page, t('withdraw.add_card'))
      await confirmed(page, t('security.payee_set')).click()
    },
  },
  'a payment password': {
    endpoint: 'security.paymentPassword',
    path: '/m/withdraw',
    scenario: 'new-member',
    typed: { newPaymentPassword: memberPaymentPassword, confirmPaymentPassword: memberPaymentPassword },
    press: (page) => submit(page, t('withdraw.set_password')),
  },
}
