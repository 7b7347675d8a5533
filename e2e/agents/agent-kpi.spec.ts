import { agent } from '#contract/agent.ts'
import type { Contract } from '#contract/agent-contracts.ts'
import { type Span, spanOf } from '#ui/records/span.ts'
import { expectSums } from '../money/record-page.ts'
import { shown } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { paidTo, type ReadWorld, snapshotOf, sumOf } from '../support/world.ts'

const { t } = textsOf('EN')
const money = (amount: number) => new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(amount))

test('KPI A and B show the gateway’s figures of the chosen period', async ({ page, open }) => {
  const answerOf = (path: string) => page.waitForResponse((response) => response.url().includes(path))
  const main = page.getByRole('main')
  const sums = main.getByRole('region', { name: t('records.sums') })

  const opened = answerOf(agent.teamKpiA.path)
  await open('/m/member/agent/kpi', { scenario: 'agent', language: 'EN', theme: 'light' })
  const a = agent.teamKpiA.response.parse((await (await opened).json()).value)
  expect(a.sums.deposits).toBeGreaterThan(0)
  await expect(sums).toContainText(`${t('agent.deposits')}₩${money(a.sums.deposits)}`)
  await expect(sums).toContainText(`${t('agent.members')}${a.sums.members}`)
  await expectAccessible(page)

  const second = answerOf(agent.teamKpiB.path)
  await main.getByRole('tab', { name: t('agent.kpi_b') }).click()
  const b = agent.teamKpiB.response.parse((await (await second).json()).value)
  expect(b.sums.commission).toBeGreaterThan(0)
  await expect(sums).toContainText(`${t('agent.commission')}₩${money(b.sums.commission)}`)
  const row = main.getByRole('listitem').filter({ hasText: 'agent_han' })
  await row.getByText('agent_han').click()
  const han = b.content.find(({ account }) => account === 'agent_han')
  await expect(row).toContainText(`${t('agent.turnover')}₩${money(han?.turnover ?? 0)}`)
  await expectAccessible(page)

  const week = answerOf(agent.teamKpiB.path)
  await main.getByRole('tab', { name: t('records.week') }).click()
  const less = agent.teamKpiB.response.parse((await (await week).json()).value)
  expect(less.sums.turnover).toBeLessThan(b.sums.turnover)
  await expect(sums).toContainText(`${t('agent.turnover')}₩${money(less.sums.turnover)}`)
  await page.reload()
  await expect(main.getByRole('tab', { name: t('agent.kpi_b'), selected: true })).toBeVisible()
})

test('an agent walks the results down the tree and up again, with the same period and report', async ({
  page,
  open,
}) => {
  await open('/m/member/agent/kpi?of=b&period=week', { scenario: 'agent', language: 'EN', theme: 'dark' })
  const main = page.getByRole('main')
  const path = page.getByRole('navigation', { name: t('agent.path') })
  await expect(path).toHaveCount(0)
  for (const account of ['agent_han', 'agent_yoo']) {
    const row = main.getByRole('listitem').filter({ hasText: account })
    await row.getByText(account).click()
    const answered = page.waitForResponse((response) => response.url().includes(`account=${account}`))
    await row.getByRole('link', { name: t('agent.to_team') }).click()
    await answered
  }
  await expect(path.getByRole('listitem')).toHaveText([t('agent.me'), '한소라', '유재민'])
  await expect(main.getByText('agent_ma')).toBeVisible()
  await expect(main.getByRole('tab', { name: t('agent.kpi_b'), selected: true })).toBeVisible()
  await expect(main.getByRole('tab', { name: t('records.week'), selected: true })).toBeVisible()
  await expectAccessible(page)
  await path.getByRole('link', { name: '한소라' }).click()
  await expect(path.getByRole('listitem')).toHaveText([t('agent.me'), '한소라'])
  await page.goBack()
  await expect(path.getByRole('listitem')).toHaveCount(3)
  await path.getByRole('link', { name: t('agent.me') }).click()
  await expect(path).toHaveCount(0)
  await expect(main.getByText('agent_han')).toBeVisible()
})

test('a member’s card has the figures of the whole team, and leads to its results', async ({ page, open }) => {
  const answered = page.waitForResponse((response) => response.url().includes(agent.teamKpiA.path))
  await open('/m/member/agent/team?account=agent_han', { scenario: 'agent', language: 'EN', theme: 'light' })
  const { sums } = agent.teamKpiA.response.parse((await (await answered).json()).value)
  const team = page.getByRole('region', { name: t('agent.team_figures') })
  await expect(team).toContainText(`${t('agent.deposits')}₩${money(sums.deposits)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('agent.to_results') }).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/kpi\?account=agent_han$/)
  await expect(page.getByRole('region', { name: t('records.sums') })).toContainText(
    `${t('agent.deposits')}₩${money(sums.deposits)}`,
  )
})

/** Returns what the ledger paid an agent for contracts of a kind in a span. */
async function paidFor(readWorld: ReadWorld, account: string, kind: Contract['kind'], { startTime, endTime }: Span) {
  const { contractPayouts } = (await snapshotOf(readWorld)).tables
  const payouts = new Set(contractPayouts.filter((payout) => payout.kind === kind).map(({ id }) => id))
  const paid = await paidTo(readWorld, account, 'salary', 'dividend')
  return paid.filter(({ reference, at }) => payouts.has(reference) && startTime <= at && at < endTime)
}

test('an agent finds commission, salaries and dividends by period, with the ledger’s sums', async ({
  page,
  readWorld,
  open,
}) => {
  const main = page.getByRole('main')
  const sums = main.getByRole('region', { name: t('records.sums') })
  const answerOf = (path: string) => page.waitForResponse((response) => response.url().includes(path))
  // Those of today's figures and of the chart, which must not count as the next one.
  let reports = 0
  const ofHome = page.waitForResponse((response) => response.url().includes(agent.teamKpiB.path) && ++reports === 2)
  await open('/m/member/agent/home', { scenario: 'agent-contracts', language: 'EN', theme: 'light' })
  await expect(main.getByRole('region', { name: t('agent.today'), exact: true })).toBeVisible()
  await ofHome
  const opened = answerOf(agent.teamKpiB.path)
  await main.getByRole('link', { name: t('agent.earnings') }).click()
  const b = agent.teamKpiB.response.parse((await (await opened).json()).value)
  await expect(sums).toContainText(`${t('agent.commission')}₩${money(b.sums.commission)}`)
  await expect(main.locator('li')).toHaveCount(b.days.length)
  await expectAccessible(page)

  async function expectPaid(kind: Contract['kind'], period: 'month' | 'week') {
    const paid = await paidFor(readWorld, 'agent_seo', kind, spanOf(period, Date.now()))
    // A team that wins every week brings no dividend.
    if (kind !== 'dividend') expect(paid.length).toBeGreaterThan(0)
    await expectSums(page, { 'agent.paid_sum': shown(sumOf(paid)) })
    // A period below the first tier pays nothing.
    const rows = main.getByRole('listitem').filter({ hasNotText: '₩0.00' })
    const latest = paid.at(-1)
    if (latest) await expect(rows.first()).toContainText(shown(latest.amount))
    else await expect(rows).toHaveCount(0)
  }
  for (const kind of ['salary', 'hours', 'dividend'] as const) {
    await main.getByRole('tab', { name: t(`agent.earn_${kind}`), exact: true }).click()
    await expectPaid(kind, 'month')
    await expectAccessible(page)
  }
  await main.getByRole('tab', { name: t('agent.earn_salary'), exact: true }).click()
  await main.getByRole('tab', { name: t('records.week') }).click()
  await expectPaid('salary', 'week')
})
