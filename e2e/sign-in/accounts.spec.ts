import { memberPassword } from '#fixtures/members.ts'
import { sendLogin } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'
import { latestCaptcha, latestCode } from '../support/world.ts'

const { t } = textsOf('EN')

test('wrong passwords lock an account, and the screen shows until when', async ({
  page,
  readWorld,
  request,
  world,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/login', { language: 'EN' })
  const change = { world, settings: { lockAfter: 2 } }
  await request.post('/__gateway/settings', { data: change })
  const submit = page.locator('form').getByRole('button', { name: t('login.title') })

  await page.locator('[name=username]').fill('minji_k')
  await page.locator('[name=password]').fill('not-the-password')
  await submit.click()
  await expect(page.getByText(t('login_failed'))).toBeVisible()
  await page.locator('[name=captcha]').fill(await latestCaptcha(readWorld))
  await submit.click()
  await expect(page.getByText(t('account_locked'))).toBeVisible()
  await expect(page.locator('form').getByRole('status')).toContainText('You can try again after')

  await clock.advance('15m')
  await page.locator('[name=password]').fill(memberPassword)
  await page.locator('[name=captcha]').fill(await latestCaptcha(readWorld))
  await submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('an expired code is reported, and another one can be requested at once', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/login', { language: 'EN' })
  await page.getByRole('tab', { name: t('auth.mobile') }).click()
  await page.locator('[name=username]').fill('01000001006')
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expect(page.getByRole('button', { name: /^\d+ ?s/ })).toBeDisabled()
  await page.locator('[name=password]').fill('123456')
  await sendLogin(page)
  await expect(page.getByText(t('code_tries'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('auth.get_code') })).toBeEnabled()
})

test('a number beside a username is verified by its code', async ({ page, readWorld, open }) => {
  await open('/m/register', { language: 'EN' })
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('username').fill('gildong_26')
  for (const name of ['password', 'confirmPassword']) await field(name).fill(memberPassword)
  await field('payeeName').fill('Hong Gildong')
  await field('mobileNum').fill('01077776666')
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await field('verificationCode').fill(await latestCode(page, readWorld))
  await field('captcha').fill(await latestCaptcha(readWorld))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('register.title'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a login on another device ends this session with a message', async ({
  page,
  request,
  world,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  await expect(page.getByText('haedal_92')).toBeVisible()
  await request.post('/__gateway/settings', { data: { world, settings: { singleSession: true } } })
  await request.post('/__gateway/sign-in', { data: { world, account: 'haedal_92' } })
  await follow(page, '/m/securityCenter')
  await expectToast(t('logged_in_elsewhere'))
  await expect(page).toHaveURL(/\/m\/login$/)
})
