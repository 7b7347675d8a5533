import type { Page, Route } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')

/** The log messages of the browser and React for a lost file. */
const complaints = /could not be fetched|dynamically imported module|preload CSS/

const hashed = /([\w.-]+-[\w-]{8})\.(js|css)\b/g

/** Returns a text of this build as a later build's, in which every file has another name. */
const renamed = (text: string) => text.replaceAll(hashed, '$1.new.$2')

const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })

/**
 * Replies with this build's file under the next build's name. The policy has the hash of this build's inline script, so the
 * reply has none.
 */
async function fulfilRenamed(route: Route, url = route.request().url()) {
  const response = await route.fetch({ url })
  const { 'content-security-policy': _, ...headers } = response.headers()
  await route.fulfill({ response, headers, body: renamed(await response.text()) })
}

/** Replaces the page's build with another one: the old files are gone, and so are those that `lost` matches. */
async function deploy(page: Page, lost?: RegExp) {
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => {
    const url = route.request().url()
    if (!url.includes('.new.') || lost?.test(url)) return notFound(route)
    return fulfilRenamed(route, url.replace('.new.', '.'))
  })
  await page.route(/\/m\/\w+$/, (route) => fulfilRenamed(route))
}

/** Counts the page's loads from now on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  return loads
}

/** A screen whose file home does not fetch. */
const promotions = {
  file: /\/assets\/offers-[^/]+$/,
  open: (page: Page) => page.getByRole('link', { name: t('bottom.promotion') }).click(),
  isShown: (page: Page) => expect(page.getByRole('heading', { name: t('route.promotions'), level: 1 })).toBeVisible(),
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

// A file that is still loading would be renamed for a closed page.
test.afterEach(({ page }) => page.waitForLoadState('networkidle'))

test('a screen that was removed with the old build loads from the new one after one reload', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals(complaints)
  await open('/m/home', { language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await deploy(page)
  await promotions.open(page)
  await promotions.isShown(page)
  expect(await page.locator('script[type=module]').first().getAttribute('src')).toContain('.new.js')
  expect(loads).toHaveLength(1)
})

test('typed values survive the reload, except secrets', async ({ page, open, expectRefusals }) => {
  expectRefusals(complaints)
  await open('/m/login', { language: 'EN' })
  await field(page, 'username').fill('haedal_92')
  await field(page, 'password').fill(memberPassword)
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await deploy(page)
  const login = page.locator('form').getByRole('button', { name: t('login.title') })
  // The first login fetches the encryption module.
  await Promise.all([page.waitForEvent('framenavigated'), login.click()])
  await expect(field(page, 'username')).toHaveValue('haedal_92')
  await expect(field(page, 'password')).toHaveValue('')
  expect(loads).toHaveLength(1)
  await field(page, 'password').fill(memberPassword)
  await login.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(loads).toHaveLength(1)
})

test('a new build that also lacks the file causes no endless reloads', async ({ page, open, expectRefusals }) => {
  expectRefusals(complaints)
  await open('/m/home', { language: 'EN' })
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await deploy(page, promotions.file)
  await promotions.open(page)
  const failure = page.getByRole('alert').filter({ hasText: t('loading_failed') })
  await expect(failure).toBeVisible()
  expect(loads).toHaveLength(1)
  const reloaded = page.waitForEvent('load')
  await failure.getByRole('button', { name: t('common.retry') }).click()
  await reloaded
  await expect(failure).toBeVisible()
  expect(loads).toHaveLength(2)
})

test('two alternating builds cause no endless reloads', async ({ page, open, expectRefusals }) => {
  expectRefusals(complaints)
  await open('/m/home', { language: 'EN' })
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  // Every page names another build than the previous one; the file is in none of them.
  let answers = 0
  await page.route(promotions.file, notFound)
  await page.route(/\/m\/\w+$/, async (route) => {
    answers += 1
    const response = await route.fetch()
    const body = await response.text()
    // Only the check reads the name; the page itself runs the entry that its parts import.
    const named = body.replace(/(index-[\w-]{8}\.js)/, `$1?build=${answers}`)
    await route.fulfill({ response, body: route.request().isNavigationRequest() ? body : named })
  })
  await promotions.open(page)
  await expect(page.getByRole('alert').filter({ hasText: t('loading_failed') })).toBeVisible()
  expect(loads).toHaveLength(1)
  expect(answers).toBe(3)
})
