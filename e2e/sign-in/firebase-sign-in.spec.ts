import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { system } from '#contract/system.ts'
import { memberPassword } from '#fixtures/members.ts'
import { contentSecurityPolicy } from '#mock-server/hosts/content-security.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf, holdAnswers, settle } from '../support/answers.ts'
import { logIn } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { latestCaptcha, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')

/** A file of a page of this host that names the sample, as a deployer's does. */
const named = (html: string) =>
  html.replace('name="sign-in-module" content=""', 'name="sign-in-module" content="/sign-in.js"')

/** The origins that docs/deploy.md gives a deployer of the sample, by the option of `npm run csp`. */
const origins = (option: 'script' | 'call') =>
  [
    ...readFileSync('docs/deploy.md', 'utf8').matchAll(
      new RegExp(`--${option}\\s+(https:[^\\s\`]+?)[,.]?[\\s\`]`, 'g'),
    ),
  ].map(([, origin = '']) => origin)

/** The policy that a deployer of the sample sends with a page. */
const policyOf = (html: string) =>
  contentSecurityPolicy(html, {
    scripts: origins('script'),
    calls: origins('call'),
    pictures: ['https:'],
    frames: ["'self'", 'https:'],
  })

/**
 * Plays the library: it sends the code 246810, and its tokens are those of the simulated provider. It asks Google's hosts, as
 * the real one does.
 */
const library = `
  const ask = (address) => fetch(address, { method: 'POST' }).then((response) => response.json())
  const run = (src) => new Promise((resolve, reject) => {
    document.head.append(Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject }))
  })
  export const initializeApp = (project) => project
  export const getAuth = () => ({})
  const providerOf = (own) => class { constructor(id = own) { this.providerId = id } }
  export const FacebookAuthProvider = providerOf('facebook.com')
  export const GoogleAuthProvider = providerOf('google.com')
  export const TwitterAuthProvider = providerOf('twitter.com')
  export const OAuthProvider = providerOf()
  export class RecaptchaVerifier {
    verify = () => run('https://www.google.com/recaptcha/api.js')
    clear() {}
  }
  const userOf = (subject) => ({ user: { getIdToken: async () => {
    await ask('https://securetoken.googleapis.com/v1/token')
    const claims = subject + '@2099-01-01T00:00:00Z'
    return 'firebase.' + claims + '.signed-' + claims
  } } })
  export const signInWithPopup = async (auth, { providerId }) => {
    await run('https://apis.google.com/js/api.js')
    return userOf(providerId.replace(/^oidc.|.com$/, '') + ':mina')
  }
  export const signInWithPhoneNumber = async (auth, number, verifier) => {
    await verifier.verify()
    await ask('https://www.google.com/recaptcha/api2/reload')
    await ask('https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode')
    const confirm = async (code) => {
      if (code !== '246810') throw Object.assign(new Error(), { code: 'auth/invalid-verification-code' })
      return userOf(number.slice(1))
    }
    return { confirm }
  }`

const script = (body: string) => ({
  contentType: 'text/javascript',
  headers: { 'access-control-allow-origin': '*' },
  body,
})

/** Serves login and registration with the sample of a deployer, the policy for it, and the library it loads. */
async function deploySample(page: Page) {
  await page.route('https://www.gstatic.com/firebasejs/**', (route) => route.fulfill(script(library)))
  await page.route(/^https:\/\/(apis|www)\.google\.com\/(js|recaptcha\/api\.js)/, (route) => route.fulfill(script('')))
  await page.route(/googleapis\.com|google\.com\/recaptcha\/api2/, (route) =>
    route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route('**/sign-in.js', (route) =>
    route.fulfill(script(readFileSync('deploy/firebase-sign-in.js', 'utf8'))),
  )
  await page.route(/\/m\/(login$|register)/, async (route) => {
    const response = await route.fetch()
    const body = named(await response.text())
    const headers = { ...response.headers(), 'content-security-policy': policyOf(body) }
    await route.fulfill({ response, headers, body })
  })
}

test('the sample for Firebase verifies a number by a text message, and a wrong code stays in its dialog', async ({
  page,
  arrange,
}) => {
  await arrange({ language: 'EN' })
  await deploySample(page)
  await visit(page, '/m/login')
  await page.getByRole('tab', { name: t('auth.mobile') }).click()
  await page.locator('[name=username]').fill('01022334455')
  const verify = page.getByRole('button', { name: t('provider.verify') })
  const dialog = page.getByRole('dialog', { name: 'Code from the text message' })

  await verify.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t('provider.cancelled'))).toBeVisible()

  await verify.click()
  await dialog.getByRole('textbox').fill('111111')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This code is not correct')
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t('provider.verified'))).toBeVisible()
  await page.locator('form [type=submit]').click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the sample for Firebase signs in by a social account', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await deploySample(page)
  await visit(page, '/m/login')
  await page.getByRole('button', { name: t('provider.with', { name: 'LINE' }) }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the sample for Firebase verifies the number of a registration by a text message', async ({
  page,
  arrange,
  readWorld,
}) => {
  await arrange({ language: 'EN' })
  await deploySample(page)
  await visit(page, '/m/register')
  await page.getByRole('tab', { name: t('auth.mobile') }).click()
  const field = (name: string) => page.locator(`[name=${name}]`)
  const submit = page.getByRole('main').getByRole('button', { name: t('register.title'), exact: true })
  await field('mobileNum').fill('01099998888')
  for (const name of ['password', 'confirmPassword']) await field(name).fill(memberPassword)
  await field('payeeName').fill('Hong Gildong')
  await expect(field('verificationCode')).toHaveCount(0)
  await field('captcha').fill(await latestCaptcha(readWorld))

  await submit.click()
  await expect(page.getByText(t('number_unverified'))).toBeVisible()
  await page.getByRole('button', { name: t('provider.verify') }).click()
  const dialog = page.getByRole('dialog', { name: 'Code from the text message' })
  await dialog.getByRole('textbox').fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(t('provider.verified'))).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('₩0.00')).toBeVisible()
  const { members } = (await snapshotOf(readWorld)).tables
  expect(members.filter(({ mobile }) => mobile === '821099998888')).toHaveLength(1)
})

test('the sample for Firebase registers by a social account, and keeps the invitation', async ({
  page,
  arrange,
  readWorld,
}) => {
  await arrange({ language: 'EN' })
  await deploySample(page)
  await visit(page, '/m/register?r=minji_k')
  await page.getByRole('button', { name: t('provider.with', { name: 'Twitter' }) }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const { members } = (await snapshotOf(readWorld)).tables
  const made = members.filter(({ identity }) => identity === 'twitter:mina')
  expect(made).toMatchObject([{ details: { recommenderId: 'minji_k' } }])
})

test('login works by a password without the row if the provider’s library cannot be loaded', async ({
  page,
  arrange,
  expectRefusals,
}) => {
  expectRefusals()
  await arrange({ language: 'EN' })
  await deploySample(page)
  await page.route('https://www.gstatic.com/firebasejs/**', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/firebasejs/'))
  await visit(page, '/m/login')
  await lost
  await page.waitForLoadState('networkidle')
  await settle(page)
  await expect(page.getByRole('button', { name: t('login.trial') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('provider.row') })).toHaveCount(0)
  await expectAccessible(page)
  await logIn(page, 'haedal_92')
  await expect(page).toHaveURL(/\/m\/home$/)
})

const isPicture = (request: Request) => request.resourceType() === 'image' && request.url().includes('/__art/')

for (const [answer, selects] of [
  ['the platform’s status', callsOf(system.status)],
  ['the picture of the brand', isPicture],
] as const)
  test(`login asks for the sign-in module only after ${answer}`, async ({ page, arrange }) => {
    await arrange({ language: 'EN' })
    await deploySample(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/sign-in.js') && asked.push(request.url()))
    const held = await holdAnswers(page, selects)
    await page.clock.install()
    await visit(page, '/m/login')
    await expect.poll(held.count).toBeGreaterThan(0)
    // Less than the longest wait for the page.
    await page.clock.runFor(10_000)
    expect(asked).toEqual([])
    await held.release()
    await expect(page.getByRole('region', { name: t('provider.row') })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
