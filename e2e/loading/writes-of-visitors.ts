import type { Page } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'
import { latestCaptcha, latestCode, type ReadWorld } from '../support/world.ts'
import { active, button, confirmed, submit, t, tab, type Write } from './writes.ts'

async function enterForgottenCode(page: Page, readWorld: ReadWorld) {
  await page.locator('input[name=mobileNum]').fill('01022334455')
  await submit(page, t('forget.send'))
  await page.locator('input[name=verificationCode]').fill(await latestCode(page, readWorld))
}

const registration = { username: 'gildong_26', password: 'secret2026', confirmPassword: 'secret2026' }

/** What a visitor can send, and the sign-out. */
export const writesOfVisitors: Record<string, Write> = {
  'a login': {
    endpoint: 'auth.login',
    path: '/m/login',
    typed: { username: 'haedal_92', password: memberPassword },
    press: (page) => submit(page, t('login.title')),
  },
  'a code to log in with': {
    endpoint: 'auth.sendSmsNoLogin',
    path: '/m/login',
    prepare: tab(t('auth.mobile')),
    typed: { username: '01022334455' },
    press: (page) => button(page, t('auth.get_code')).click(),
  },
  'a registration': {
    endpoint: 'auth.register',
    path: '/m/register',
    prepare: async (page, readWorld) => page.locator('[name=captcha]').fill(await latestCaptcha(readWorld)),
    typed: { ...registration, payeeName: 'Hong Gildong' },
    press: (page) => submit(page, t('register.title')),
  },
  'a code to register with': {
    endpoint: 'auth.sendSmsRegister',
    path: '/m/register',
    merchant: 'ROCKET',
    typed: { mobileNum: '01077776666' },
    press: (page) => button(page, t('auth.get_code')).click(),
  },
  'a registration by mobile number': {
    endpoint: 'auth.registerMobile',
    path: '/m/register',
    merchant: 'ROCKET',
    async prepare(page, readWorld) {
      await page.locator('[name=mobileNum]').fill('01077776666')
      await button(page, t('auth.get_code')).click()
      await page.locator('[name=verificationCode]').fill(await latestCode(page, readWorld))
    },
    press: (page) => submit(page, t('register.title')),
  },
  'a free trial': {
    endpoint: 'auth.freePlayLogin',
    path: '/m/trail',
    press: (page) => button(page, t('trial.start')).click(),
  },
  'a sign-out': {
    endpoint: 'auth.logout',
    path: '/m/member/home',
    scenario: active,
    press: async (page) => {
      await button(page, t('menu.sign_out')).click()
      await confirmed(page, t('sign_out.confirm')).click()
    },
    message: t('sign_out.gateway_unaware'),
  },
  'a code for a forgotten password': {
    endpoint: 'auth.sendSmsNoLogin',
    path: '/m/forget',
    typed: { mobileNum: '01022334455' },
    press: (page) => submit(page, t('forget.send')),
  },
  'the e-mailed code for a forgotten password': {
    endpoint: 'auth.passwordVerification',
    path: '/m/forget',
    prepare: async (page, readWorld) => {
      await tab(t('forget.by_email'))(page)
      await page.locator('input[name=username]').fill('haedal_92')
      await page.locator('input[name=email]').fill('haedal@example.com')
      await submit(page, t('forget.send'))
      await page.locator('input[name=verificationCode]').fill(await latestCode(page, readWorld))
    },
    press: (page) => submit(page, t('forget.next')),
  },
  'the password in place of a forgotten one': {
    endpoint: 'auth.setPasswordByPhone',
    path: '/m/forget',
    prepare: async (page, readWorld) => {
      await enterForgottenCode(page, readWorld)
      await submit(page, t('forget.next'))
    },
    typed: { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' },
    press: (page) => submit(page, t('forget.finish')),
  },
}
