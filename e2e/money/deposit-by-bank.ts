import type { Page } from '@playwright/test'
import { textsOf } from '../support/texts.ts'

/** Fills in an open deposit form in English for a transfer by bank. */
export async function fillTransfer(page: Page): Promise<void> {
  await page.locator('[name=amount]').fill('50000')
  await page.locator('[name=depositorName]').fill('김해달')
}

/** Sends the form. */
export const sendTransfer = (page: Page): Promise<void> =>
  page.getByRole('button', { name: textsOf('EN').t('deposit.submit_BANK') }).click()
