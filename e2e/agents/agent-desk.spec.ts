import { agent } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { rowsOf } from '../support/long-lists-journey.ts'
import { logIn, signOut } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'
import { memberIn, snapshotOf } from '../support/world.ts'
import { fill, newMember } from './downline-form.ts'

const { t } = textsOf('EN')
const desk = '/m/login?desk=agent'
const home = /\/m\/member\/agent\/home$/

test('an agent’s own login walks the team, changes a rate, registers a member and shares the link', async ({
  page,
  open,
  readWorld,
  expectToast,
}) => {
  const main = page.getByRole('main')
  await open(desk, { language: 'EN', theme: 'dark' })
  await logIn(page, 'desk_forty')
  await expect(page).toHaveURL(home)

  await test.step('the team leads to the agent below', async () => {
    await main.getByRole('link', { name: t('agent.team') }).click()
    await main.getByRole('link', { name: /desk_fortyone/ }).click()
    const path = page.getByRole('navigation', { name: t('agent.path') })
    await expect(path.getByRole('listitem').first()).toHaveText(t('agent.me'))
  })

  await test.step('the rate of that agent changes', async () => {
    await main.getByRole('button', { name: t('agent.change') }).click()
    await main.getByRole('textbox', { name: t('category.RNG') }).fill('0.95')
    await main.getByRole('button', { name: t('agent.save') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(main.getByRole('region', { name: t('agent.rebates') })).toContainText('0.95%')
    const id = (await memberIn(readWorld, 'desk_fortyone'))?.id
    const { places } = (await snapshotOf(readWorld)).tables
    expect(places.findLast(({ memberId }) => memberId === id)?.rates.RNG).toBe(95)
  })

  await page.getByRole('link', { name: t('bottom.member') }).click()
  await main.getByRole('link', { name: t('agent.center') }).click()

  await test.step('the new member is in the team', async () => {
    await main.getByRole('link', { name: t('agent.register') }).click()
    await expect(main.getByRole('radio', { name: t('agent.type_member') })).toBeChecked()
    await fill(page, newMember)
    await page
      .locator('form')
      .getByRole('button', { name: t('agent.register') })
      .click()
    await expectToast(t('agent.registered_done'))
    await expect(main.getByRole('heading', { name: newMember.nickname })).toBeVisible()
    const { places } = (await snapshotOf(readWorld)).tables
    const [made, upline] = await Promise.all(
      [newMember.username, 'desk_forty'].map((name) => memberIn(readWorld, name)),
    )
    expect(places.findLast(({ memberId }) => memberId === made?.id)?.uplineId).toBe(upline?.id)
  })

  await page.getByRole('link', { name: t('bottom.member') }).click()
  await main.getByRole('link', { name: t('agent.center') }).click()

  await test.step('the link and its results', async () => {
    await main.getByRole('link', { name: t('agent.affiliate') }).click()
    await expect(main.getByText(/\/m\/register\?code=DESK40$/)).toBeVisible()
    await expect(main.getByRole('img', { name: t('agent.affiliate_qr') })).toBeVisible()
  })
})

test('an agent’s own login sees the number of unread messages, as members do', async ({ page, open }) => {
  await open(desk, { language: 'EN' })
  await logIn(page, 'desk_forty')
  await expect(page).toHaveURL(home)
  await page.getByRole('link', { name: t('bottom.member') }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('menu.messages') }).click()
  await expect(main.getByRole('link', { name: t('route.notice') })).toContainText(/unread/)
  await page.goBack()
  await expect(main.getByRole('link', { name: t('menu.messages') })).toContainText(/unread/)
})

test('an agent’s own login within a team acts below itself alone', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  const main = page.getByRole('main')
  await open(desk, { language: 'EN', theme: 'light' })
  await logIn(page, 'desk_fortyone')
  await expect(page).toHaveURL(home)
  await main.getByRole('link', { name: t('agent.team') }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('agent_lim')

  await test.step('it sorts everyone below it, and may change the rates of direct downlines alone', async () => {
    await main.getByLabel(t('agent.depth')).selectOption(t('agent.depth_all'))
    await main.getByLabel(t('agent.sort')).selectOption(t('agent.balance'))
    await expect(rowsOf(page)).toHaveCount(3)
    await expect(main.getByText(t('agent.now'))).toBeVisible()
    await main.getByRole('link', { name: /emily_r/ }).click()
    await expect(main.getByRole('heading', { name: t('agent.rebates') })).toBeVisible()
    await expect(main.getByRole('button', { name: t('agent.change') })).toHaveCount(0)
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(3)
    await main.getByRole('link', { name: /임에이전트/ }).click()
    await expect(main.getByRole('button', { name: t('agent.change') })).toBeVisible()
  })

  await test.step('the agent above it is a stranger', async () => {
    await follow(page, '/m/member/agent/team?account=desk_forty')
    await expect(main.getByText(t('agent.downline_unknown'))).toBeVisible()
  })
})

test('an agent’s own login without a team registers its first member from the empty list', async ({
  page,
  open,
  expectToast,
}) => {
  const main = page.getByRole('main')
  await open(desk, { language: 'EN', theme: 'dark' })
  await logIn(page, 'desk_fortytwo')
  await expect(page).toHaveURL(home)
  await main.getByRole('link', { name: t('agent.team') }).click()
  await expect(main.getByText(t('agent.no_downlines'))).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveCount(0)
  await expect(main.getByRole('combobox')).toHaveCount(0)
  await expectAccessible(page)

  await main.getByRole('link', { name: t('agent.register') }).click()
  await expect(main.getByRole('radio', { name: t('agent.type_member') })).toBeChecked()
  await fill(page, newMember)
  await page
    .locator('form')
    .getByRole('button', { name: t('agent.register') })
    .click()
  await expectToast(t('agent.registered_done'))
  await expect(main.getByRole('heading', { name: newMember.nickname })).toBeVisible()
  const path = page.getByRole('navigation', { name: t('agent.path') })
  await path.getByRole('link', { name: t('agent.me') }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText(newMember.username)
  await expect(main.getByRole('searchbox')).toBeVisible()
})

test('an agent who plays is let in while contracts are off, and is offered none', async ({
  page,
  request,
  world,
  arrange,
}) => {
  const main = page.getByRole('main')
  await arrange({ language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { flags: { AGENTPOLICY3: false } } } })
  await visit(page, desk)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await logIn(page, 'agent_lim')
  await expect(page).toHaveURL(home)
  await expect(main.getByText(t('agent.commission'), { exact: true })).toBeVisible()
  for (const kind of ['salary', 'dividend', 'hours'] as const)
    await expect(main.getByRole('link', { name: t(`agent.kind_${kind}`) })).toHaveCount(0)
  await main.getByRole('link', { name: t('agent.team') }).click()
  await expect(rowsOf(page)).toHaveCount(2)
  expect(asked.some((path) => path.endsWith(agent.downlines.path))).toBe(true)
  for (const { path } of [agentContracts.contractRequestSalary, agentContracts.contractRequestDividend])
    expect(asked.filter((one) => one.endsWith(path))).toEqual([])
})

test('an agent’s own login is in its centre after a change of the password, and after the next login', async ({
  page,
  open,
  expectToast,
}) => {
  const next = 'parlor2027'
  await open(desk, { language: 'EN' })
  await logIn(page, 'desk_fortytwo')
  await expect(page).toHaveURL(home)
  await page.getByRole('link', { name: t('bottom.member') }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('route.change_password') }).click()
  for (const name of ['newPassword', 'confirmNewPassword']) await page.locator(`[name=${name}]`).fill(next)
  await main.getByRole('button', { name: t('common.confirm') }).click()
  await expectToast(t('password.changed'))
  await expect(page).toHaveURL(home)
  await expect(main.getByText(t('agent.commission'), { exact: true })).toBeVisible()

  await page.getByRole('link', { name: t('bottom.member') }).click()
  await signOut(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await visit(page, desk)
  await logIn(page, 'desk_fortytwo', next)
  await expect(page).toHaveURL(home)
})

test('contracts that cannot be loaded keep their entries, whose screens offer a retry', async ({
  page,
  request,
  world,
  arrange,
  expectRefusals,
}) => {
  expectRefusals()
  await arrange({ scenario: 'member-with-favorites', language: 'EN' })
  for (const { id } of [agentContracts.contractRequestSalary, agentContracts.contractRequestDividend])
    await request.post('/__gateway/faults', { data: { world, fault: { endpoint: id, error: 'FAULT_INJECTED' } } })
  await visit(page, '/m/member/home')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('agent.kind_dividend') }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await request.delete('/__gateway/faults', { params: { world } })
  await main.getByRole('button', { name: t('common.retry') }).click()
  await expect(main.getByRole('alert')).toBeHidden()
})
