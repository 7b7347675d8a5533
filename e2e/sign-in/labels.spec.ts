import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type TextKey, textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { latestCode } from '../support/world.ts'

const { t } = textsOf('EN')

/** Types into each field of the form, also into those that appear meanwhile, and checks that its label is legible. */
async function expectLabelsStay(page: Page, names: readonly string[]): Promise<void> {
  const fields = page.getByRole('main').locator('form input:not([type=checkbox])')
  const typed: (string | null)[] = []
  await expect(page.locator(`[name="${names[0]}"]`)).toBeVisible()
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at)
    await field.fill('7')
    await expect(field).toHaveValue('7')
    typed.push(await field.getAttribute('name'))
    const label = page.locator(`label[for="${await field.getAttribute('id')}"]`)
    await label.scrollIntoViewIfNeeded()
    await expect(label).toBeInViewport({ ratio: 1 })
    const isLegible = async () => {
      const [box, text] = [await field.boundingBox(), await label.boundingBox()]
      // Hidden labels have the width of a pixel.
      return text!.width > 20 && text!.y + text!.height / 2 <= box!.y + 1
    }
    await expect.poll(isLegible, { message: `the label of ${typed.at(-1)}` }).toBe(true)
  }
  expect(typed).toEqual(names)
}

interface Form {
  path: string
  tab?: TextKey
  names: readonly string[]
}

const passwords = ['password', 'confirmPassword']
const number = ['mobileNum', 'verificationCode']
const details = ['email', 'nickname', 'payeeName']
const last = ['recommenderId', 'affiliateCode', 'captcha']

const forms: readonly Form[] = [
  { path: '/m/login', tab: 'auth.username', names: ['username', 'password'] },
  { path: '/m/login', tab: 'auth.mobile', names: ['username', 'password'] },
  { path: '/m/login?desk=agent', names: ['username', 'password'] },
  { path: '/m/register', tab: 'auth.username', names: ['username', ...passwords, ...details, ...number, ...last] },
  { path: '/m/register', tab: 'auth.mobile', names: [...number, ...passwords, ...details, ...last] },
  { path: '/m/forget', tab: 'forget.by_sms', names: ['mobileNum'] },
  { path: '/m/forget', tab: 'forget.by_email', names: ['username', 'email'] },
]

test('the label of each field stays while it is filled in, on every tab of login, registration and forgot password', async ({
  page,
  arrange,
}) => {
  await arrange({ language: 'EN' })
  for (const { path, tab, names } of forms)
    await test.step(`${path} ${tab ?? ''}`, async () => {
      await visit(page, path)
      if (tab) {
        await page.getByRole('tab', { name: t(tab) }).click()
        await expect(page.getByRole('tab', { name: t(tab), selected: true })).toBeVisible()
      }
      await expectLabelsStay(page, names)
    })
})

test('the labels of the code and of the new password stay too', async ({ page, readWorld, open }) => {
  await open('/m/forget', { language: 'EN' })
  await page.locator('[name=mobileNum]').fill('01022334455')
  await page.getByRole('button', { name: t('forget.send') }).click()
  const code = await latestCode(page, readWorld)
  await expectLabelsStay(page, ['verificationCode'])
  await page.locator('[name=verificationCode]').fill(code)
  await page.getByRole('button', { name: t('forget.next') }).click()
  await expectLabelsStay(page, ['newPassword', 'confirmNewPassword'])
})
