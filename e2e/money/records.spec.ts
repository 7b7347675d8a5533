import type { Page } from '@playwright/test'
import { inLanguage } from '#contract/localised.ts'
import { wallet } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { countedAs } from '#mock-server/world/transfers/counted-as.ts'
import { ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { type Span, spanOf, spanOfRange } from '#ui/records/span.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { type ReadWorld, snapshotOf } from '../support/world.ts'
import { dateBefore, expectSums, rows, select } from './record-page.ts'
import { transfer, walletsInLedger } from './wallets-journey.ts'

const { t } = textsOf('EN')
const member = 'm-0001'

const digits = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const money = (minor: number) => `₩${digits.format(minor / 100)}`
const signed = (minor: number) => `${minor < 0 ? '-' : minor > 0 ? '+' : ''}${money(Math.abs(minor))}`
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Selects a range that has all of the seeded past. */
const everything = () => `period=own&from=${dateBefore(80)}&to=${dateBefore(0)}`

/** Returns the member's rounds, newest first, with their vendors and categories. */
async function roundsOf(readWorld: ReadWorld) {
  const { rounds } = (await snapshotOf(readWorld)).tables
  return rounds
    .filter(({ memberId }) => memberId === member)
    .map((round) => ({ ...round, game: catalogue.game(round.nodeId) }))
    .toSorted((one, other) => other.at - one.at)
}

/** Returns the changes of the member's wallets, and their reasons. */
async function changesOf(readWorld: ReadWorld) {
  const { movements } = (await snapshotOf(readWorld)).tables
  return movements.flatMap(({ from, to, amount, reason, at }) =>
    [
      { account: from, change: -amount },
      { account: to, change: amount },
    ].flatMap(({ account, change }) =>
      ownerOf(account) === member && walletOf(account) !== undefined ? [{ change, reason, at }] : [],
    ),
  )
}

test('the betting record filters by category, vendor and state, and its sums are those of the rounds', async ({
  page,
  readWorld,
  open,
}) => {
  await open(`/m/gameRecord?${everything()}`, { scenario: 'active-member', language: 'EN' })
  const rounds = await roundsOf(readWorld)
  const settled = rounds.filter(({ settledAt }) => settledAt !== null)

  async function expectRounds(found: typeof rounds) {
    const [bet, win] = [sum(found.map((round) => round.bet)), sum(found.map((round) => round.win))]
    await expectSums(page, {
      'records.total_bet': money(bet),
      'records.total_win': money(win),
      'records.net': signed(win - bet),
    })
    await expect(rows(page)).toHaveCount(Math.min(found.length, 20))
  }

  await expectRounds(rounds)
  await select(page, 'records.category', t('category.FISH'))
  const fish = settled.filter(({ game }) => game?.gameType === 'FISH')
  await expectRounds(fish)

  await select(page, 'records.state', t('records.state_lost'))
  await expectRounds(fish.filter(({ win }) => win === 0))

  await test.step('a reload keeps the filter, and so does Back', async () => {
    await page.reload()
    await expectRounds(fish.filter(({ win }) => win === 0))
    await page.getByRole('button', { name: t('common.back') }).waitFor()
    await visit(page, '/m/member/home')
    await page.goBack()
    await expectRounds(fish.filter(({ win }) => win === 0))
  })

  await test.step('a vendor alone', async () => {
    await page.getByRole('button', { name: t('records.clear') }).click()
    const code = settled[0]?.game?.vassalage ?? ''
    await select(page, 'records.vendor', inLanguage(catalogue.vendor(code)?.name, 'EN') ?? code)
    await page.getByRole('tab', { name: t('records.own') }).click()
    await page.getByLabel(t('records.from')).fill(dateBefore(80))
    await expectRounds(settled.filter(({ game }) => game?.vassalage === code))
  })
})

test('an own range has exactly its days, and refuses what is no range', async ({ page, readWorld, open }) => {
  await open('/m/gameRecord', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('tab', { name: t('records.own') }).click()
  const from = page.getByLabel(t('records.from'), { exact: true })
  const to = page.getByLabel(t('records.to'), { exact: true })
  await expect(from).toHaveValue(dateBefore(29))
  await expect(to).toHaveValue(dateBefore(0))
  await from.fill(dateBefore(12))
  await to.fill(dateBefore(4))

  const start = Date.parse(`${dateBefore(12)}T00:00+09:00`)
  const end = Date.parse(`${dateBefore(3)}T00:00+09:00`)
  const within = (await roundsOf(readWorld)).filter(({ at }) => start <= at && at < end)
  expect(within.length).toBeGreaterThan(0)
  await expectSums(page, { 'records.total_bet': money(sum(within.map(({ bet }) => bet))) })
  await expect(page).toHaveURL(new RegExp(`period=own&from=${dateBefore(12)}&to=${dateBefore(4)}$`))

  for (const [date, problem] of [
    [dateBefore(3), t('records.range_order')],
    [dateBefore(120), t('records.range_long', { days: '93' })],
    ['', t('records.range_missing')],
  ] as const) {
    await from.fill(date)
    await expect(from).toHaveAccessibleDescription(problem)
  }
  await expect(page).toHaveURL(new RegExp(`from=${dateBefore(12)}&to=${dateBefore(4)}$`))
  await expectAccessible(page)
})

test('the account record filters by kind, and its sums are those of the ledger', async ({ page, readWorld, open }) => {
  await open(`/m/transaction/record?${everything()}`, { scenario: 'active-member', language: 'EN' })
  const start = Date.parse(`${dateBefore(80)}T00:00+09:00`)
  const changes = (await changesOf(readWorld)).filter(({ at }) => at >= start)

  async function expectChanges(found: typeof changes) {
    const all = found.map(({ change }) => change)
    await expectSums(page, {
      'records.total_in': money(sum(all.filter((change) => change > 0))),
      'records.total_out': money(Math.abs(sum(all.filter((change) => change < 0)))),
      'records.change': signed(sum(all)),
    })
  }

  await expectChanges(changes)
  for (const [kind, name] of [
    ['win', 'Win'],
    ['deposit', 'Deposit'],
    ['withdraw', 'Withdrawal'],
  ]) {
    await select(page, 'records.kind', name ?? '')
    await expectChanges(changes.filter(({ reason }) => reason === kind))
  }
})

test('the account record filters by wallet', async ({ page, readWorld, open, expectToast }) => {
  await open('/m/transfer', { scenario: 'active-member', language: 'EN' })
  await transfer(page, 'game', 'Oddline', '30000')
  await expectToast(t('wallet.moved_game', { amount: '₩30,000.00', wallet: 'Oddline' }))
  await transfer(page, 'main', 'Oddline', '12000.50')
  await expectToast(t('wallet.moved_main', { amount: '₩12,000.50' }))
  expect((await walletsInLedger(readWorld, 'haedal_92')).OD).toBe(1_799_950)
  await visit(page, '/m/transaction/record')
  await select(page, 'records.wallet', 'Oddline')
  await expectSums(page, {
    'records.total_in': money(3_000_000),
    'records.total_out': money(1_200_050),
    'records.change': signed(1_799_950),
  })
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await select(page, 'records.wallet', 'Card Den')
  await expect(page.getByText(t('records.none_filtered'), { exact: true })).toBeVisible()
})

test('the deposit record filters by time, status and method, with the sums of the deposits', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/vouReport', { scenario: 'active-member', language: 'EN' })
  const deposits = (await snapshotOf(readWorld)).tables.deposits.filter(({ memberId }) => memberId === member)

  async function expectDeposits(found: typeof deposits) {
    const credited = found.filter(({ status }) => status === 'credited')
    await expectSums(page, {
      'deposit.total_requested': money(sum(found.map(({ amount }) => amount))),
      'deposit.total_credited': money(sum(credited.map(({ amount }) => amount))),
    })
    await expect(rows(page)).toHaveCount(found.length)
  }

  await expectDeposits(deposits)
  await test.step('by time', async () => {
    const within = ({ startTime, endTime }: Span) => deposits.filter(({ at }) => startTime <= at && at < endTime)
    const week = within(spanOf('week', Date.now()))
    expect(week.length).toBeGreaterThan(0)
    expect(week.length).toBeLessThan(deposits.length)
    await page.getByRole('tab', { name: t('records.week') }).click()
    await expectDeposits(week)
    const own = within(spanOfRange({ from: dateBefore(20), to: dateBefore(5) }))
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(deposits.length)
    await page.getByRole('tab', { name: t('records.own') }).click()
    await page.getByLabel(t('records.from'), { exact: true }).fill(dateBefore(20))
    await page.getByLabel(t('records.to'), { exact: true }).fill(dateBefore(5))
    await expectDeposits(own)
    await page.getByRole('tab', { name: t('records.month') }).click()
  })

  await select(page, 'deposit.record_status', t('deposit.status_credited'))
  await expectDeposits(deposits.filter(({ status }) => status === 'credited'))
  await select(page, 'deposit.record_method', t('deposit.method_GATEWAY'))
  await expectDeposits(deposits.filter(({ status, method }) => status === 'credited' && method === 'GATEWAY'))

  await test.step('a filter without a result can be cleared in its place', async () => {
    await select(page, 'deposit.record_status', t('deposit.status_expired'))
    await expect(page.getByText(t('records.none_filtered'), { exact: true })).toBeVisible()
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('records.clear') })
      .click()
    await expectDeposits(deposits)
  })
})

test('a record without a row leads to where the first one comes from', async ({ page, open }) => {
  await open('/m/vouReport', { scenario: 'new-member', language: 'EN' })
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: t('menu.deposit') })
    .click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  for (const path of ['/m/gameRecord', '/m/profitandloss']) {
    await visit(page, path)
    await expect(page.getByRole('region', { name: t('records.sums') })).toBeVisible()
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: t('menu.games') })
      .click()
    await expect(page).toHaveURL(/\/m\/gameCenter$/)
  }
})

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

test('profit and loss shows the ledger’s sums, by day, week, category and vendor', async ({
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

  await test.step('the chart has a table with the same days', async () => {
    await expect(page.getByRole('img', { name: new RegExp(t('records.chart_day')) })).toBeVisible()
    await page.getByText(t('records.show_table')).click()
    await expectRowsOf(page, t('records.chart_day'), total('bet'))
  })

  await test.step('weeks have the same sum, and a reload shows them again', async () => {
    await page.getByRole('tab', { name: t('records.by_week') }).click()
    await page.reload()
    await expect(page.getByRole('img', { name: new RegExp(t('records.chart_week')) })).toBeVisible()
    await page.getByText(t('records.show_table')).click()
    await expectRowsOf(page, t('records.chart_week'), total('bet'))
  })

  await test.step('categories and vendors add up to all bets', async () => {
    await expectRowsOf(page, t('records.breakdown'), total('bet'))
    await page.getByRole('tab', { name: t('records.by_vendor') }).click()
    await expect(page.getByRole('table', { name: t('records.breakdown') })).toContainText('Pixel Garden')
    await expectRowsOf(page, t('records.breakdown'), total('bet'))
  })
  await expectAccessible(page)
})

/** Checks that the bets of a table add up, in minor units. */
async function expectRowsOf(page: Page, name: string, bets: number) {
  const table = page.getByRole('table', { name })
  await expect(table).toBeVisible()
  const texts = await table.getByRole('row').locator('td:nth-of-type(2)').allTextContents()
  expect(sum(texts.map((text) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)))).toBe(bets)
}

for (const path of ['/m/gameRecord', '/m/transaction/record', '/m/vouReport', '/m/profitandloss']) {
  test(`${path} keeps its place from the skeleton to the rows`, async ({ page, open }) => {
    await open(path, { scenario: 'active-member', language: 'EN' })
    await expect(page.getByRole('region', { name: t('records.sums') })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}

test('a merchant without the report has no entry and no screen for it', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', merchant: 'VELVET', language: 'EN' })
  await expect(page.getByRole('link', { name: t('route.game_record') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('route.profit_and_loss') })).toHaveCount(0)
  await visit(page, '/m/profitandloss')
  await expect(page).not.toHaveURL(/profitandloss/)
})

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
