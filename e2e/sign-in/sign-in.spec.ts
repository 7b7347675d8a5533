import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const ko = textsOf('KO').t

async function chooseKorean(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('preferences.language', { name: 'English' }) }).click()
  await main.getByRole('button', { name: '한국어', exact: true }).click()
}

test.describe('the language on the screens of visitors', () => {
  test('login shows its errors in the new language and keeps what was typed', async ({ page, open }) => {
    await open('/m/login', { language: 'EN' })
    await page.locator('[name=username]').fill('h')
    await page.locator('[name=password]').fill('secret-word')
    await expect(page.getByText(t('rule_login_username'))).toBeVisible()
    await expectAccessible(page)

    await chooseKorean(page)
    await expect(page.getByText(ko('rule_login_username'))).toBeVisible()
    await expect(page.locator('[name=username]')).toHaveValue('h')
    await expect(page.locator('[name=password]')).toHaveValue('secret-word')
  })

  test('registration checks the filled fields again, also one that was never left', async ({ page, open }) => {
    await open('/m/register', { language: 'EN' })
    await expect(page.getByRole('textbox', { name: t('auth.username'), exact: true })).toBeVisible()
    await page.locator('[name=password]').fill('parlor2026')
    await page.locator('[name=confirmPassword]').fill('parlor2027')
    await expect(page.getByText(t('in_confirmation_correct'))).toHaveCount(0)
    await chooseKorean(page)
    await expect(page.getByText(ko('in_confirmation_correct'))).toBeVisible()
    await expect(page.getByText(ko('auth.username'), { exact: true }).first()).toBeVisible()
  })

  test('the recovery of a password checks its number again', async ({ page, open }) => {
    await open('/m/forget', { language: 'EN' })
    await page.locator('[name=mobileNum]').fill('12')
    await chooseKorean(page)
    await expect(page.getByText(ko('rule_mobile'))).toBeVisible()
    await expect(page.locator('[name=mobileNum]')).toHaveValue('12')
  })
})

test('the login offers free play, which opens home with a new trial account', async ({ page, open, readWorld }) => {
  await open('/m/login', { language: 'EN' })
  const trials = async () => (await snapshotOf(readWorld)).tables.members.filter(({ type }) => type === 4).length
  const before = await trials()
  await page.getByRole('button', { name: t('login.trial') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu.member') })).toBeVisible()
  expect(await trials()).toBe(before + 1)
})
