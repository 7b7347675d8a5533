import { wallet } from '#contract/wallet.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { everything, rows } from './record-page.ts'

const { t } = textsOf('EN')

test('a record without a row leads to where the first one comes from', async ({ page, arrange }) => {
  await arrange({ scenario: 'new-member', language: 'EN' })
  for (const [path, action, source] of [
    ['/m/vouReport', 'menu.deposit', '/m/voucherCenter'],
    ['/m/transaction/record', 'menu.deposit', '/m/voucherCenter'],
    ['/m/gameRecord', 'menu.games', '/m/gameCenter'],
    ['/m/profitandloss', 'menu.games', '/m/gameCenter'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('region', { name: t('records.sums') })).toBeVisible()
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: t(action) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${source}$`))
  }
})

for (const path of ['/m/vouReport', '/m/withdrawReport']) {
  test(`the empty record at ${path} offers a trial the registration alone`, async ({ page, open }) => {
    await open(path, { scenario: 'trial', language: 'EN' })
    const record = page.getByRole('tabpanel')
    await expect(record.getByText(t('records.none'), { exact: true })).toBeVisible()
    await expect(record.getByText(t('member.real_only'), { exact: true })).toBeVisible()
    await expect(record.getByRole('link')).toHaveText([t('member.trial_register')])
    await record.getByRole('link').click()
    await expect(page).toHaveURL(/\/m\/register$/)
  })
}

test('a next page that fails says so, keeps the rows, and comes on the next press', async ({
  page,
  open,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals()
  await open(`/m/gameRecord?${everything()}`, { scenario: 'active-member', language: 'EN' })
  await expect(rows(page)).toHaveCount(20)
  await request.post('/__gateway/faults', { data: { world, fault: { endpoint: wallet.gameRecords.id, status: 503 } } })
  const more = page.getByRole('button', { name: t('records.more') })
  await more.click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await request.delete('/__gateway/faults', { params: { world } })
  for (const count of [40, 60, 80, 90]) {
    await more.click()
    // A long list mounts the rows near the window, and its last one.
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', `${count}`)
  }
  await expect(more).toBeHidden()
})

for (const path of ['/m/gameRecord', '/m/transaction/record', '/m/vouReport', '/m/profitandloss']) {
  test(`${path} keeps its place from the skeleton to the rows`, async ({ page, open }) => {
    await open(path, { scenario: 'active-member', language: 'EN' })
    await expect(page.getByRole('region', { name: t('records.sums') })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}

test('the member centre lists every record', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  for (const title of [
    'route.game_record',
    'route.account_record',
    'route.profit_and_loss',
    'route.deposit_record',
  ] as const) {
    await page.getByRole('link', { name: t(title) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
    await page.goBack()
  }
})

test('a movement leads to its order, and Back returns to it', async ({ page, open }) => {
  await open('/m/transaction/record?kind=deposit', { scenario: 'active-member', language: 'EN' })
  const order = page.getByRole('main').getByRole('listitem').getByRole('link').nth(1)
  await order.click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?deposit=/)
  await page.goBack()
  await expect(page).toHaveURL(/\?kind=deposit$/)
  await expect(order).toBeFocused()
  await expectAccessible(page)
  await visit(page, '/m/transaction/record?kind=withdraw')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/)
})
