import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { latestCaptcha, latestCode } from '../support/world.ts'

const { t } = textsOf('EN')

test('a visitor registers by username: errors appear at their fields, and typed values stay', { tag: '@demo' }, async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/register', { language: 'EN' })
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const submit = page.getByRole('main').getByRole('button', { name: t('register.title'), exact: true })

  await test.step('the first invalid field has the focus and shows its error', async () => {
    await field('username').fill('A!')
    await submit.click()
    await expect(field('username')).toBeFocused()
    await expect(page.getByText(t('rule_username'))).toBeVisible()
  })

  await test.step('passwords must match', async () => {
    await field('username').fill('minji_k')
    await field('password').fill('secret2026')
    await field('confirmPassword').fill('secret2027')
    await submit.click()
    await expect(page.getByText(t('in_confirmation_correct'))).toBeVisible()
  })

  await test.step('a taken name is refused, and the other values stay', async () => {
    await field('confirmPassword').fill('secret2026')
    await field('payeeName').fill('Hong Gildong')
    await field('captcha').fill(await latestCaptcha(readWorld))
    await submit.click()
    await expect(page.getByText(t('username_exists'))).toBeVisible()
    await expect(field('payeeName')).toHaveValue('Hong Gildong')
  })

  await test.step('the registration requires the terms', async () => {
    await page.getByRole('checkbox').uncheck()
    await expect(submit).toBeDisabled()
    await page.getByRole('checkbox').check()
  })

  await test.step('a free name opens home with a session', async () => {
    await field('username').fill('gildong_26')
    await field('username').blur()
    await expect(page.getByText(t('register.username_available'))).toBeVisible()
    await field('captcha').fill(await latestCaptcha(readWorld))
    await submit.click()
    await expectToast(t('in_registered_successfully'))
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByText('₩0.00')).toBeVisible()
  })
})

test('if only mobile numbers can register, an SMS code verifies the number', async ({
  page,
  readWorld,
  open,
  expectToast,
}) => {
  await open('/m/register', { merchant: 'ROCKET', language: 'EN' })
  await page.locator('[name="mobileNum"]').fill('01077776666')
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expectToast(t('in_sms_send'))
  await page.locator('[name="verificationCode"]').fill(await latestCode(page, readWorld))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('register.title'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('0.00₩')).toBeVisible()
})

test('a filled registration is still there after a look at login', async ({ page, open }) => {
  await open('/m/register', { language: 'EN' })
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const tab = (key: 'login.title' | 'register.title') => page.getByRole('tab', { name: t(key) })
  await field('username').fill('minji_k')
  await field('password').fill('secret2026')
  await field('payeeName').fill('Hong Gildong')
  await tab('login.title').click()
  await expect(field('payeeName')).toHaveCount(0)
  await field('username').fill('haedal_92')
  await tab('register.title').click()
  await expect(field('payeeName')).toHaveValue('Hong Gildong')
  await expect(field('username')).toHaveValue('minji_k')
  await expect(field('password')).toHaveValue('')
  await tab('login.title').click()
  await expect(field('username')).toHaveValue('haedal_92')
})
