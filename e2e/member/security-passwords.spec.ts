import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { latestCode, memberIn } from '../support/world.ts'
import { address, field, fill, fillPayment, next, row, save } from './security-page.ts'

const { t } = textsOf('EN')

test('a login password is changed', { tag: '@demo' }, async ({ page, readWorld, open, expectToast }) => {
  await open(address, { scenario: 'active-member', language: 'EN' })
  await row(page, 'security.part_password').click()
  await fill(page, { oldPassword: memberPassword, newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' })
  await save(page, 'common.confirm').click()
  await expectToast(t('password.changed'))
  await expect(row(page, 'security.part_password')).toBeFocused()
  expect((await memberIn(readWorld, 'haedal_92'))?.password).toBe('parlor2027')
})

test('a new member sets a payment password', async ({ page, readWorld, open, expectToast }) => {
  await open(address, { scenario: 'new-member', language: 'EN', theme: 'dark' })
  await row(page, 'security.part_payment').click()
  await expect(field(page, 'oldPaymentPassword')).toHaveCount(0)
  await fill(page, { newPaymentPassword: next, confirmPaymentPassword: '135791' })
  await save(page, 'security.set_up').click()
  await expect(page.getByText(t('passwords_differ'))).toBeVisible()
  await expectAccessible(page)
  await fillPayment(page)
  await save(page, 'security.set_up').click()
  await expectToast(t('in_chang_saved'))
  await expect(row(page, 'security.part_payment')).not.toContainText(t('security.not_set'))
  expect((await memberIn(readWorld, 'newcomer'))?.details.paymentPassword).toBe(next)
})

test('a payment password is changed by the present one', async ({ page, readWorld, open, expectToast }) => {
  await open(`${address}?part=payment`, { scenario: 'active-member', language: 'EN' })
  await fillPayment(page, memberPaymentPassword)
  await save(page, 'security.change').click()
  await expectToast(t('in_chang_saved'))
  await expect(page).toHaveURL(/securityCenter$/)
  expect((await memberIn(readWorld, 'haedal_92'))?.details.paymentPassword).toBe(next)
})

test('five wrong payment passwords lock it, and a code by SMS resets it', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open(address, { scenario: 'active-member', language: 'EN', theme: 'dark' })
  await row(page, 'security.part_payment').click()

  await test.step('each wrong try counts, and the fifth locks', async () => {
    await fillPayment(page, '000000')
    for (const left of [4, 3, 2, 1]) {
      await save(page, 'security.change').click()
      await expect(page.getByRole('status').getByText(new RegExp(`^${left} more wrong`))).toBeVisible()
      await expect(page.getByText(t('withdraw.password_wrong'))).toBeVisible()
    }
    await save(page, 'security.change').click()
    await expect(page.getByRole('status').getByText(/^Locked until/)).toBeVisible()
    await expectAccessible(page)
    expect((await memberIn(readWorld, 'haedal_92'))?.details.paymentPassword).toBe(memberPaymentPassword)
  })

  await test.step('a number that is not on file gets no code', async () => {
    await page.getByRole('link', { name: t('security.forgotten_ask') }).click()
    await fill(page, { mobileNum: '01099998888' })
    await page.getByRole('button', { name: t('auth.get_code') }).click()
    await expect(page.getByText(t('security.not_on_file'))).toBeVisible()
  })

  await test.step('a wrong code is refused under its field, the right one sets the password', async () => {
    await fill(page, { mobileNum: '01022334455' })
    await page.getByRole('button', { name: t('auth.get_code') }).click()
    await expectToast(t('in_sms_send'))
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    const code = await latestCode(page, readWorld)
    await fillPayment(page)
    await fill(page, { verificationCode: code === '000000' ? '000001' : '000000' })
    await save(page, 'security.reset').click()
    await expect(page.getByText(t('verification_code_error'), { exact: false })).toBeVisible()
    await fill(page, { verificationCode: code })
    await save(page, 'security.reset').click()
    await expectToast(t('in_chang_saved'))
    await expect(page).toHaveURL(/securityCenter$/)
    expect((await memberIn(readWorld, 'haedal_92'))?.details.paymentPassword).toBe(next)
  })

  await test.step('the lock is over', async () => {
    await row(page, 'security.part_payment').click()
    await expect(field(page, 'oldPaymentPassword')).toBeVisible()
    await expect(page.getByText(/^Locked until/)).toHaveCount(0)
  })
})

test('a forgotten payment password is reset by e-mail', async ({ page, readWorld, open, expectToast }) => {
  await open(`${address}?part=forgotten`, { scenario: 'active-member', language: 'EN' })
  await page.getByRole('tab', { name: t('forget.by_email') }).click()
  await fill(page, { email: 'haedal@example.com' })
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expectToast(t('verification_code_emailed'))
  await fill(page, { verificationCode: await latestCode(page, readWorld) })
  await fillPayment(page)
  await save(page, 'security.reset').click()
  await expectToast(t('in_chang_saved'))
  expect((await memberIn(readWorld, 'haedal_92'))?.details.paymentPassword).toBe(next)
})
