import { expectAccessible } from './accessible.ts'
import { moveMoney } from './money-journey.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { visit } from './visit.ts'

const { t } = textsOf('EN')

test('the screen equals the ledger from the deposit to the withdrawal', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectToast,
}) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  const advance = (by: string) => request.post('/__gateway/clock', { data: { world, action: 'advance', by } })
  await moveMoney(page, { readWorld, expectToast, advance })
})

test('the base template lists the methods first, and its form has the page to itself', async ({ page, open }) => {
  await open('/m/voucherCenter', { scenario: 'active-member', merchant: 'ROCKET', language: 'EN', theme: 'dark' })
  const methods = page.getByRole('navigation', { name: t('deposit.method') })
  await expect(methods).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page)
  await methods.getByRole('link', { name: t('deposit.method_GATEWAY') }).click()
  await page.locator('[name=amount]').fill('50000')
  await page.getByRole('radio', { name: /Daily 5%/ }).check()
  await expect(page.getByRole('region', { name: t('deposit.summary') })).toContainText('52,500.00₩')
  await expectAccessible(page)
  await page.goBack()
  await expect(methods).toBeVisible()
})

test('the total stays above the bar once an amount is typed', async ({ page, open }) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  const submit = page.getByRole('button', { name: t('deposit.submit_BANK') })
  await expect(submit).not.toBeInViewport()
  await page.locator('[name=amount]').fill('50000')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(submit).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('navigation', { name: t('bottom.label') })
  const [above, below] = [await submit.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('a merchant without a bonus leads to its promotions', async ({ page, open }) => {
  await open('/m/voucherCenter', { scenario: 'active-member', merchant: 'PLAIN', language: 'EN' })
  await page.getByRole('link', { name: t('deposit.promo_others') }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await visit(page, '/m/voucherCenter')
  await expectAccessible(page)
})
