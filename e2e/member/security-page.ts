import type { Page } from '@playwright/test'
import { type TextKey, textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')

export const address = '/m/securityCenter'

/** The payment password that the journeys set. */
export const next = '135790'

export const row = (page: Page, key: TextKey) => page.getByRole('main').getByRole('link', { name: t(key) })
export const save = (page: Page, key: TextKey = 'security.save') =>
  page.locator('form').getByRole('button', { name: t(key) })
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export async function fillPayment(page: Page, oldPaymentPassword?: string) {
  if (oldPaymentPassword) await fill(page, { oldPaymentPassword })
  await fill(page, { newPaymentPassword: next, confirmPaymentPassword: next })
}
