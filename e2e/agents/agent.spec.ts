import { expectSums } from '../money/record-page.ts'
import { expectWallets, shown, walletsInLedger } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { paidTo, sumOf } from '../support/world.ts'
import { setEvening } from '../support/world-clock.ts'

const { t } = textsOf('EN')
const agent = 'agent_seo'

test('an agent accepts a daily salary, and midnight pays it', async ({ page, readWorld, arrange, clock }) => {
  await arrange({ scenario: 'agent', language: 'EN', theme: 'light' })
  await setEvening(clock)
  await visit(page, '/m/member/home')

  await test.step('the member centre shows the offer', async () => {
    const row = page.getByRole('link', { name: t('agent.kind_salary') })
    await expect(row).toContainText(t('agent.waiting'))
    await row.click()
    await expect(page.getByRole('heading', { name: t('agent.waiting') })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a dialog asks for confirmation before the acceptance', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('agent.accept') })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.cancel') })
      .click()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('agent.accept') })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('agent.accept') })
      .click()
    await expect(page.getByRole('heading', { name: t('agent.in_force') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('agent.accept') })).toBeHidden()
  })

  await test.step('at midnight the salary is in the wallet, and every screen shows the ledger’s amount', async () => {
    const { MAIN: before = 0 } = await walletsInLedger(readWorld, agent)
    await clock.advance('1h')
    const paid = await paidTo(readWorld, agent, 'salary')
    expect(paid).toHaveLength(1)
    const salary = sumOf(paid)
    expect(salary).toBeGreaterThan(0)
    expect((await walletsInLedger(readWorld, agent)).MAIN).toBe(before + salary)
    await visit(page, '/m/member/agent/earnings?of=salary')
    await expectSums(page, { 'agent.paid_times': '1', 'agent.paid_sum': shown(salary) })
    await visit(page, '/m/transaction/record?kind=salary')
    await expectSums(page, { 'records.total_in': shown(salary), 'records.change': `+${shown(salary)}` })
    await visit(page, '/m/transfer')
    await expectWallets(page, readWorld, agent)
  })
})

test('a declined offer is removed, and the menu marks it no longer', async ({ page, open }) => {
  await open('/m/member/agent/getHourContract', { scenario: 'agent', language: 'EN', theme: 'dark' })
  await page.getByRole('button', { name: t('agent.decline') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('agent.decline') })
    .click()
  await expect(page.getByText(t('agent.none'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('bottom.member') }).click()
  await expect(page.getByRole('link', { name: t('agent.kind_dividend') })).toContainText(t('agent.waiting'))
  await expect(page.getByRole('link', { name: t('agent.kind_hours') })).not.toContainText(t('agent.waiting'))
})

test('an agent asks for a contract, answers the offer, and reads the history', async ({
  page,
  open,
  expectToast,
  clock,
}) => {
  const main = page.getByRole('main')
  const history = main.getByRole('region', { name: t('agent.history') })
  const answer = async (name: 'agent.accept' | 'agent.decline') => {
    await main.getByRole('button', { name: t(name) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(name) })
      .click()
  }
  await open('/m/member/agent/getSalaryContract', { scenario: 'agent', language: 'EN', theme: 'light' })
  await answer('agent.decline')
  await expect(main.getByText(t('agent.none'))).toBeVisible()
  await expect(history.getByText(t('agent.status_declined'), { exact: true })).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('button', { name: t('agent.ask') }).click()
  await expectToast(t('agent.asked_done'))
  await expect(main.getByRole('heading', { name: t('agent.asked_for') })).toBeVisible()
  await expect(main.getByRole('button', { name: t('agent.ask') })).toHaveCount(0)
  await clock.advance('3m')
  await expect(main.getByRole('heading', { name: t('agent.waiting') })).toBeVisible()
  await answer('agent.accept')
  await expect(main.getByRole('heading', { name: t('agent.in_force') })).toBeVisible()

  await main.getByRole('button', { name: t('agent.ask_again') }).click()
  await expectToast(t('agent.asked_done'))
  await clock.advance('3m')
  await expect(main.getByText(t('agent.replaces'))).toBeVisible()
  await answer('agent.accept')
  await expect(history.locator('summary')).toHaveCount(3)
  await history.getByText(t('agent.status_replaced'), { exact: true }).click()
  for (const event of ['agent.event_asked', 'agent.event_accepted', 'agent.event_replaced'] as const)
    await expect(history.locator('details[open]').getByText(t(event))).toBeVisible()
  await expectAccessible(page)
})
