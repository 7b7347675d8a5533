import { expect, expectAccessible, test } from './test.ts'
import { textsOf } from './texts.ts'
import { visit } from './visit.ts'
import { ledgerBalance, setEvening } from './world.ts'

const { t } = textsOf('EN')

test('an agent accepts a daily salary, and midnight pays it', async ({ page, request, world, readWorld, arrange }) => {
  await arrange({ scenario: 'agent', language: 'EN', theme: 'light' })
  await setEvening(request, world)
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

  await test.step('at midnight the salary is in the wallet', async () => {
    const before = await ledgerBalance(readWorld, 'agent_seo')
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1d' } })
    expect(await ledgerBalance(readWorld, 'agent_seo')).toBeGreaterThan(before)
  })
})

test('a declined offer is removed, from the menu too', async ({ page, open }) => {
  await open('/m/member/agent/getHourContract', { scenario: 'agent', language: 'EN', theme: 'dark' })
  await page.getByRole('button', { name: t('agent.decline') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('agent.decline') })
    .click()
  await expect(page.getByText(t('agent.none'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('bottom.member') }).click()
  await expect(page.getByRole('link', { name: t('agent.kind_dividend') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('agent.kind_hours') })).toBeHidden()
})
