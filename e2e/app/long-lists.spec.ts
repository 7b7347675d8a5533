import type { Page } from '@playwright/test'
import { day } from '#contract/time-units.ts'
import { dateOf } from '#ui/records/span.ts'
import { fillRecords, loadRows, rowsOf, scrollThrough } from '../support/long-lists-journey.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')

/** The most elements of a page with a long list. */
const mostElements = 1_100
/** The most that the rows of a page may shift in all. */
const mostShift = 0.01
const rows = 300

const ownRange = () => {
  const date = (before: number) => dateOf(Date.now() - before * day)
  return `period=own&from=${date(80)}&to=${date(0)}`
}

/** Expects that a list shows all of its rows in both directions, and moves nothing. */
async function expectSteady(page: Page, count: number) {
  for (const by of [-500, 500]) {
    const { shift, rows: shown, most, blank } = await scrollThrough(page, by)
    expect(shown).toBeGreaterThanOrEqual(count)
    expect(most).toBeLessThanOrEqual(mostElements)
    expect(shift).toBeLessThanOrEqual(mostShift)
    expect(blank).toBe(0)
  }
}

const records = [
  { name: 'the betting record', path: '/m/gameRecord' },
  { name: 'the account record', path: '/m/transaction/record' },
  { name: 'the deposit record', path: '/m/vouReport' },
]

for (const { name, path } of records) {
  test(`${name} stays small through ${rows} rows, and its rows stay in place`, async ({
    page,
    request,
    world,
    readWorld,
    arrange,
  }) => {
    await arrange({ scenario: 'active-member', language: 'EN' })
    await fillRecords(request, world, readWorld, rows)
    await visit(page, `${path}?${ownRange()}`)
    await rowsOf(page).first().waitFor()
    expect(await loadRows(page, rows)).toBeLessThanOrEqual(mostElements)
    await expectSteady(page, rows)
  })
}

test('the inbox stays small through its letters', async ({ page, request, world, readWorld, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await fillRecords(request, world, readWorld, 1)
  await visit(page, '/m/webEmail')
  await rowsOf(page).first().waitFor()
  expect(await loadRows(page, 180, t('messages.more'))).toBeLessThanOrEqual(mostElements)
  await expectSteady(page, 180)
})

test('an agent’s team stays small through its downlines', async ({ page, open }) => {
  await open('/m/member/agent/team', { scenario: 'agent-crowd', language: 'EN' })
  await rowsOf(page).first().waitFor()
  expect(await loadRows(page, 80)).toBeLessThanOrEqual(mostElements)
  await expectSteady(page, 80)
})

test('going back finds the row that was opened, in its place and with the focus', async ({
  page,
  request,
  world,
  readWorld,
  arrange,
}) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await fillRecords(request, world, readWorld, rows)
  await visit(page, `/m/vouReport?${ownRange()}`)
  await rowsOf(page).first().waitFor()
  await loadRows(page, 200)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  await expect(page.locator('li[data-row="100"]')).toBeVisible()
  const link = page.locator('li[data-row="100"] a')
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/voucherCenter/)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place))
})

test('the Tab key goes from row to row, also after scrolling far away', async ({ page, open }) => {
  await open('/m/member/agent/team', { scenario: 'agent-crowd', language: 'EN' })
  await rowsOf(page).first().waitFor()
  await loadRows(page, 80)
  const row = (place: number) => page.locator(`li[data-row="${place}"]`)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await row(5).getByRole('link').focus()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(row(78)).toBeVisible()
  await expect(row(25)).toHaveCount(0)
  for (const place of [6, 7, 8]) {
    await page.keyboard.press('Tab')
    await expect(row(place).getByRole('link')).toBeFocused()
    await expect(row(place)).toBeInViewport()
  }
  await expect(row(6)).toHaveAttribute('aria-posinset', '7')
})
