import { formatMoney } from '#i18n/formats.ts'
import { spanOfRange } from '#ui/records/span.ts'
import { fillRecords, loadRows, rowsOf } from '../support/long-lists-journey.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { dateBefore, expectSums, rows, sum } from './record-page.ts'
import { shown } from './wallets-journey.ts'
import { withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

test('the record filters by status, and its sums are those of the gateway', async ({ page, readWorld, open }) => {
  await open('/m/withdrawReport', { scenario: 'active-member', language: 'EN' })
  const all = (await withdrawalsOf(readWorld)).map((row) => ({ ...row, amount: row.amount / 100 }))
  const sums = page.getByLabel(t('records.sums'))
  const money = (amounts: { amount: number }[]) =>
    formatMoney(
      amounts.reduce((sum, { amount }) => sum + amount, 0),
      { symbol: '₩', position: 'F' },
      'EN',
    )
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(all.length)
  await expect(sums).toContainText(money(all))

  const refused = all.filter(({ status }) => status === 'refused')
  await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_refused') })
  await expect(rows).toHaveCount(refused.length)
  await expect(sums).toContainText(money(refused))
  await expect(page.getByText(t('withdraw.status_returned'), { exact: true })).toBeVisible()

  await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_pending') })
  await expect(page.getByText(t('records.none_filtered'))).toBeVisible()
  await page
    .getByRole('button', { name: t('records.clear') })
    .last()
    .click()
  await expect(rows).toHaveCount(all.length)
})

test('the record filters by period', async ({ page, open }) => {
  await open('/m/withdrawReport', { scenario: 'active-member', language: 'EN' })
  const rows = page.getByRole('main').getByRole('listitem')
  const sums = page.getByLabel(t('records.sums'))
  await expect(rows).toHaveCount(4)
  await expect(sums).toContainText('₩960,000.00')
  await page.getByRole('tab', { name: t('records.week') }).click()
  await expect(rows).toHaveCount(2)
  await expect(sums).toContainText('₩340,000.00')
  await expect(page).toHaveURL(/\?period=week$/)
  await page.getByRole('tab', { name: t('records.today') }).click()
  await expect(page.getByText(t('records.none_filtered'))).toBeVisible()
  await page
    .getByRole('button', { name: t('records.clear') })
    .last()
    .click()
  await expect(rows).toHaveCount(4)
})

test('the record of an own range has the withdrawals of exactly its days', async ({ page, readWorld, open }) => {
  await open('/m/withdrawReport', { scenario: 'active-member', language: 'EN' })
  const { startTime, endTime } = spanOfRange({ from: dateBefore(20), to: dateBefore(5) })
  const all = await withdrawalsOf(readWorld)
  const within = all.filter(({ at }) => startTime <= at && at < endTime)
  expect(within.length).toBeGreaterThan(0)
  expect(within.length).toBeLessThan(all.length)
  await page.getByRole('tab', { name: t('records.own') }).click()
  await page.getByLabel(t('records.from'), { exact: true }).fill(dateBefore(20))
  await page.getByLabel(t('records.to'), { exact: true }).fill(dateBefore(5))
  await expect(rows(page)).toHaveCount(within.length)
  await expectSums(page, { 'withdraw.total_amount': shown(sum(within.map(({ amount }) => amount))) })
  await page.reload()
  await expect(rows(page)).toHaveCount(within.length)
})

test('the record loads its further pages, and its sums are of all of them', async ({
  page,
  request,
  world,
  readWorld,
  arrange,
}) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await fillRecords(request, world, readWorld, 45)
  await visit(page, '/m/withdrawReport')
  const more = page.getByRole('button', { name: t('records.more') })
  const sums = page.getByLabel(t('records.sums'))
  // Besides the four of the past, 45 like the first refused one, of 500,000.
  await expect(sums).toContainText('₩23,460,000.00')
  await expect(rowsOf(page)).toHaveCount(20)
  await loadRows(page, 49)
  await expect(more).toHaveCount(0)
  await expect(sums).toContainText('₩23,460,000.00')
})

test('an empty record leads to the withdrawal', async ({ page, open }) => {
  await open('/m/withdrawReport', { scenario: 'new-member', language: 'EN' })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('menu.withdraw'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
})
