import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { desktop, overflow, resizeTo, tablet } from '../support/windows.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

/** The wide windows, from the least width in which two parts stand beside each other. */
const wide = [{ ...tablet, width: 768 }, desktop]

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const record = (page: Page) => page.getByRole('region', { name: t('records.detail') })
const article = (page: Page) => page.getByRole('article')

interface Screen {
  path: string
  list: (page: Page) => Locator
  detail: (page: Page) => Locator
}

const screens: Screen[] = [
  { path: '/m/vouReport', list: rows, detail: record },
  { path: '/m/withdrawReport', list: rows, detail: record },
  { path: '/m/transaction/record?kind=deposit', list: rows, detail: record },
  { path: '/m/gameRecord?category=RNG', list: rows, detail: record },
  { path: '/m/webEmail', list: rows, detail: article },
  { path: '/m/help', list: (page) => main(page).getByRole('listitem').getByRole('link'), detail: article },
]

/** Expects that a part begins after the end of another one. */
async function expectBeside(part: Locator, former: Locator) {
  const [at, from] = [(await part.boundingBox())!, (await former.boundingBox())!]
  expect(at.x).toBeGreaterThanOrEqual(from.x + from.width)
}

for (const { path, list, detail } of screens) {
  test(`${path} shows its list beside what is open, at 768 and at 1280 px`, async ({ page, open }) => {
    await page.setViewportSize(desktop)
    await open(path, member)
    for (const [place, size] of wide.entries()) {
      await resizeTo(page, size)
      const row = list(page).nth(place)
      await row.click()
      await expect(page).toHaveURL(/[?&](open|id|c)=/)
      await expect(detail(page)).toBeVisible()
      await expectBeside(detail(page), row)
      await expect(main(page).locator('[aria-current]:visible')).toHaveCount(1)
      expect(await overflow(page)).toBe(0)
    }
  })
}

test('the inbox invites to open a letter beside the list, at 768 and at 1280 px', async ({ page, open }) => {
  await page.setViewportSize(desktop)
  await open('/m/webEmail', member)
  for (const size of wide) {
    await resizeTo(page, size)
    await expect(page.getByText(t('messages.pick'))).toBeVisible()
    await expectBeside(page.getByText(t('messages.pick')), rows(page).first())
  }
})

test('help shows its first article beside the list, and opens another one by its address', async ({ page, open }) => {
  await page.setViewportSize(desktop)
  await open('/m/help', member)
  await expect(article(page).getByRole('heading', { name: 'How do I join?' })).toBeVisible()
  await page.getByRole('link', { name: 'Keep the games I like' }).click()
  await expect(page).toHaveURL(/\/m\/helpDetail\?p=2&c=2$/)
  await expect(article(page).getByRole('heading', { name: 'Keep the games I like' })).toBeVisible()
  await expect(main(page).locator('[aria-current=page]:visible')).toContainText('Keep the games I like')
})

for (const [path, name] of [
  ['/m/voucherCenter', t('deposit.amount')],
  ['/m/withdraw', t('withdraw.amount')],
] as const) {
  test(`the form of ${path} stands beside the balance, at 768 and at 1280 px`, async ({ page, open }) => {
    await page.setViewportSize(desktop)
    await open(path, member)
    const field = page.getByRole('textbox', { name: new RegExp(name) })
    const balance = main(page).getByText('₩1,284,500.00').first()
    for (const size of wide) {
      await resizeTo(page, size)
      await expectBeside(field, balance)
      expect(await overflow(page)).toBe(0)
    }
  })
}
