import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { spanOf } from '#ui/records/span.ts'
import { expectSums } from '../money/record-page.ts'
import { expectWallets, shown } from '../money/wallets-journey.ts'
import { logIn } from '../support/session-forms.ts'
import { textsOf } from '../support/texts.ts'
import { watchToasts } from '../support/toasts.ts'
import { store, visit } from '../support/visit.ts'
import { memberIn, paidTo, type ReadWorld, snapshotOf, sumOf } from '../support/world.ts'
import { setEvening } from '../support/world-clock.ts'
import { clockIn, readWorldIn } from '../support/world-in.ts'

const { t } = textsOf('EN')
const agent = 'agent_seo'
const centre = '/m/member/agent'

/** Opens a scenario's world in English, and then turns the network off. */
async function openOffline(page: Page, context: BrowserContext, scenario: string): Promise<void> {
  await page.goto(`/m/home?scenario=${scenario}&merchant=HAEDAL`)
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })
}

test('an agent logs in at the agents’ desk and walks the team with the network off', async ({ page, context }) => {
  await openOffline(page, context, 'default')
  await visit(page, '/m/login?desk=agent')
  await logIn(page, 'desk_forty')
  await expect(page).toHaveURL(/\/m\/member\/agent\/home$/)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('agent.team') }).click()
  await main.getByRole('link', { name: /desk_fortyone/ }).click()
  await main.getByRole('link', { name: /agent_lim/ }).click()
  const path = page.getByRole('navigation', { name: t('agent.path') })
  await expect(path.getByRole('listitem')).toHaveText([t('agent.me'), 'Desk 41', '임에이전트'])
})

/** Returns what the agent and the whole team deposited and staked within the last month, in minor units. */
async function monthOfTeam(readWorld: ReadWorld) {
  const { tables } = await snapshotOf(readWorld)
  const uplines = new Map(tables.places.map(({ memberId, uplineId }) => [memberId, uplineId]))
  const root = tables.members.find(({ account }) => account === agent)?.id
  const isBelow = (id: string | null | undefined): boolean => id === root || (!!id && isBelow(uplines.get(id)))
  const { startTime, endTime } = spanOf('month', Date.now())
  const of = (wanted: string) =>
    sumOf(
      tables.movements.filter(
        ({ reason, at, from, to }) =>
          reason === wanted && startTime <= at && at < endTime && isBelow(ownerOf(from) ?? ownerOf(to)),
      ),
    )
  return { deposits: of('deposit'), turnover: of('bet') - of('betReturned') }
}

test('an agent reads the results, registers a member, sets its rates and moves it with the network off', async ({
  page,
  context,
}) => {
  const expectToast = await watchToasts(page)
  await openOffline(page, context, 'agent')
  const readWorld = readWorldIn(page)
  const main = page.getByRole('main')
  const placeOf = async (account: string) => {
    const id = (await memberIn(readWorld, account))?.id
    return (await snapshotOf(readWorld)).tables.places.findLast(({ memberId }) => memberId === id)
  }

  await test.step('the results of the month are the ledger’s sums', async () => {
    await visit(page, `${centre}/home`)
    await main.getByRole('link', { name: t('agent.kpi') }).click()
    await main.getByRole('tab', { name: t('records.month') }).click()
    const { deposits, turnover } = await monthOfTeam(readWorld)
    expect(deposits).toBeGreaterThan(0)
    expect(turnover).toBeGreaterThan(0)
    const sums = main.getByRole('region', { name: t('records.sums') })
    await expect(sums).toContainText(`${t('agent.deposits')}${shown(deposits)}`)
    await main.getByRole('tab', { name: t('agent.kpi_b') }).click()
    await expect(sums).toContainText(`${t('agent.turnover')}${shown(turnover)}`)
  })

  await test.step('a member is registered, and the new card takes a rate', async () => {
    await visit(page, `${centre}/register`)
    await main.getByRole('radio', { name: t('agent.type_member') }).check()
    const typed = {
      username: 'mirae_26',
      password: memberPassword,
      confirmPassword: memberPassword,
      nickname: 'Mirae',
      payeeName: '한미래',
    }
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
    await page
      .locator('form')
      .getByRole('button', { name: t('agent.register') })
      .click()
    await expectToast(t('agent.registered_done'))
    await expect(main.getByRole('heading', { name: 'Mirae' })).toBeVisible()
    await main.getByRole('button', { name: t('agent.change') }).click()
    await main.getByRole('textbox', { name: t('category.RNG') }).fill('0.35')
    await main.getByRole('button', { name: t('agent.save') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(main.getByRole('region', { name: t('agent.rebates') })).toContainText('0.35%')
    expect((await placeOf('mirae_26'))?.rates.RNG).toBe(35)
  })

  await test.step('the member moves below another agent', async () => {
    await main.getByRole('button', { name: t('agent.move') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('agent_han')
    await dialog.getByRole('button', { name: t('agent.move') }).click()
    await expectToast(t('agent.moved'))
    await expect(page.getByRole('navigation', { name: t('agent.path') })).toContainText('한소라')
    expect((await placeOf('mirae_26'))?.uplineId).toBe((await memberIn(readWorld, 'agent_han'))?.id)
  })
})

test('an agent accepts a salary contract in the evening, and midnight pays it with the network off', async ({
  page,
  context,
}) => {
  await openOffline(page, context, 'agent')
  const readWorld = readWorldIn(page)
  const main = page.getByRole('main')
  const clock = clockIn(page)
  await setEvening(clock)
  await visit(page, `${centre}/getSalaryContract`)
  await main.getByRole('button', { name: t('agent.accept') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('agent.accept') })
    .click()
  await expect(main.getByRole('heading', { name: t('agent.in_force') })).toBeVisible()
  await clock.advance('1h')
  const paid = await paidTo(readWorld, agent, 'salary')
  expect(paid).toHaveLength(1)
  await visit(page, `${centre}/earnings?of=salary`)
  await expectSums(page, { 'agent.paid_times': '1', 'agent.paid_sum': shown(sumOf(paid)) })
  await visit(page, '/m/transfer')
  await expectWallets(page, readWorld, agent)
})
