import type { Page } from '@playwright/test'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { expect } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { type ReadWorld, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')

/** The member of the scenarios, who has two bank accounts and a payment password. */
export const member = 'haedal_92'

/** Returns every withdrawal of this world, oldest first. */
export const withdrawalsOf = async (readWorld: ReadWorld) => (await snapshotOf(readWorld)).tables.withdrawals

export const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: t('menu.withdraw'), exact: true })

export async function fillOrder(page: Page, amount: string, password = memberPaymentPassword): Promise<void> {
  await page.locator('[name=amount]').fill(amount)
  await page.locator('[name=paymentPassword]').fill(password)
}

/** Presses "Withdraw" in the form, and again in the dialog. */
export async function order(page: Page): Promise<void> {
  await submitButton(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('menu.withdraw') })
    .click()
}

/** Withdraws an amount, and waits until the order is pending. */
export async function withdraw(page: Page, amount: string): Promise<void> {
  await fillOrder(page, amount)
  await order(page)
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
}
