import type { APIRequestContext, Page } from '@playwright/test'
import { system } from '#contract/system.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf, holdAnswers } from '../support/answers.ts'
import { chooseAtProvider } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { latestCode, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const ko = textsOf('KO').t

/** Changes settings of a test's world. */
async function change(request: APIRequestContext, world: string, settings: object): Promise<void> {
  const answer = await request.post('/__gateway/settings', { data: { world, settings } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function chooseKorean(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('preferences.language', { name: 'English' }) }).click()
  await main.getByRole('button', { name: '한국어', exact: true }).click()
}

test.describe('the language on the screens of visitors', () => {
  test('login shows its errors in the new language and keeps what was typed', async ({ page, open }) => {
    await open('/m/login', { language: 'EN' })
    await page.locator('[name=username]').fill('h')
    await page.locator('[name=password]').fill('secret-word')
    await expect(page.getByText(t('rule_login_username'))).toBeVisible()
    await expectAccessible(page)

    await chooseKorean(page)
    await expect(page.getByText(ko('rule_login_username'))).toBeVisible()
    await expect(page.locator('[name=username]')).toHaveValue('h')
    await expect(page.locator('[name=password]')).toHaveValue('secret-word')
  })

  test('registration checks the filled fields again, also one that was never left', async ({ page, open }) => {
    await open('/m/register', { language: 'EN' })
    await expect(page.getByRole('textbox', { name: t('auth.username'), exact: true })).toBeVisible()
    await page.locator('[name=password]').fill('parlor2026')
    await page.locator('[name=confirmPassword]').fill('parlor2027')
    await expect(page.getByText(t('in_confirmation_correct'))).toHaveCount(0)
    await chooseKorean(page)
    await expect(page.getByText(ko('in_confirmation_correct'))).toBeVisible()
    await expect(page.getByText(ko('auth.username'), { exact: true }).first()).toBeVisible()
  })

  test('the recovery of a password checks its number again', async ({ page, open }) => {
    await open('/m/forget', { language: 'EN' })
    await page.locator('[name=mobileNum]').fill('12')
    await chooseKorean(page)
    await expect(page.getByText(ko('rule_mobile'))).toBeVisible()
    await expect(page.locator('[name=mobileNum]')).toHaveValue('12')
  })
})

/** Presses a button that opens the provider's window, and returns that window. */
async function openProvider(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}

const withGoogle = (page: Page) => () =>
  page.getByRole('button', { name: t('provider.with', { name: 'Google' }) }).click()
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

test.describe('a social sign-in', () => {
  test('registers the member the first time, from a window of another origin', async ({ page, open, readWorld }) => {
    await open('/m/login', { language: 'EN' })
    const popup = await openProvider(page, withGoogle(page))
    expect(new URL(popup.url()).origin).not.toBe(new URL(page.url()).origin)
    await expectAccessible(popup)
    await popup.getByRole('radio', { name: 'Jun Seo' }).check()
    await chooseAtProvider(popup, 'Continue')
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(popup.isClosed()).toBe(true)
    const { members } = (await snapshotOf(readWorld)).tables
    expect(members.filter(({ identity }) => identity === 'google:jun')).toHaveLength(1)

    await test.step('who then sets a first password', async () => {
      await visit(page, '/m/securityCenter?part=password')
      await field(page, 'newPassword').fill('parlor2027')
      await expect(field(page, 'oldPassword')).toHaveCount(0)
      await field(page, 'confirmNewPassword').fill('parlor2027')
      await page.getByRole('button', { name: t('common.confirm') }).click()
      const row = page.getByRole('main').getByRole('link', { name: t('security.part_password') })
      await expect(row).toContainText(t('security.is_set'))
      const changed = (await snapshotOf(readWorld)).tables.members.find(({ identity }) => identity === 'google:jun')
      expect(changed?.password).toBe('parlor2027')
    })
  })

  test('on the registration keeps the invitation', async ({ page, open, readWorld }) => {
    await open('/m/register?r=minji_k', { language: 'EN' })
    await chooseAtProvider(await openProvider(page, withGoogle(page)), 'Continue')
    await expect(page).toHaveURL(/\/m\/home$/)
    const { members } = (await snapshotOf(readWorld)).tables
    expect(members.find(({ identity }) => identity === 'google:mina')?.details.recommenderId).toBe('minji_k')
  })

  const ends = [
    { name: 'cancelled', act: (popup: Page) => chooseAtProvider(popup, 'Cancel'), text: t('provider.cancelled') },
    { name: 'failed', act: (popup: Page) => chooseAtProvider(popup, 'Let it fail'), text: t('provider.failed') },
    { name: 'closed', act: (popup: Page) => popup.close(), text: t('provider.closed') },
    { name: 'refused', act: (popup: Page) => chooseAtProvider(popup, 'Expired proof'), text: t('code_expired') },
  ]
  for (const { name, act, text } of ends) {
    test(`that is ${name} says so and leaves the form as it was`, async ({
      page,
      open,
      expectToast,
      expectRefusals,
    }) => {
      if (name === 'refused') expectRefusals()
      await open('/m/login', { language: 'EN' })
      await field(page, 'username').fill('haedal_92')
      await field(page, 'password').fill('half-typed')
      await act(await openProvider(page, withGoogle(page)))
      await expectToast(text)
      await expect(page).toHaveURL(/\/m\/login$/)
      await expect(field(page, 'username')).toHaveValue('haedal_92')
      await expect(field(page, 'password')).toHaveValue('half-typed')
      await openProvider(page, withGoogle(page))
    })
  }

  test('without an answer ends after two minutes, and a blocked window is explained', async ({
    page,
    open,
    expectToast,
  }) => {
    await page.clock.install()
    await open('/m/login', { language: 'EN' })
    await chooseAtProvider(await openProvider(page, withGoogle(page)), 'No answer')
    await page.clock.fastForward('02:00')
    await expectToast(t('provider.timeout'))
    await page.evaluate(() => {
      window.open = () => null
    })
    await withGoogle(page)()
    await expectToast(t('provider.blocked'))
  })

  test('is offered by each account that the merchant has on', async ({ page, request, world, arrange }) => {
    await arrange({ language: 'EN' })
    await change(request, world, { flags: { LINELOGIN3: false } })
    await visit(page, '/m/login')
    const row = page.getByRole('region', { name: t('provider.row') })
    for (const name of ['Facebook', 'Google', 'Twitter']) {
      await expect(row.getByRole('button', { name: t('provider.with', { name }) })).toBeVisible()
    }
    await expect(row.getByRole('button')).toHaveCount(3)
  })

  test('is not offered without the third-party sign-in, nor for the mobile number', async ({
    page,
    open,
    request,
    world,
  }) => {
    await open('/m/login', { language: 'EN' })
    const row = page.getByRole('region', { name: t('provider.row') })
    await expect(row.getByRole('button')).toHaveCount(4)
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await expect(row).toHaveCount(0)
    await change(request, world, { thirdPartySignIn: false })
    await page.reload()
    await expect(page.getByRole('button', { name: t('login.trial') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(row).toHaveCount(0)
  })
})

test('the login offers free play, which opens home with a new trial account', async ({ page, open, readWorld }) => {
  await open('/m/login', { language: 'EN' })
  const trials = async () => (await snapshotOf(readWorld)).tables.members.filter(({ type }) => type === 4).length
  const before = await trials()
  await page.getByRole('button', { name: t('login.trial') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu.member') })).toBeVisible()
  expect(await trials()).toBe(before + 1)
})

test.describe('a number verified by the third-party sign-in', () => {
  test('logs in', async ({ page, request, world, arrange }) => {
    await arrange({ language: 'EN' })
    await change(request, world, { thirdPartySms: true })
    await visit(page, '/m/login')
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await field(page, 'username').fill('01022334455')
    await page.locator('form [type=submit]').click()
    await expect(page.getByText(t('number_unverified'))).toBeVisible()
    const verify = page.getByRole('button', { name: t('provider.verify') })
    await chooseAtProvider(await openProvider(page, () => verify.click()), 'Continue')
    await expect(page.getByText(t('provider.verified'))).toBeVisible()
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    await expectAccessible(page)
    await page.locator('form [type=submit]').click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('loads late and leaves a typed code in its field, which logs in', async ({
    page,
    request,
    world,
    arrange,
    readWorld,
  }) => {
    await arrange({ language: 'EN' })
    await change(request, world, { thirdPartySms: true })
    const settings = await holdAnswers(page, callsOf(system.settingsConsolidated))
    await visit(page, '/m/login')
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await field(page, 'username').fill('01022334455')
    await page.getByRole('button', { name: t('auth.get_code') }).click()
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    const code = (await snapshotOf(readWorld)).outbox.at(-1)?.code ?? ''
    await field(page, 'password').fill(code)
    await settings.release()
    await page.waitForLoadState('networkidle')
    await expect(field(page, 'password')).toHaveValue(code)
    await expect(page.getByText(t('provider.verified'))).toHaveCount(0)
    await page.locator('form [type=submit]').click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('loads late and leaves a typed code in its field, which registers', async ({
    page,
    request,
    world,
    arrange,
    readWorld,
  }) => {
    await arrange({ language: 'EN' })
    await change(request, world, {
      thirdPartySms: true,
      captchaOutcome: 'pass',
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false },
    })
    const settings = await holdAnswers(page, callsOf(system.settingsConsolidated))
    await visit(page, '/m/register')
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await field(page, 'mobileNum').fill('01099998888')
    await field(page, 'payeeName').fill('Hong Gildong')
    await field(page, 'captcha').fill('123456')
    await page.getByRole('button', { name: t('auth.get_code') }).click()
    await field(page, 'verificationCode').fill(await latestCode(page, readWorld))
    await settings.release()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(t('provider.verified'))).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('register.title'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const { members } = (await snapshotOf(readWorld)).tables
    expect(members.some(({ mobile }) => mobile === '821099998888')).toBe(true)
  })

  test('is not verified if it was changed meanwhile', async ({ page, request, world, arrange }) => {
    await arrange({ language: 'EN' })
    await change(request, world, { thirdPartySms: true })
    await visit(page, '/m/login')
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await field(page, 'username').fill('01022334455')
    const verify = page.getByRole('button', { name: t('provider.verify') })
    const popup = await openProvider(page, () => verify.click())
    await field(page, 'username').fill('01022334466')
    await chooseAtProvider(popup, 'Continue')
    await expect(verify).not.toHaveAttribute('aria-busy')
    await expect(page.getByText(t('provider.verified'))).toHaveCount(0)
    await page.locator('form [type=submit]').click()
    await expect(page.getByText(t('number_unverified'))).toBeVisible()
  })

  test('registers, and an expired proof is refused at its field', async ({
    page,
    request,
    world,
    arrange,
    expectRefusals,
    readWorld,
  }) => {
    expectRefusals()
    await arrange({ language: 'EN' })
    await change(request, world, {
      thirdPartySms: true,
      captchaOutcome: 'pass',
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false },
    })
    await visit(page, '/m/register')
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await field(page, 'mobileNum').fill('01099998888')
    await field(page, 'payeeName').fill('Hong Gildong')
    await field(page, 'captcha').fill('123456')
    const verify = page.getByRole('button', { name: t('provider.verify') })
    await chooseAtProvider(await openProvider(page, () => verify.click()), 'Expired proof')
    const submit = page.getByRole('main').getByRole('button', { name: t('register.title'), exact: true })
    await expect(page.getByText(t('provider.verified'))).toBeVisible()
    await submit.click()
    await expect(page.getByText(t('code_expired'))).toBeVisible()
    await expect(field(page, 'mobileNum')).toHaveValue('01099998888')
    await chooseAtProvider(await openProvider(page, () => verify.click()), 'Continue')
    await expect(page.getByText(t('provider.verified'))).toBeVisible()
    await field(page, 'captcha').fill('123456')
    await submit.click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const { members } = (await snapshotOf(readWorld)).tables
    expect(members.some(({ mobile }) => mobile === '821099998888')).toBe(true)
  })
})
