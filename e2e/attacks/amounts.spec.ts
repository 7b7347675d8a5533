import type { Page } from '@playwright/test'
import { deposit } from '#contract/deposit.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { walletRow } from '../money/wallets-journey.ts'
import { callsOf } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { type TextKey, textsOf } from '../support/texts.ts'

/** Every field of an amount, with its tab and its button. Add a row for each new field. */
const fields = [
  { method: 'BANK', endpoint: deposit.manualTransfer },
  { method: 'GATEWAY', endpoint: deposit.paymentGateway },
  { method: 'ALIPAY', endpoint: deposit.alipay },
  { method: 'WECHAT', endpoint: deposit.wechatPay },
  { method: 'QQ', endpoint: deposit.qqPay },
] as const

/** Texts that are refused, and their messages. Their remainder must not be joined to another amount. */
const refused: Record<string, TextKey> = {
  '1000.50': 'amount.below',
  '10000.50': 'amount.in_units',
  '-5000': 'amount.unreadable',
  '-50000': 'amount.unreadable',
  '−50000': 'amount.unreadable',
  '+50000': 'amount.unreadable',
  '1e5': 'amount.unreadable',
  '0x10000': 'amount.unreadable',
  '１０００': 'amount.below',
  '50 000': 'amount.unreadable',
  '5 0 0 0 0': 'amount.unreadable',
  '5\u200b0000': 'amount.unreadable',
  '50.000': 'amount.unreadable',
  '50,00,0': 'amount.unreadable',
  '50000-60000': 'amount.unreadable',
  '5만': 'amount.unreadable',
  '٥٠٠٠٠': 'amount.unreadable',
  Infinity: 'amount.unreadable',
}

/** Texts that both languages' rules read as 50,000. */
const read = ['50000', '50,000', '50000.00', ' 50000 ', '５００００', '₩50,000']

/** The actions that enter a text into the field. */
const entryMethods: Record<string, (page: Page, text: string) => Promise<unknown>> = {
  pasted: (page, text) => page.locator('[name=amount]').fill(text),
  async typed(page, text) {
    await page.locator('[name=amount]').fill('')
    await page.locator('[name=amount]').pressSequentially(text)
  },
}

const limits = { minimum: '₩10,000', maximum: '₩5,000,000', unit: '₩1,000', example: '10,000' }

for (const language of ['KO', 'EN'] as const) {
  const { t } = textsOf(language)
  // The fields share one reader: the first one tries it in both languages and both ways of entry.
  for (const [index, { method, endpoint }] of fields.entries()) {
    if (index > 0 && language === 'KO') continue
    test(`in ${language}, a ${method} deposit refuses invalid amounts, and joins no digits`, async ({
      page,
      open,
      expectRefusals,
    }) => {
      expectRefusals()
      const sent: number[] = []
      await page.route(
        () => true,
        (route, request) => {
          if (!callsOf(endpoint)(request)) return route.fallback()
          sent.push(request.postDataJSON().amount)
          return route.abort()
        },
      )
      await open('/m/voucherCenter', { scenario: 'active-member', language })
      await page.getByRole('tab', { name: t(`deposit.method_${method}`) }).click()
      if (method === 'BANK') await page.locator('[name=depositorName]').fill('Hong Gildong')
      const submit = page.getByRole('button', { name: t(`deposit.submit_${method}`) })
      for (const [entry, enter] of Object.entries(entryMethods)) {
        if (index > 0 && entry === 'typed') continue
        for (const [text, why] of Object.entries(refused)) {
          await enter(page, text)
          await submit.click()
          await expect.soft(page.getByText(t(why, limits)), `${text} ${entry}`).toBeVisible()
          await expect(page.locator('[name=amount]')).toBeFocused()
        }
        expect(sent).toEqual([])
        for (const text of read) {
          await enter(page, text)
          await submit.click()
          await expect.poll(() => sent.splice(0), { message: `${text} ${entry}` }).toEqual([50_000])
          await expect(submit).toBeEnabled()
        }
      }
    })
  }

  test(`in ${language}, a withdrawal refuses invalid amounts, and joins no digits`, async ({ page, open }) => {
    await open('/m/withdraw', { scenario: 'active-member', language })
    await page.locator('[name=paymentPassword]').fill(memberPaymentPassword)
    const submit = page.locator('form').getByRole('button', { name: t('menu.withdraw'), exact: true })
    const dialog = page.getByRole('alertdialog')
    for (const [entry, enter] of Object.entries(entryMethods)) {
      for (const [text, why] of Object.entries(refused)) {
        await enter(page, text)
        await submit.click()
        await expect.soft(page.getByText(t(why, limits)), `${text} ${entry}`).toBeVisible()
        await expect(page.locator('[name=amount]')).toBeFocused()
        await expect(dialog).toHaveCount(0)
      }
      for (const text of read) {
        await enter(page, text)
        await submit.click()
        await expect(dialog, `${text} ${entry}`).toContainText('₩50,000.00')
        await dialog.getByRole('button', { name: t('common.cancel') }).click()
        await expect(dialog).toHaveCount(0)
      }
    }
  })
}

const unreadable = Object.keys(refused).filter((text) => refused[text] === 'amount.unreadable')
const exact = { '1000.50': 1_000.5, '10000.50': 10_000.5, '１０００': 1_000, '50,000': 50_000 }

/** Fields that take any amount of at most two decimals. Add a row for each new field. */
const freeFields = {
  'a transfer between wallets': {
    at: '/m/transfer',
    scenario: 'active-member',
    endpoint: wallet.walletTransfer,
    prepare: (page: Page) => walletRow(page, 'Riverstone').check(),
    submit: (page: Page) => page.getByRole('button', { name: /to Riverstone$/ }),
  },
  'a limit of safer play': {
    at: '/m/saferPlay',
    scenario: 'safer-play',
    endpoint: saferPlay.setLimit,
    prepare: (page: Page) => page.getByRole('button', { name: /^Deposit limit, 24 hours/ }).click(),
    submit: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }),
  },
}

for (const [what, { at, scenario, endpoint, prepare, submit }] of Object.entries(freeFields)) {
  test(`${what} refuses invalid amounts, and joins no digits`, async ({ page, open, expectRefusals }) => {
    expectRefusals()
    const { t } = textsOf('EN')
    const sent: number[] = []
    await page.route(
      () => true,
      (route, request) => {
        if (!callsOf(endpoint)(request)) return route.fallback()
        sent.push(request.postDataJSON().amount)
        return route.abort()
      },
    )
    await open(at, { scenario, language: 'EN' })
    await prepare(page)
    for (const text of unreadable) {
      await page.locator('[name=amount]').fill(text)
      await submit(page).click()
      await expect.soft(page.getByText(t('amount.unreadable', limits)), text).toBeVisible()
    }
    expect(sent).toEqual([])
    for (const [text, amount] of Object.entries(exact)) {
      await page.locator('[name=amount]').fill(text)
      await submit(page).click()
      await expect.poll(() => sent.splice(0), { message: text }).toEqual([amount])
      await expect(submit(page)).toBeEnabled()
    }
  })
}
