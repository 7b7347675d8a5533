import type { Page } from '@playwright/test'
import chatTexts from '#locales/en/vendors/chat.json' with { type: 'json' }
import { confirmSignOut } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { deploy } from './deploy.ts'
import { startHost } from './start-host.ts'

const { t, slot } = textsOf('EN')

let closing: (() => Promise<void>) | undefined
test.afterEach(async () => {
  await closing?.()
  closing = undefined
})

/** Opens the build on one port, under a path, and a gateway on another, which allows some origins to call it. */
async function openApart(page: Page, allow: (app: string) => string[]) {
  const base = '/shop/'
  const app = await deploy({ base })
  const host = await startHost(...allow(app.url))
  app.setGateway(host.url)
  await page.addInitScript((prefix) => {
    if (window !== window.top) return
    const kept = { language: 'EN', SHELL_PU_A: false, SHELL_PU_B: false }
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
  }, base)
  closing = async () => {
    await page.close()
    app.close()
    await host.close()
  }
  return { app: app.url + base.slice(0, -1), gateway: host.url }
}

test('the build on another origin plays, pays and logs out at a gateway that allows it', async ({ page }) => {
  const { app, gateway } = await openApart(page, (origin) => ['--allow-origin', origin])
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(`${request.method()} ${new URL(request.url()).origin}`))

  await test.step('login and balance', async () => {
    await page.goto(`${app}/m/login`)
    await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
    await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
  })

  await test.step('the page reads the gateway’s time', async () => {
    const date = await page.evaluate(
      async (address) => (await fetch(address)).headers.get('date'),
      `${gateway}/wps/system/status?language=EN`,
    )
    expect(Date.parse(date ?? '')).toBeGreaterThan(0)
  })

  await test.step('a game is launched in its frame, and its own button closes it', async () => {
    await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: slot.spin, exact: true }).click()
    await expect(game.getByRole('button', { name: slot.spin, exact: true })).toBeEnabled()
    await game.getByRole('button', { name: 'Leave for the lobby' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('a payment is made at the gateway’s page and returns', async () => {
    await page.goto(`${app}/m/voucherCenter`)
    await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    await expect(page).toHaveURL((url) => !url.href.startsWith(app))
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    expect(page.url()).toContain(`${app}/m/voucherCenter?deposit=`)
  })

  await test.step('a chat is opened at the gateway’s page and returns', async () => {
    await page.goto(`${app}/m/message`)
    await page.getByRole('button', { name: t('messages.chat') }).click()
    await expect(page).toHaveURL((url) => !url.href.startsWith(app))
    await page.getByRole('button', { name: chatTexts.back }).click()
    await expect(page).toHaveURL(`${app}/m/message`)
  })

  await test.step('the session also ends at the gateway', async () => {
    await page.goto(`${app}/m/home`)
    await page.getByRole('button', { name: t('header.menu') }).click()
    await page.getByRole('button', { name: t('menu.sign_out') }).click()
    await confirmSignOut(page)
    await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
    await expect.poll(() => [...requested]).toContain(`DELETE ${gateway}`)
  })

  expect(requested).not.toContain(`POST ${new URL(app).origin}`)
})

test('the page connects for the pictures of a gateway on another origin', async ({ page }) => {
  const { app, gateway } = await openApart(page, (origin) => ['--allow-origin', origin])
  await page.goto(`${app}/m/home`)
  const connection = page.locator('link[rel=preconnect]')
  await expect(connection).toHaveAttribute('href', gateway)
  // Pictures have credentials, and a connection without them does not serve.
  await expect(connection).not.toHaveAttribute('crossorigin')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
})

test('the browser blocks a gateway that does not allow the app’s origin, and the app reports it as unreachable', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(/blocked by CORS policy/)
  const { app, gateway } = await openApart(page, () => ['--allow-origin', 'http://elsewhere.example'])
  const answered = page.waitForEvent('requestfailed', (request) => request.url().startsWith(gateway))
  await page.goto(`${app}/m/home`)
  await answered
  await expect(page.getByRole('heading', { name: t('system.unreachable_title') })).toBeVisible()
})
