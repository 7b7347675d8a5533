import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { isRead } from '#contract/resource.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import { endpoints } from '#mock-server/compose/platform-endpoints.ts'
import { walletRow } from '../money/wallets-journey.ts'
import { expect, test } from '../support/test.ts'
import { follow, visit } from '../support/visit.ts'
import { calledEndpoints, latestCaptcha, latestCode, type ReadWorld } from '../support/world.ts'
import { button, confirmed, inDialog, submit, t, tab, type Write } from './writes.ts'
import { writesOfAgents } from './writes-of-agents.ts'
import { writesOfSaferPlay } from './writes-of-safer-play.ts'

const active = 'active-member'

/** Returns a payment by a QR code. */
const scanned = (method: 'ALIPAY' | 'WECHAT' | 'QQ', endpoint: string): Write => ({
  endpoint,
  path: '/m/voucherCenter',
  scenario: active,
  prepare: tab(t(`deposit.method_${method}`)),
  typed: { amount: '50,000' },
  press: (page) => button(page, t(`deposit.submit_${method}`)).click(),
})

async function enterForgottenCode(page: Page, readWorld: ReadWorld) {
  await page.locator('input[name=mobileNum]').fill('01022334455')
  await submit(page, t('forget.send'))
  await page.locator('input[name=verificationCode]').fill(await latestCode(page, readWorld))
}

async function setPaymentPassword(page: Page) {
  for (const name of ['newPaymentPassword', 'confirmPaymentPassword'])
    await page.locator(`[name=${name}]`).fill(memberPaymentPassword)
  await submit(page, t('withdraw.set_password'))
}

/** Orders a line of a lottery in its frame, then opens the order in the app. */
async function openLotteryOrder(page: Page) {
  await page.getByRole('button', { name: 'Super Lotto Six ELOTT' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: '07 7.2' }).click()
  await frame.getByRole('button', { name: 'Add', exact: true }).click()
  await frame.getByRole('button', { name: 'Open the bet slip, 1 line' }).click()
  await frame.getByRole('button', { name: /^Bet ₩/ }).click()
  await expect(frame.getByText(/^Your bet on draw .* is in$/)).toBeVisible()
  await visit(page, '/m/lottery')
  await page.getByRole('tab', { name: t('lottery.history') }).click()
  await page.getByRole('listitem').filter({ hasText: 'Super Lotto Six' }).getByRole('button').click()
}
const registration = { username: 'gildong_26', password: 'secret2026', confirmPassword: 'secret2026' }
const passwords = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }

const paymentPasswords = { newPaymentPassword: '135790', confirmPaymentPassword: '135790' }
const part = (name: string) => `/m/securityCenter?part=${name}`

/** Every button that writes. Add a row for each new one. */
const writes: Record<string, Write> = {
  'the announcement of a transfer': {
    endpoint: 'deposit.manualTransfer',
    path: '/m/voucherCenter',
    scenario: active,
    prepare: tab(t('deposit.method_BANK')),
    typed: { amount: '50,000', depositorName: 'Hong Gildong' },
    press: (page) => button(page, t('deposit.submit_BANK')).click(),
  },
  'a payment': {
    endpoint: 'deposit.paymentGateway',
    path: '/m/voucherCenter',
    scenario: active,
    prepare: tab(t('deposit.method_GATEWAY')),
    typed: { amount: '50,000' },
    press: (page) => button(page, t('deposit.submit_GATEWAY')).click(),
  },
  'a payment by Alipay': scanned('ALIPAY', 'deposit.alipay'),
  'a payment by WeChat': scanned('WECHAT', 'deposit.wechatPay'),
  'a payment by QQ': scanned('QQ', 'deposit.qqPay'),
  'a bonus for a deposit': {
    endpoint: 'deposit.acceptPromo',
    path: '/m/voucherCenter',
    scenario: active,
    async prepare(page) {
      await tab(t('deposit.method_BANK'))(page)
      await page.locator('[name=amount]').fill('50000')
      await page.locator('[name=depositorName]').fill('Hong Gildong')
      await button(page, t('deposit.submit_BANK')).click()
      await expect(button(page, t('deposit.accept'))).toBeVisible()
    },
    press: (page) => button(page, t('deposit.accept')).click(),
  },
  'a transfer between wallets': {
    endpoint: 'wallet.walletTransfer',
    path: '/m/transfer',
    scenario: active,
    prepare: (page) => walletRow(page, 'Riverstone').check(),
    typed: { amount: '50,000' },
    press: (page) => button(page, t('wallet.submit_game', { wallet: 'Riverstone' })).click(),
  },
  'a withdrawal': {
    endpoint: 'withdraw.withdraw',
    path: '/m/withdraw',
    scenario: active,
    typed: { amount: '50,000', paymentPassword: memberPaymentPassword },
    press: async (page) => {
      await button(page, t('menu.withdraw')).click()
      await confirmed(page, t('menu.withdraw')).click()
    },
  },
  'a bank account': {
    endpoint: 'security.bankCard',
    path: '/m/withdraw',
    scenario: 'new-member',
    prepare: async (page) => {
      await setPaymentPassword(page)
      await page.getByLabel(t('withdraw.bank')).selectOption('NAMU')
    },
    typed: { cardNumber: '1002345678901', payeeName: 'Hong Gildong', paymentPassword: memberPaymentPassword },
    press: async (page) => {
      await submit(page, t('withdraw.add_card'))
      await confirmed(page, t('security.payee_set')).click()
    },
  },
  'a payment password': {
    endpoint: 'security.paymentPassword',
    path: '/m/withdraw',
    scenario: 'new-member',
    typed: { newPaymentPassword: memberPaymentPassword, confirmPaymentPassword: memberPaymentPassword },
    press: (page) => submit(page, t('withdraw.set_password')),
  },
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
  'a favourite': {
    endpoint: 'games.addFavorite',
    path: '/m/home',
    scenario: 'new-member',
    press: (page) => button(page, t('games.favorite', { game: 'Dragon Ascent' })).click(),
  },
  'a game': {
    endpoint: 'games.launch',
    path: '/m/home',
    scenario: active,
    press: (page) => button(page, /^Dragon Ascent( [A-Z]+)?$/).click(),
  },
  'the cancellation of a lottery line': {
    endpoint: 'lottery.cancelSuborders',
    path: '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=',
    scenario: 'member-with-favorites',
    prepare: openLotteryOrder,
    press: async (page) => {
      await inDialog(page, t('lottery.cancel')).click()
      await confirmed(page, t('lottery.cancel')).click()
    },
  },
  'a favourite that is removed': {
    endpoint: 'games.removeFavorite',
    path: '/m/home',
    scenario: 'member-with-favorites',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Favorite: /, pressed: true })
        .first()
        .click(),
  },
  'a demo of a game': {
    endpoint: 'games.trialLaunch',
    path: '/m/home',
    scenario: 'game-info',
    prepare: async (page) => {
      await button(page, /^Dragon Ascent( [A-Z]+)?$/).click()
      // The sheet fetches what it says of the game.
      await expect(inDialog(page, t('gameinfo.demo'))).toBeVisible()
    },
    press: (page) => inDialog(page, t('gameinfo.demo')).click(),
  },
  'the live chat': {
    endpoint: 'messages.launchChat',
    path: '/m/message',
    scenario: active,
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('messages.chat') })
        .click(),
  },
  'a letter': {
    endpoint: 'messages.sendEmail',
    path: '/m/messages',
    scenario: active,
    prepare: (page) => button(page, t('messages.write')).click(),
    typed: { subject: 'Hello', content: 'Where is my money?' },
    press: (page) => inDialog(page, t('messages.send')).click(),
    inForm: true,
  },
  'an application': {
    endpoint: 'promotions.applyPromotion',
    path: '/m/activity?id=jackpot-night',
    scenario: active,
    prepare: (page) => button(page, t('promotions.apply')).click(),
    press: (page) => inDialog(page, t('promotions.apply_now')).click(),
    inForm: true,
  },
  'a check-in': {
    endpoint: 'promotions.claimReward',
    path: '/m/rewardCenter',
    scenario: active,
    press: (page) => button(page, /^Check in and get/).click(),
  },
  'a bonus for a friend': {
    endpoint: 'promotions.claimReward',
    path: '/m/inviteFriends',
    scenario: active,
    press: (page) => button(page, t('referral.claim_of', { name: 'hy***o' })).click(),
  },
  'the cash back': {
    endpoint: 'promotions.claimManualRebate',
    path: '/m/member/manualRebate',
    scenario: active,
    press: (page) => button(page, t('member.rebate_claim')).click(),
  },
  'an answer to a contract': {
    endpoint: 'agent.answerContract',
    path: '/m/member/agent/getSalaryContract',
    scenario: 'member-with-contract',
    press: async (page) => {
      await button(page, t('agent.accept')).click()
      await confirmed(page, t('agent.accept')).click()
    },
  },
  feedback: {
    endpoint: 'promotions.feedback',
    path: '/m/feedback',
    scenario: active,
    typed: { content: 'The new member page is a joy to use' },
    press: (page) => button(page, t('feedback.send')).click(),
    inForm: true,
  },
  ...writesOfAgents,
  ...writesOfSaferPlay,
}

/** Calls that write, but at no press of their own. */
const withoutPress = {
  'auth.createTrialAccount': 'comes before the login of a free trial',
  'announcements.markAnnouncementAsRead': 'follows the opening of a notice',
  'games.addRecent': 'the app does not call it: the gateway counts launches itself',
}

test('every call of the contract that writes has a row', () => {
  const rows = [...Object.values(writes).map(({ endpoint }) => endpoint), ...Object.keys(withoutPress)]
  const calls = endpoints.flatMap(({ endpoint }) => (isRead(endpoint) ? [] : [endpoint.id]))
  expect(calls.filter((id) => !rows.includes(id))).toEqual([])
})

const Calls = z.array(z.looseObject({ method: z.string(), endpoint: z.optional(z.string()) }))

/** Returns the world's requests that are not reads, and all calls of one endpoint. */
async function written(readWorld: ReadWorld, endpoint: string): Promise<unknown[]> {
  const calls = Calls.parse((await readWorld('/__gateway/journal')).value)
  return calls.filter((call) => call.method !== 'GET' || call.endpoint === endpoint)
}

async function expectTyped(page: Page, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(text)
  }
}

for (const [
  name,
  { endpoint, path, scenario, merchant, typed = {}, prepare, press, message, inForm },
] of Object.entries(writes)) {
  test(`${name} fails at once without a network, and is not sent later`, async ({
    page,
    context,
    readWorld,
    open,
    expectRefusals,
    expectToast,
  }) => {
    // A part that the page still fetches by then is lost as well.
    expectRefusals(/^PartLost: /)
    await open(path, { scenario, merchant, language: 'EN' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await prepare?.(page, readWorld)
    for (const [field, text] of Object.entries(typed)) await page.locator(`[name="${field}"]`).fill(text)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const before = await written(readWorld, endpoint)

    await context.setOffline(true)
    await press(page)
    if (inForm) await expect(page.getByRole('alert').filter({ hasText: t('no_internet') })).toBeVisible()
    else await expectToast(message ?? t('no_internet'))
    await expectTyped(page, typed)

    await context.setOffline(false)
    await page.waitForFunction(() =>
      fetch(location.href).then(
        () => true,
        () => false,
      ),
    )
    await follow(page, '/m/help')
    await expect.poll(() => calledEndpoints(readWorld)).toContain('system.helpCenter')
    await page.waitForLoadState('networkidle')
    expect(await written(readWorld, endpoint)).toHaveLength(before.length)
  })
}
