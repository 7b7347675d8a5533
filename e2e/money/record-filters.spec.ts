import { inLanguage } from '#contract/localised.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { type Span, spanOf, spanOfRange } from '#ui/records/span.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { type ReadWorld, snapshotOf } from '../support/world.ts'
import { dateBefore, everything, expectSums, rows, select, signed, sum } from './record-page.ts'
import { shown as money, transfer, walletsInLedger } from './wallets-journey.ts'

const { t } = textsOf('EN')
const member = 'm-0001'

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

test('an own range has exactly its days, and an invalid range is refused', async ({ page, readWorld, open }) => {
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
