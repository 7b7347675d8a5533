import type { Page } from '@playwright/test'
import { system } from '#contract/system.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf, holdAnswers, settle } from '../support/answers.ts'
import { chooseAtProvider } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { latestCode, snapshotOf } from '../support/world.ts'
import { change, field, openProvider } from './provider-window.ts'

const { t } = textsOf('EN')

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

  const noAnswer = async (popup: Page, page: Page) => {
    await chooseAtProvider(popup, 'No answer')
    await page.clock.fastForward('02:00')
  }
  for (const [problem, act] of [
    ['cancelled', (popup: Page) => chooseAtProvider(popup, 'Cancel')],
    ['failed', (popup: Page) => chooseAtProvider(popup, 'Let it fail')],
    ['timeout', noAnswer],
  ] as const) {
    test(`stays typed and unverified after ${problem}, and is verified by the next try`, async ({
      page,
      request,
      world,
      arrange,
      expectToast,
    }) => {
      await page.clock.install()
      await arrange({ language: 'EN' })
      await change(request, world, { thirdPartySms: true })
      await visit(page, '/m/login')
      await page.getByRole('tab', { name: t('auth.mobile') }).click()
      await field(page, 'username').fill('01022334455')
      const verify = page.getByRole('button', { name: t('provider.verify') })
      await act(await openProvider(page, () => verify.click()), page)
      await expectToast(t(`provider.${problem}`))
      await expect(field(page, 'username')).toHaveValue('01022334455')
      await page.locator('form [type=submit]').click()
      await expect(page.getByText(t('number_unverified'))).toBeVisible()
      await chooseAtProvider(await openProvider(page, () => verify.click()), 'Continue')
      await expect(page.getByText(t('provider.verified'))).toBeVisible()
      await page.locator('form [type=submit]').click()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  }

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
    await settle(page)
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
    await settle(page)
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
