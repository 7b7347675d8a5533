import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { day } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { textsOf } from './texts.ts'

const { t } = textsOf('EN')

/** Submits the login form. */
export const sendLogin = (page: Page) => page.locator('form [type=submit]').click()

/** Fills in and submits the login form, in any language. */
export async function logIn(page: Page, username: string, password: string = memberPassword): Promise<void> {
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(password)
  await sendLogin(page)
}

/** Logs in at the login page with a session that lasts for days of the world's clock. */
export async function logInForDays(page: Page, username: string, request: APIRequestContext, world: string) {
  await request.post('/__gateway/settings', { data: { world, settings: { sessionLife: 7 * day } } })
  await logIn(page, username)
  await expect(page).toHaveURL(/\/m\/home$/)
}

/** Confirms the sign-out in English. */
export const confirmSignOut = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sign_out.confirm') })
    .click()

/** Signs out on the member's own page, in English. */
export async function signOut(page: Page): Promise<void> {
  const button = page.locator('main button', { hasText: t('menu.sign_out') })
  await button.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  // It is only a question so far.
  await expect(button).not.toHaveAttribute('aria-busy')
  await confirmSignOut(page)
}

/** Presses a button of the sign-in provider. The press may close its window before the browser has reported it. */
export const chooseAtProvider = (popup: Page, name: string) =>
  popup
    .getByRole('button', { name, exact: true })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error
    })
