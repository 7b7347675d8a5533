import { agent } from '#contract/agent.ts'
import { stored } from '#contract/stored.ts'
import { memberPassword } from '#fixtures/members.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { blankPage, store, visit } from '../support/visit.ts'
import { memberIn, snapshotOf } from '../support/world.ts'
import { fill, newMember } from './downline-form.ts'

const { t } = textsOf('EN')

test('an agent registers an agent below, and lands on the new card', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/member/agent/home', { scenario: 'agent', language: 'EN', theme: 'light' })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('agent.register') })
    .click()
  const submit = page.locator('form').getByRole('button', { name: t('agent.register') })
  await page.getByRole('radio', { name: t('agent.type_agent') }).check()
  await fill(page, {
    username: 'minji_k',
    password: memberPassword,
    confirmPassword: memberPassword,
    nickname: 'Branch Two',
    payeeName: '신규회원',
    paymentPassword: '135790',
    email: 'branch@example.com',
    mobileNum: '01077778888',
  })
  await submit.click()
  await expect(page.getByText(t('username_exists'))).toBeVisible()
  await expect(page.locator('[name=password]')).toHaveValue(memberPassword)
  await expectAccessible(page)

  await page.locator('[name=username]').fill('branch_two')
  await submit.click()
  await expectToast(t('agent.registered_done'))
  await expect(page).toHaveURL(/\/m\/member\/agent\/team\?account=branch_two$/)
  await expect(page.getByRole('heading', { name: 'Branch Two' })).toBeVisible()
  const made = await memberIn(readWorld, 'branch_two')
  expect(made).toMatchObject({ type: 2, password: memberPassword })
  const upline = await memberIn(readWorld, 'agent_seo')
  const { places } = (await snapshotOf(readWorld)).tables
  expect(places.findLast(({ memberId }) => memberId === made?.id)?.uplineId).toBe(upline?.id)
})

test('an agent registers a member, who logs in on an own device and sees home; the team lists the member', async ({
  page,
  browser,
  world,
  readWorld,
  open,
  expectToast,
}) => {
  const main = page.getByRole('main')
  await open('/m/member/agent/register', { scenario: 'agent', language: 'EN', theme: 'light' })
  await expect(page.getByRole('radio', { name: t('agent.type_member') })).toBeChecked()
  await fill(page, newMember)
  await page
    .locator('form')
    .getByRole('button', { name: t('agent.register') })
    .click()
  await expectToast(t('agent.registered_done'))
  await expect(page).toHaveURL(/\/m\/member\/agent\/team\?account=mirae_26$/)
  const card = main.getByRole('region', { name: 'Mirae' })
  await expect(card).toContainText(t('agent.type_member'))
  await expect(card).not.toContainText(t('agent.code'))
  expect(await memberIn(readWorld, 'mirae_26')).toMatchObject({ type: 0, password: memberPassword })

  const device = await browser.newContext()
  await test.step('the member changes the password at the first login, and is at home', async () => {
    const own = await device.newPage()
    await own.goto(`/w/${world}/${blankPage}`)
    await store(own, { [stored.language.key]: 'EN', [stored.popupMember.key]: false, [stored.popupGuest.key]: false })
    await visit(own, '/m/login')
    await logIn(own, 'mirae_26')
    await expect(own).toHaveURL(/\/m\/changePsw$/)
    for (const name of ['newPassword', 'confirmNewPassword']) await own.locator(`[name=${name}]`).fill('parlor2027')
    await own
      .getByRole('main')
      .getByRole('button', { name: t('common.confirm') })
      .click()
    await expect(own).toHaveURL(/\/m\/home$/)
    await expect(own.getByRole('banner').getByText('₩0.00')).toBeVisible()
    await visit(own, '/m/member/home')
    await expect(own.getByRole('main').getByText('Mirae', { exact: true })).toBeVisible()
    await expect(own.getByRole('main').getByRole('link', { name: t('agent.center') })).toHaveCount(0)
  })
  await device.close()

  await visit(page, '/m/member/agent/team')
  await page.getByRole('searchbox').fill('mirae')
  const row = main.getByRole('link', { name: /mirae_26/ })
  await expect(row).toContainText(t('agent.below', { account: 'agent_seo' }))
  await row.click()
  await expect(main.getByRole('heading', { name: 'Mirae' })).toBeVisible()
})

test('an agent finds the affiliate link, its QR code and its figures by period', async ({ page, open }) => {
  await open('/m/member/agent/affiliate', { scenario: 'agent', language: 'EN', theme: 'dark' })
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: t('agent.affiliate_qr') })).toBeVisible()
  await expect(main.getByText(/\/m\/register\?code=SEO2026$/)).toBeVisible()
  await expectAccessible(page)
  const answered = page.waitForResponse((response) => response.url().includes(agent.affiliate.path))
  await main.getByRole('tab', { name: t('records.week') }).click()
  const results = agent.affiliate.response.parse((await (await answered).json()).value)
  const region = main.getByRole('region', { name: t('agent.affiliate'), exact: true })
  await expect(region).toContainText(`${t('agent.joined')}${results.registered}`)
  const turnover = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(results.turnover)
  await expect(region).toContainText(`${t('agent.turnover')}₩${turnover}`)
})
