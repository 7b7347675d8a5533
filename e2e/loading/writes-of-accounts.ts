import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import { active, button, confirmed, inDialog, submit, t, tab, type Write } from './writes.ts'

const passwords = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }
const paymentPasswords = { newPaymentPassword: '135790', confirmPaymentPassword: '135790' }
const part = (name: string) => `/m/securityCenter?part=${name}`

/** What a person can change about an account. */
export const writesOfAccounts: Record<string, Write> = {
  'a new password': {
    endpoint: 'auth.changePassword',
    path: '/m/changePsw',
    scenario: active,
    typed: { oldPassword: memberPassword, ...passwords },
    press: (page) => button(page, t('common.confirm')).click(),
  },
  'a code to an e-mail address': {
    endpoint: 'member.email',
    path: part('email'),
    scenario: active,
    typed: { email: 'new@example.com' },
    press: (page) => button(page, t('auth.get_code')).click(),
  },
  'an e-mail address': {
    endpoint: 'member.email',
    path: part('email'),
    scenario: active,
    typed: { email: 'new@example.com', verificationCode: '123456' },
    press: (page) => submit(page, t('security.save')),
  },
  'a code to a mobile number': {
    endpoint: 'member.mobile',
    path: part('mobile'),
    scenario: active,
    typed: { mobileNum: '01077776666' },
    press: (page) => button(page, t('auth.get_code')).click(),
  },
  'a mobile number': {
    endpoint: 'member.mobile',
    path: part('mobile'),
    scenario: active,
    typed: { mobileNum: '01077776666', verificationCode: '123456' },
    press: (page) => submit(page, t('security.save')),
  },
  'a payee name': {
    endpoint: 'member.payeeName',
    path: part('payee'),
    scenario: 'new-member',
    typed: { payeeName: 'Hong Gildong' },
    press: async (page) => {
      await submit(page, t('security.payee_set'))
      await confirmed(page, t('security.payee_set')).click()
    },
  },
  'another payment password': {
    endpoint: 'security.paymentPassword',
    path: part('payment'),
    scenario: active,
    typed: { oldPaymentPassword: memberPaymentPassword, ...paymentPasswords },
    press: (page) => submit(page, t('security.change')),
  },
  'a code for a forgotten payment password': {
    endpoint: 'auth.passwordByEmail',
    path: part('forgotten'),
    scenario: active,
    prepare: tab(t('forget.by_email')),
    typed: { email: 'haedal@example.com' },
    press: (page) => button(page, t('auth.get_code')).click(),
  },
  'the payment password in place of a forgotten one': {
    endpoint: 'security.paymentPasswordReset',
    path: part('forgotten'),
    scenario: active,
    typed: { mobileNum: '01022334455', verificationCode: '123456', ...paymentPasswords },
    press: (page) => submit(page, t('security.reset')),
  },
  'a set of security questions': {
    endpoint: 'security.securityQuestions',
    path: part('questions'),
    scenario: active,
    prepare: async (page) => {
      for (const [place, question] of ['FIRST_PET', 'BIRTH_CITY', 'FIRST_CAR'].entries())
        await page.locator(`[name=question${place}]`).selectOption(question)
    },
    typed: { answer0: 'Momo', answer1: 'Busan', answer2: 'Pony' },
    press: (page) => submit(page, t('security.save')),
  },
  'a nickname': {
    endpoint: 'member.nickname',
    path: '/m/member/home',
    scenario: active,
    prepare: (page) => button(page, t('member.profile_edit')).click(),
    typed: { nickname: 'Bada' },
    press: (page) => inDialog(page, t('member.profile_save')).click(),
  },
  'a picture': {
    endpoint: 'member.headIconSet',
    path: '/m/member/home',
    scenario: active,
    prepare: async (page) => {
      await button(page, t('member.profile_edit')).click()
      await page.getByRole('radio', { name: t('member.picture_number', { number: '4' }) }).click()
    },
    press: (page) => inDialog(page, t('member.profile_save')).click(),
  },
}
