import type { Page } from '@playwright/test'
import { routes } from '#app/routes.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'

const { t } = textsOf('EN')
const home = /\/m\/member\/agent\/home$/

const toDesk = (page: Page, key: 'login.agent_title' | 'login.member_title') =>
  page.getByRole('link', { name: t(key) }).click()

for (const account of ['desk_forty', 'desk_fortyone', 'desk_fortytwo', 'agent_lim']) {
  test(`${account} logs in at the agents’ desk and lands in the agent centre`, async ({ page, open }) => {
    await open('/m/login', { language: 'EN', theme: account === 'agent_lim' ? 'dark' : 'light' })
    await toDesk(page, 'login.agent_title')
    await expectAccessible(page)
    await logIn(page, account)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1, name: t('agent.center') })).toBeVisible()
    await expect(page.getByText(t('agent.commission'), { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByText(t('agent.commission'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: t('bottom.member') }).click()
    await page.getByRole('link', { name: t('agent.center') }).click()
    await expect(page).toHaveURL(home)
  })
}

/** The screens for members alone, by what the menus call them. */
const refused = {
  'menu.deposit': '/m/voucherCenter',
  'menu.withdraw': '/m/withdraw',
  'route.deposit_record': '/m/vouReport',
  'route.withdraw_record': '/m/withdrawReport',
  'route.applications': '/m/applications',
  'bottom.reward': '/m/rewardCenter',
  'menu.invite': '/m/inviteFriends',
  'menu.cashback': '/m/member/manualRebate',
  'route.security': '/m/securityCenter',
  'safer_play.title': '/m/saferPlay',
  'agent.kind_salary': '/m/member/agent/getSalaryContract',
  'agent.kind_dividend': '/m/member/agent/getDevidendContract',
  'agent.kind_hours': '/m/member/agent/getHourContract',
} as const

test('the screens for members alone are those of the route table', () => {
  const membersOnly = routes.filter(({ audience }) => audience === 'members').map(({ path }) => path)
  expect(Object.values(refused).toSorted()).toEqual(membersOnly.toSorted())
})

for (const account of ['desk_forty', 'desk_fortyone', 'desk_fortytwo']) {
  test(`${account} is offered nothing that its type may not do, and each address refuses it`, async ({
    page,
    request,
    world,
    arrange,
  }) => {
    await arrange({ language: 'EN' })
    await request.post('/__gateway/settings', { data: { world, settings: { flags: { SAFERPLAY3: true } } } })
    await visit(page, '/m/login?desk=agent')
    await logIn(page, account)
    await expect(page).toHaveURL(home)
    const main = page.getByRole('main')
    await expect(main.getByText(t('agent.commission'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('agent.salary'), { exact: true })).toHaveCount(0)
    await main.getByRole('link', { name: t('agent.earnings') }).click()
    await expect(main.getByRole('region', { name: t('agent.earn_commission') })).toBeVisible()
    await expect(main.getByRole('tab', { name: t('agent.earn_salary') })).toHaveCount(0)

    await page.getByRole('link', { name: t('bottom.member') }).click()
    await expect(main.getByRole('button', { name: t('menu.sign_out') })).toBeVisible()
    for (const label of Object.keys(refused) as (keyof typeof refused)[])
      await expect(main.getByRole('link', { name: t(label) })).toHaveCount(0)

    for (const address of ['/m/transfer', '/m/transaction/record']) {
      await follow(page, address)
      await expect(main.getByText(t(address === '/m/transfer' ? 'wallet.none' : 'records.none'))).toBeVisible()
      await expect(main.getByRole('link', { name: t('menu.deposit') })).toHaveCount(0)
    }

    for (const address of Object.values(refused)) {
      await follow(page, address)
      await expect(main.getByText(t('real_only.title'))).toBeVisible()
      await expect(main.getByRole('link')).toHaveText([t('agent.center')])
    }
    await main.getByRole('link', { name: t('agent.center') }).click()
    await expect(page).toHaveURL(home)

    await follow(page, '/m/activity?id=welcome-gifts')
    await expect(main.locator('article a').first()).toBeVisible()
    await expect(main.getByRole('link', { name: t('promotions.join') })).toHaveCount(0)
    await follow(page, '/m/activity?id=jackpot-night')
    await expect(main.getByRole('link', { name: t('promotions.join') })).toBeVisible()
    await expect(main.getByRole('region', { name: t('promotions.application') })).toBeVisible()
    await expect(main.getByRole('button', { name: t('promotions.apply') })).toHaveCount(0)
  })
}

test('the side menu of home offers the agent centre to agents alone', async ({ page, open }) => {
  await open('/m/home', { scenario: 'agent-desk', language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  const menu = page.getByRole('dialog', { name: t('header.menu') })
  await menu.getByText(t('route.member'), { exact: true }).click()
  await page.getByRole('link', { name: t('agent.center') }).click()
  await expect(page).toHaveURL(home)
})

test('a member is refused at the agents’ desk, and an agent at the members’', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/login?desk=agent', { language: 'EN' })
  await logIn(page, 'haedal_92')
  await expect(page.getByText('Non-agents cannot log in')).toBeVisible()
  await expect(page.locator('[name=username]')).toBeFocused()
  await expect(page.locator('[name=username]')).toHaveValue('haedal_92')

  await toDesk(page, 'login.member_title')
  await expect(page.getByText('Non-agents cannot log in')).toHaveCount(0)
  await logIn(page, 'desk_forty')
  await expect(page.getByText('Non-member account unable to login')).toBeVisible()
  await expect(page.locator('[name=username]')).toBeFocused()
  await expectAccessible(page)
})

test('the agent centre is closed to members', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'member-with-favorites', language: 'EN' })
  await expect(page.getByRole('main').getByRole('button', { name: t('menu.sign_out') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('agent.center') })).toHaveCount(0)
  await follow(page, '/m/member/agent/home')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a visitor gets to the agent centre through the agents’ desk', async ({ page, open }) => {
  await open('/m/member/agent/home', { language: 'EN' })
  await expect(page).toHaveURL(/\/m\/login\?desk=agent$/)
  await logIn(page, 'desk_fortyone')
  await expect(page).toHaveURL(home)
})

test('an agent’s own login that opens the members’ desk is led to the agent centre', async ({ page, open }) => {
  await open('/m/login', { scenario: 'agent-desk', language: 'EN' })
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('heading', { level: 1, name: t('agent.center') })).toBeVisible()
})
