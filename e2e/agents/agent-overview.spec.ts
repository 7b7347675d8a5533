import type { Page, Response } from '@playwright/test'
import { agent } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { day } from '#contract/time-units.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { memberIn, snapshotOf } from '../support/world.ts'
import { setEvening } from '../support/world-clock.ts'

const { t } = textsOf('EN')
const money = (amount: number) =>
  `${amount < 0 ? '-' : ''}₩${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(amount))}`

const daysOf = (response: Response) => {
  const { searchParams } = new URL(response.url())
  return Math.round((Number(searchParams.get('endTime')) - Number(searchParams.get('startTime'))) / day)
}

/** Resolves to the response of a call about a number of days. */
const answerOf = (page: Page, path: string, days?: number) =>
  page.waitForResponse((response) => response.url().includes(path) && (days === undefined || daysOf(response) === days))

const read = async (response: Promise<Response>) => (await (await response).json()).value

test.describe('the overview of an evening', () => {
  test.beforeEach(async ({ arrange, clock }) => {
    await arrange({ scenario: 'agent-contracts', language: 'EN', theme: 'light' })
    await setEvening(clock)
  })

  test('today’s commission, salary and team are those of the gateway', async ({ page }) => {
    const answers = [
      answerOf(page, agent.teamKpiA.path, 1),
      answerOf(page, agent.teamKpiB.path, 1),
      answerOf(page, agentContracts.currentDailySalary.path),
    ] as const
    await visit(page, '/m/member/agent/home')
    const { sums: people } = agent.teamKpiA.response.parse(await read(answers[0]))
    const { sums: play } = agent.teamKpiB.response.parse(await read(answers[1]))
    const { earnings } = agentContracts.currentDailySalary.response.parse(await read(answers[2]))
    expect(play.commission).toBeGreaterThan(0)
    expect(earnings?.amount).toBeGreaterThan(0)
    const today = page.getByRole('region', { name: t('agent.today'), exact: true })
    for (const figure of [
      `${t('agent.commission')}${money(play.commission)}`,
      `${t('agent.salary')}${money(earnings?.amount ?? 0)}`,
      `${t('agent.members')}${people.members}`,
      `${t('agent.newMembers')}${people.newMembers}`,
      `${t('agent.activeMembers')}${people.activeMembers}`,
      `${t('agent.deposits')}${money(people.deposits)}`,
      `${t('agent.turnover')}${money(play.turnover)}`,
    ])
      await expect(today).toContainText(figure)
    await expectAccessible(page)
  })

  test('the salary shows what it is made of, and what the next tier still needs', async ({ page }) => {
    const answered = answerOf(page, agentContracts.currentDailySalary.path)
    await visit(page, '/m/member/agent/home')
    const { contract, earnings, next } = agentContracts.currentDailySalary.response.parse(await read(answered))
    if (!contract || !earnings || !next) throw new Error('The scenario has no salary contract with a tier to reach.')
    expect(earnings.gross).toBeGreaterThan(0)
    expect(earnings.below).toBeGreaterThan(0)
    const salary = page.getByRole('region', { name: t('agent.salary_made') })
    for (const part of [
      `${t('agent.basis_TURNOVER')}${money(earnings.base)}`,
      `${t('agent.salary_at', { rate: `${earnings.rate}%` })}${money(earnings.gross)}`,
      `${t('agent.salary_below')}${money(earnings.below)}`,
      `${t('agent.salary')}${money(earnings.amount)}`,
      t('agent.next_tier', { rate: `${next.rate}%`, missing: money(next.from - earnings.base) }),
    ])
      await expect(salary).toContainText(part)
    await expectAccessible(page)
  })

  test('the chart has the team’s last fourteen days', async ({ page }) => {
    const answered = answerOf(page, agent.teamKpiB.path, 14)
    await visit(page, '/m/member/agent/home')
    const { days } = agent.teamKpiB.response.parse(await read(answered))
    expect(days.length).toBeGreaterThan(7)
    await expect(page.getByRole('img', { name: new RegExp(t('agent.days')) })).toBeVisible()
    await page.getByText(t('records.show_table')).click()
    const rows = page.getByRole('table', { name: t('agent.days') }).locator('tbody tr')
    await expect(rows).toHaveCount(days.length)
    for (const [at, { turnover, profit }] of days.toReversed().entries()) {
      await expect(rows.nth(at)).toContainText(money(turnover))
      await expect(rows.nth(at)).toContainText(money(Math.abs(profit)))
    }
  })
})

for (const [kind, path, terms] of [
  ['dividend', 'getDevidendContract', ['agent.basis_LOSS', 'agent.period_MONTH']],
  ['hours', 'getHourContract', ['agent.basis_TURNOVER', 'agent.period_HOUR']],
] as const) {
  test(`an agent asks for a contract of ${kind}, and accepts the offer`, async ({
    page,
    readWorld,
    open,
    expectToast,
    clock,
  }) => {
    const main = page.getByRole('main')
    const answer = async (name: 'agent.accept' | 'agent.decline') => {
      await main.getByRole('button', { name: t(name) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t(name) })
        .click()
    }
    const inForce = async () => {
      const id = (await memberIn(readWorld, 'agent_seo'))?.id
      const { contracts } = (await snapshotOf(readWorld)).tables
      return contracts.filter((one) => one.memberId === id && one.kind === kind && one.status === 'accepted')
    }
    await open(`/m/member/agent/${path}`, { scenario: 'agent', language: 'EN', theme: 'dark' })
    await answer('agent.decline')
    await main.getByRole('button', { name: t('agent.ask') }).click()
    await expectToast(t('agent.asked_done'))
    await expect(main.getByRole('heading', { name: t('agent.asked_for') })).toBeVisible()
    expect(await inForce()).toHaveLength(0)

    await clock.advance('3m')
    await expect(main.getByRole('heading', { name: t('agent.waiting') })).toBeVisible()
    await answer('agent.accept')
    const contract = main.getByRole('article', { name: t('agent.in_force') })
    for (const term of terms) await expect(contract).toContainText(t(term))
    await expectAccessible(page)
    expect(await inForce()).toHaveLength(1)
  })
}

test('a daily salary is on the overview as soon as the agent has accepted it', async ({ page, open }) => {
  await open('/m/member/agent/home', { scenario: 'agent', language: 'EN' })
  const main = page.getByRole('main')
  await expect(main.getByText(t('agent.salary_none'))).toBeVisible()
  await main
    .getByRole('region', { name: t('agent.salary_made') })
    .getByRole('link')
    .click()
  await main.getByRole('button', { name: t('agent.accept') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('agent.accept') })
    .click()
  await expect(main.getByRole('article', { name: t('agent.in_force') })).toBeVisible()
  await page.goBack()
  await expect(main.getByText(t('agent.basis_TURNOVER'))).toBeVisible()
  await expect(main.getByText(t('agent.salary_none'))).toBeHidden()
})

test('without agent contracts, a contract’s page leads back to the agent centre', async ({ page, open }) => {
  await open('/m/member/agent/getSalaryContract', { scenario: 'agent-policy-off', language: 'EN' })
  const main = page.getByRole('main')
  await expect(main.getByText(t('agent.not_offered'), { exact: true })).toBeVisible()
  await main.getByRole('link', { name: t('agent.center') }).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/home$/)
})
