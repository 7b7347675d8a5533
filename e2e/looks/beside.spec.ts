import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type TextKey, textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop, overflow, phone, resizeTo, tablet } from '../support/windows.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

/** The wide windows, from the smallest width with two parts side by side. */
const wide = [{ ...tablet, width: 768 }, desktop]

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('link')
const record = (page: Page) => page.getByRole('region', { name: t('records.detail') })
const article = (page: Page) => page.getByRole('article')
const rowsOfSecurity = (page: Page) => page.getByRole('region', { name: t('security.sign_in') }).getByRole('link')
const security = (page: Page) => page.getByRole('region', { name: /^(Login password|Mobile number)$/ })

const region = (key: TextKey) => (page: Page) => page.getByRole('region', { name: t(key), exact: true })

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
  { path: '/m/notice', list: (page) => main(page).getByRole('listitem').getByRole('link'), detail: article },
  { path: '/m/securityCenter', list: rowsOfSecurity, detail: security },
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
      await expect(page).toHaveURL(/[?&](open|id|c|part)=/)
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

/** Screens with two columns, which are named by a part of each. */
const columns: { path: string; scenario?: string; left: (page: Page) => Locator; right: (page: Page) => Locator }[] = [
  { path: '/m/winners', left: region('winners.title'), right: region('winners.ranks') },
  {
    path: '/m/saferPlay',
    scenario: 'safer-play',
    left: region('safer_play.kind_deposit'),
    right: region('safer_play.reality'),
  },
  { path: '/m/member/benefits', left: region('vip.current'), right: region('vip.levels') },
  { path: '/m/inviteFriends', left: region('referral.link'), right: region('referral.friends') },
  { path: '/m/member/manualRebate', left: region('member.rebate_total'), right: region('member.rebate_by') },
  { path: '/m/app', left: (page) => main(page).getByRole('heading', { level: 1 }), right: region('download.android') },
  {
    path: '/m/message',
    left: (page) => main(page).getByRole('listitem').first(),
    right: (page) => main(page).getByRole('listitem').nth(1),
  },
]

for (const { path, scenario = 'active-member', left, right } of columns) {
  test(`${path} has two columns at 768 and at 1280 px, and one on a phone`, async ({ page, open }) => {
    await page.setViewportSize(desktop)
    await open(path, { scenario, language: 'EN' })
    await expect(right(page)).toBeVisible()
    for (const size of wide) {
      await resizeTo(page, size)
      await expectBeside(right(page), left(page))
      expect(await overflow(page)).toBe(0)
    }
    await resizeTo(page, phone)
    const [at, from] = [(await right(page).boundingBox())!, (await left(page).boundingBox())!]
    expect(at.y).toBeGreaterThanOrEqual(from.y + from.height)
  })
}

test('an application opens its promotion beside the list, and its row has the focus again', async ({ page, open }) => {
  await page.setViewportSize(desktop)
  await open('/m/activity?id=ocean-hunt', member)
  await page.getByRole('button', { name: t('promotions.apply'), exact: true }).click()
  await page.getByRole('button', { name: t('promotions.apply_now') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/m/applications')
  const row = rows(page).first()
  await row.click()
  await expect(record(page).getByRole('heading', { level: 2 })).toBeVisible()
  await expectBeside(record(page), row)
  await page.goBack()
  await expect(row).toBeFocused()
})

test('an announcement that opens beside the list is read', async ({ page, open }) => {
  await page.setViewportSize(desktop)
  await open('/m/notice', { scenario: 'member-with-favorites', language: 'EN' })
  await expect(page.getByText(t('announcement.pick'))).toBeVisible()
  const unread = main(page).locator('[data-unread]')
  await expect(unread).toHaveCount(4)
  await unread.first().click()
  await expect(unread).toHaveCount(3)
  await page.setViewportSize(phone)
  await expect(main(page).locator('details[open]')).toHaveCount(1)
})
