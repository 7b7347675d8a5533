import type { Route } from '@playwright/test'
import ja from '#locales/ja/home.json' with { type: 'json' }
import { disableTimeouts } from '../support/answers.ts'
import { logIn } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { fileOf, isStart } from './start-files.ts'

const { t } = textsOf('KO')
const en = textsOf('EN').t
const retries = [t('common.retry'), en('common.retry'), ja['common.retry']].join(' · ')

/** The files that the start requires, by address. */
const needed = {
  'the entry': /\/assets\/index-[^/]+\.js$/,
  'the libraries': /\/assets\/libraries-[^/]+\.js$/,
  'the language': /\/assets\/texts-[^/]+\.js$/,
}

/** The browser's log messages for a failed start. */
const complaints = /dynamically imported module|could not be loaded|SyntaxError|MIME type/

for (const [name, file] of Object.entries(needed)) {
  for (const [fate, answer] of Object.entries({
    lost: undefined,
    'another file by now': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' },
  })) {
    test(`when ${name} is ${fate}, a plain page reports it and offers a retry`, async ({
      page,
      arrange,
      expectRefusals,
    }) => {
      expectRefusals(complaints)
      await arrange()
      await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await visit(page, '/m/home')
      const again = page.getByRole('button', { name: retries })
      await expect(again).toBeVisible()
      await expect(page.getByText('Check your internet connection and try again.')).toBeVisible()
      // Unlike a start that only takes long, it no longer looks as if it went on.
      await expect(page.locator('.early > div').first()).toBeHidden()
      await page.unroute(file)
      await again.click()
      await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
      await expect(again).toHaveCount(0)
    })
  }
}

test('a start that hangs is reported without any script', async ({ page, arrange }) => {
  await arrange()
  await page.route(needed['the entry'], () => undefined)
  // The page never loads, so nothing awaits it.
  visit(page, '/m/home').catch(() => undefined)
  await expect(page.getByRole('button', { name: retries })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
})

/** Browser storages that keep nothing. */
const storages = {
  forbidden: () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [name, spoil] of Object.entries(storages)) {
  test(`when storage is ${name}, the app opens, and a login lasts for the visit`, async ({ page, arrange }) => {
    await arrange()
    await page.addInitScript(spoil)
    await visit(page, '/m/login')
    await logIn(page, 'haedal_92')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
  })
}

for (const fate of ['refuses', 'does not answer']) {
  test(`a gateway that ${fate} is reported on a page of the app with a retry`, async ({
    page,
    arrange,
    expectRefusals,
  }) => {
    expectRefusals()
    await arrange({ language: 'EN' })
    // The app does not wait until a call has failed.
    await disableTimeouts(page)
    const held: Route[] = []
    await page.route('**/wps/**', (route) => (fate === 'refuses' ? route.abort() : void held.push(route)))
    await visit(page, '/m/home')
    await expect(page.getByRole('heading', { name: en('system.unreachable_title') })).toBeVisible()
    // Waiting calls are released only after the press, because the app would open without it.
    if (fate === 'refuses') await page.unroute('**/wps/**')
    await page.getByRole('button', { name: en('common.retry') }).click()
    await page.unroute('**/wps/**')
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
    await expect(page.getByRole('heading', { name: en('games.hot_title') })).toBeVisible()
  })
}

test('a gateway that refuses is reported without any file beyond those of the start, and a press goes on', async ({
  page,
  arrange,
  expectRefusals,
}) => {
  expectRefusals(/dynamically imported module|could not be fetched|preload CSS/)
  await arrange({ language: 'EN' })
  await page.route('**/wps/**', (route) => route.abort())
  await page.route(/\/assets\//, (route, request) =>
    isStart(fileOf(request.url())) ? route.fallback() : route.abort(),
  )
  await visit(page, '/m/home')
  await expect(page.getByText(en('loading_failed'))).toBeVisible()
  const retry = page.getByRole('button', { name: en('common.retry') })
  await page.unroute(/\/assets\//)
  await retry.click()
  await expect(page.getByRole('heading', { name: en('system.unreachable_title') })).toBeVisible()
  await page.unroute('**/wps/**')
  await retry.click()
  await expect(page.getByRole('heading', { name: en('games.hot_title') })).toBeVisible()
})
