import type { Page } from '@playwright/test'
import { countedAs } from '#mock-server/world/transfers/counted-as.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'
import { dateBefore, expectSums, signed, sum } from './record-page.ts'
import { shown as money } from './wallets-journey.ts'

const { t } = textsOf('EN')
const member = 'm-0001'

/** Checks that the net results, stakes and wins of a table add up, in minor units. */
async function expectRowsOf(page: Page, name: string, sums: { net: number; bet: number; win: number }) {
  const table = page.getByRole('table', { name })
  await expect(table).toBeVisible()
  const columnSum = async (place: number) => {
    const texts = await table.getByRole('row').locator(`td:nth-of-type(${place})`).allTextContents()
    return sum(texts.map((text) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)))
  }
  expect({ net: await columnSum(1), bet: await columnSum(2), win: await columnSum(3) }).toEqual(sums)
}

test('profit and loss shows the ledger’s sums, by day, week, category and vendor', { tag: '@demo' }, async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  await page.getByRole('dialog').getByText(t('route.member'), { exact: true }).click()
  await page.getByRole('link', { name: t('route.profit_and_loss') }).click()
  await page.getByRole('tab', { name: t('records.own') }).click()
  await page.getByLabel(t('records.from')).fill(dateBefore(80))

  const { movements } = (await snapshotOf(readWorld)).tables
  const counted = movements.flatMap((movement) =>
    [movement.from, movement.to].some((account) => ownerOf(account) === member) ? (countedAs(movement) ?? []) : [],
  )
  const total = (column: 'bet' | 'win' | 'bonus' | 'rebate' | 'deposit' | 'withdrawal') =>
    sum(counted.map((columns) => columns[column] ?? 0))
  await expectSums(page, {
    'records.stakes': money(total('bet')),
    'records.wins': money(total('win')),
    'records.bonus': money(total('bonus')),
    'records.rebate': money(total('rebate')),
    'records.deposit': money(total('deposit')),
    'records.withdrawal': money(total('withdrawal')),
    'records.net': signed(total('win') + total('bonus') + total('rebate') - total('bet')),
  })

  const [bet, win] = [total('bet'), total('win')]
  const games = { bet, win, net: win - bet }
  await test.step('the chart has a table with the same days', async () => {
    await expect(page.getByRole('img', { name: new RegExp(t('records.chart_day')) })).toBeVisible()
    await page.getByText(t('records.show_table')).click()
    await expectRowsOf(page, t('records.chart_day'), games)
  })

  await test.step('a loss differs from a gain without its colour', async () => {
    const chart = page.getByRole('img', { name: new RegExp(t('records.chart_day')) })
    await expect(chart.locator('[data-loss]').first()).toHaveCSS('background-image', /^repeating-linear-gradient/)
  })

  await test.step('weeks have the same sum, and a reload shows them again', async () => {
    await page.getByRole('tab', { name: t('records.by_week') }).click()
    await page.reload()
    await expect(page.getByRole('img', { name: new RegExp(t('records.chart_week')) })).toBeVisible()
    await page.getByText(t('records.show_table')).click()
    await expectRowsOf(page, t('records.chart_week'), games)
  })

  await test.step('categories and vendors add up to all stakes and wins', async () => {
    await expectRowsOf(page, t('records.breakdown'), games)
    await page.getByRole('tab', { name: t('records.by_vendor') }).click()
    await expect(page.getByRole('table', { name: t('records.breakdown') })).toContainText('Pixel Garden')
    await expectRowsOf(page, t('records.breakdown'), games)
  })
  await expectAccessible(page)
})

test('a merchant without the report has no entry and no screen for it', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', merchant: 'VELVET', language: 'EN' })
  await expect(page.getByRole('link', { name: t('route.game_record') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('route.profit_and_loss') })).toHaveCount(0)
  await visit(page, '/m/profitandloss')
  await expect(page).not.toHaveURL(/profitandloss/)
})
