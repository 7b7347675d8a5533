import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'
import { ledgerBalance } from '../support/world.ts'
import { fillTransfer, sendTransfer } from './deposit-by-bank.ts'
import { moveMoney } from './money-journey.ts'

test.use(withMotion)

const { t } = textsOf('EN')

/** Checks that the bonus is right under the amount and its quick amounts, and the bank below it. */
async function expectBonusUnderAmount(page: Page): Promise<void> {
  const edgesOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    })
  const form = page.locator('form')
  const amount = await edgesOf(form.locator('[name=amount]'))
  const quick = await edgesOf(form.getByRole('group', { name: t('deposit.quick') }))
  const bonus = await edgesOf(form.getByRole('group', { name: t('deposit.promo') }))
  const account = await edgesOf(form.getByRole('group', { name: t('deposit.account') }))
  expect(quick.top).toBeGreaterThanOrEqual(amount.bottom)
  expect(bonus.top).toBeGreaterThanOrEqual(quick.bottom)
  // Less than anything that could be pressed or read would need.
  expect(bonus.top - quick.bottom).toBeLessThan(32)
  expect(account.top).toBeGreaterThanOrEqual(bonus.bottom)
}

test('the screen equals the ledger from the deposit to the withdrawal', async ({
  page,
  readWorld,
  open,
  expectToast,
  clock,
}) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await moveMoney(page, { readWorld, expectToast, clock })
})

test('the second press of a double press does not follow a link that moved below it', async ({ page, open, clock }) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  await fillTransfer(page)
  await sendTransfer(page)
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  await clock.advance('1m')
  const accept = page.getByRole('button', { name: t('deposit.accept') })
  await accept.click()
  const record = page
    .getByRole('main')
    .getByRole('link', { name: t('deposit.record') })
    .last()
  await expect(accept).toHaveCount(0)
  await record.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.evaluate(() => location.pathname)).toMatch(/voucherCenter$/)
  await record.click()
  await expect(page).toHaveURL(/\/m\/vouReport$/)
})

test('the base template lists the methods first, and its form has the page to itself, the bonus under the amount, and credits', async ({
  page,
  readWorld,
  open,
  clock,
}) => {
  await open('/m/voucherCenter', { scenario: 'active-member', merchant: 'ROCKET', language: 'EN', theme: 'dark' })
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const methods = page.getByRole('navigation', { name: t('deposit.method') })
  await expect(methods).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page)
  await methods.getByRole('link', { name: t('deposit.method_BANK') }).click()
  await page.locator('[name=amount]').fill('50000')
  await page.getByRole('radio', { name: /Daily 5%/ }).check()
  await expectBonusUnderAmount(page)
  await expect(page.getByRole('region', { name: t('deposit.summary') })).toContainText('52,500.00₩')
  await expectAccessible(page)
  await page.goBack()
  await expect(methods).toBeVisible()

  await methods.getByRole('link', { name: t('deposit.method_BANK') }).click()
  await fillTransfer(page)
  await page.getByRole('radio', { name: /Daily 5%/ }).check()
  await sendTransfer(page)
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  await clock.advance('1m')
  await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
  expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before + 52_500)
})

for (const { merchant, template, address } of [
  { merchant: 'HAEDAL', template: 'new', address: '/m/voucherCenter' },
  { merchant: 'ROCKET', template: 'base', address: '/m/voucherCenter?method=BANK' },
])
  test(`in the ${template} template the bonus stands right under the amount, and the total above the bar once an amount is typed`, async ({
    page,
    open,
  }) => {
    await open(address, { scenario: 'active-member', merchant, language: 'EN' })
    const submit = page.getByRole('button', { name: t('deposit.submit_BANK') })
    await expect(page.locator('[name=amount]')).toBeVisible()
    await expect(submit).not.toBeInViewport()
    await expectBonusUnderAmount(page)
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
