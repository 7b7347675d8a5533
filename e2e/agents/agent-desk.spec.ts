import { agentContracts } from '#contract/agent-contracts.ts'
import { logIn, signOut } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
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
