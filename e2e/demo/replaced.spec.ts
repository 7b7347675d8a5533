import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { deploy, forward, serveDemo } from '../deploy/deploy.ts'
import { startHost } from '../deploy/start-host.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('KO')

/** Opens an address that first has the demo, and later the player's build with a gateway on another origin. */
async function openSite(worker?: 'on') {
  const demo = await serveDemo()
  const build = await deploy({ worker })
  let current = demo.url
  const server = createServer((incoming, response) => forward(incoming, response, current + incoming.url))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host = await startHost('--allow-origin', url)
  build.setGateway(host.url)
  return {
    url,
    gateway: host.url,
    replace() {
      current = build.url
    },
    restore() {
      current = demo.url
    },
    async close() {
      server.close().closeAllConnections()
      demo.close()
      build.close()
      await host.close()
    },
  }
}

let site: Awaited<ReturnType<typeof openSite>>
test.afterEach(() => site.close())

/** Returns the remains of a worker at this page's origin. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    isControlled: navigator.serviceWorker.controller !== null,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }))

const hotGames = (page: Page) => page.getByRole('heading', { name: t('games.hot_title') })

async function visitDemo(page: Page) {
  await page.goto(`${site.url}/m/home`)
  await expect(hotGames(page)).toBeVisible()
  expect(await traces(page)).toMatchObject({ isControlled: true, workers: 1 })
}

/** Waits for the player's build to call its own gateway, which the demo never does. */
const callsGateway = (page: Page) => page.waitForResponse((response) => response.url().startsWith(site.gateway))

test('the player’s build replaces the demo’s worker', async ({ page }) => {
  site = await openSite()
  await visitDemo(page)
  site.replace()
  await Promise.all([callsGateway(page), page.reload()])
  await expect(hotGames(page)).toBeVisible()
  await expect.poll(() => traces(page)).toEqual({ isControlled: false, workers: 0, caches: [] })
})

test('the player’s build also replaces a tab of the demo in another world', async ({ page, context }) => {
  site = await openSite()
  await page.goto(`${site.url}/?scenario=default&merchant=VELVET`)
  await expect(page.getByRole('link', { name: '벨벳 에이스' })).toBeVisible()
  await expect(hotGames(page)).toBeVisible()
  // Chromium gives a worker with much to do up to five minutes before its replacement takes over.
  await page.waitForLoadState('networkidle')
  site.replace()
  const other = await context.newPage()
  await Promise.all([callsGateway(page), other.goto(`${site.url}/m/home`)])
  await expect(page.getByRole('link', { name: '해달' })).toBeVisible()
  await expect(hotGames(other)).toBeVisible()
  await expect.poll(() => traces(other)).toEqual({ isControlled: false, workers: 0, caches: [] })
})

/** Returns the scripts of this origin's workers. */
const scripts = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ active }) => active?.scriptURL)
  })

test('the player’s worker replaces the demo’s, and the demo’s replaces it', async ({ page }) => {
  site = await openSite('on')
  await visitDemo(page)
  site.replace()
  await Promise.all([callsGateway(page), page.reload()])
  await expect(hotGames(page)).toBeVisible()
  await expect.poll(() => scripts(page)).toEqual([`${site.url}/player-worker.js`])
  await expect.poll(async () => (await traces(page)).caches).toEqual([expect.stringMatching(/^shell /)])

  site.restore()
  await page.reload()
  await expect.poll(() => scripts(page)).toEqual([])
  await visitDemo(page)
  await expect.poll(() => scripts(page)).toEqual([`${site.url}/sw.js`])
  expect((await traces(page)).caches).not.toContainEqual(expect.stringMatching(/^shell /))
})
