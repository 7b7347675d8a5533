import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { merchantFiles } from '#fixtures/library.ts'
import pages from '#locales/ja/gateway/notice-pages.json' with { type: 'json' }
import start from '#locales/ja/page/start.json' with { type: 'json' }
import scenarios from '#locales/ja/studio/scenarios.json' with { type: 'json' }
import texts from '#locales/ko/demo/notices.json' with { type: 'json' }
import { demoBytes, forward, serveDemo } from '../deploy/deploy.ts'
import { textsOf } from '../support/texts.ts'
import { store } from '../support/visit.ts'
import { stopWorker } from './stop-worker.ts'

const { t } = textsOf('KO')
const { light, dark } = merchantFiles.haedal.theme

const isHome = (page: Page) => expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('its page can say in every language that the app has not opened', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain(start.not_opened)
})

test('its page has the colours of the first merchant, so that the progress can be read', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const { raised, ink } of [light, dark]) expect(html).toMatch(new RegExp(`--raised:${raised};[^}]*--ink:${ink};`))
})

test('a first visit fetches at most 6 MB, says when it is ready, and knows a brand by its code alone', async ({
  page,
  request,
}) => {
  expect(demoBytes()).toBeLessThan(6_000_000)
  const worker = await request.get('/sw.js', { headers: { 'accept-encoding': 'br' } })
  expect(worker.headers()['content-encoding']).toBe('br')

  // The progress and the notice leave by themselves.
  await Promise.all([
    expect(page.getByRole('progressbar', { name: texts.preparing })).toBeVisible(),
    expectStatus(page, texts.ready.slice(0, 10)),
    page.goto('/'),
  ])
  await isHome(page)
  await expect(page.getByRole('complementary', { name: texts.mark })).toBeVisible()

  await page.goto('/?merchant=ROCKET')
  await expect(page.getByRole('link', { name: '로켓 베이' })).toBeVisible()
  const answer = await page.goto('/?merchant=NOBODY')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: /Velvet Ace/ }).click()
  await expect(page.getByRole('link', { name: '벨벳 에이스' })).toBeVisible()
})

test.describe('for a reader of Japanese', () => {
  test.use({ locale: 'ja-JP' })

  test('a link to an unknown scenario is answered in Japanese', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/?scenario=nope')
    await expect(page.getByRole('heading', { name: pages.scenario_unknown })).toBeVisible()
    await expect(page.getByRole('link', { name: scenarios.scenario_trial })).toBeVisible()
  })
})

/** Removes the worker's database. Returns whether that has succeeded, or is blocked by the worker. */
const removeDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const request = indexedDB.deleteDatabase('keyval-store')
        for (const end of ['success', 'blocked']) request.addEventListener(end, () => done(end))
      }),
  )

test('the demo repairs lost files and worlds and says so', async ({ page }) => {
  await page.goto('/')
  await isHome(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of (await cache.keys()).slice(0, 40)) await cache.delete(key)
    }
  })
  await page.reload()
  await expectStatus(page, texts.repaired_files)

  // A call of the app starts the worker again, which then holds the database.
  await expect(async () => {
    await stopWorker(page)
    expect(await removeDatabase(page)).toBe('success')
  }).toPass()
  await page.reload()
  await expectStatus(page, texts.repaired_worlds)
})

/** Puts the page behind another tab, as far as it knows, or before it. */
function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a new build waits until the person agrees; another tab of the world is known', async ({ page, context }) => {
  const demo = await serveDemo()
  let build = 1
  const server = createServer(async (incoming, response) => {
    if (incoming.url !== '/sw.js') return forward(incoming, response, demo.url + incoming.url)
    const script = await (await fetch(`${demo.url}/sw.js`)).text()
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${script}\n// build ${build}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.goto(`${url}/icon.svg`)
  await store(page, { SHELL_PU_B: false })
  await page.goto(`${url}/m/home`)
  await isHome(page)
  const other = await context.newPage()
  // The notice about another tab disappears some seconds after the tab becomes visible.
  await page.evaluate(setVisibility, 'hidden' as const)
  await other.addInitScript(setVisibility, 'hidden' as const)
  await Promise.all([
    expectStatus(page, texts.other_tab),
    expectStatus(other, texts.other_tab),
    other.goto(`${url}/m/home`),
  ])
  await page.evaluate(setVisibility, 'visible' as const)
  await expect(page.getByText(texts.other_tab)).toHaveCount(0)
  await other.getByRole('button', { name: texts.close }).click()

  build = 2
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expectStatus(page, texts.new_build)
  await page.getByRole('button', { name: texts.load_now }).click()
  await Promise.all([isHome(page), expectStatus(other, texts.other_tab), expectStatus(other, texts.other_build)])
  server.close().closeAllConnections()
  demo.close()
})
