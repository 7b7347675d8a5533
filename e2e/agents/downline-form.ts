import type { Page } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'

/** Fills the fields that the form has; the merchant's settings choose them. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
}

/** A new member's values for every field. */
export const newMember = {
  username: 'mirae_26',
  password: memberPassword,
  confirmPassword: memberPassword,
  nickname: 'Mirae',
  payeeName: '한미래',
  paymentPassword: '135790',
  email: 'mirae@example.com',
  mobileNum: '01077779999',
}
