import type { Page } from '@playwright/test'
import { followRequests } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')

/** Records the scripts and style sheets that a page requests from now on. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) files.push(pathname)
  })
  return files
}

/** Touches the link of the promotions and waits until their screen is fetched and has run. Returns the files from then on. */
async function fetchAhead(page: Page, event: string): Promise<string[]> {
  const files = filesOf(page)
  const requestsEnd = followRequests(page)
  await promotions(page).dispatchEvent(event)
  await expect.poll(() => screenOf('offers')(files)).toBe(true)
  await requestsEnd()
  // A script that has arrived may still have to run. Importing it once more waits for that.
  await page.evaluate(
    async (scripts) => {
      await Promise.all(scripts.map((script) => import(script)))
      await new Promise((idle) => requestIdleCallback(idle))
    },
    files.filter((file) => file.endsWith('.js')),
  )
  files.length = 0
  return files
}

const screenOf = (name: string) => (files: readonly string[]) =>
  files.some((file) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`).test(file))

const promotions = (page: Page) => page.getByRole('link', { name: t('bottom.promotion'), exact: true })

async function openHome(page: Page) {
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const hasPromotions = (page: Page) => expect(page.getByRole('heading', { name: t('route.promotions') })).toBeVisible()

for (const event of ['pointerdown', 'pointerover', 'focusin']) {
  test(`${event} on a link fetches its screen, so that the press requests none of its files`, async ({
    page,
    arrange,
  }) => {
    await arrange({ language: 'EN' })
    await openHome(page)
    const files = await fetchAhead(page, event)
    expect(page.url()).toMatch(/\/m\/home$/)
    await promotions(page).click()
    await hasPromotions(page)
    // Home's own later parts may still arrive.
    expect(files.filter((file) => /\/(offers|shared|screens)-[^/]+$/.test(file))).toEqual([])
  })
}

test('a screen that was fetched ahead shows at once, without a spinner', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await openHome(page)
  await fetchAhead(page, 'pointerdown')
  const spinners = await promotions(page).evaluate(async (element: HTMLElement) => {
    let seen = 0
    const count = () => {
      seen += document.querySelectorAll('main > [data-loading]').length
    }
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
    element.click()
    while (!document.querySelector('main h1')) await new Promise(requestAnimationFrame)
    return seen
  })
  expect(spinners).toBe(0)
})

test('a screen’s texts restyle no page whose language stays', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await openHome(page)
  await page.evaluate(() => {
    const attributes: (string | null)[] = []
    Object.assign(window, { attributes })
    new MutationObserver((changes) => attributes.push(...changes.map(({ attributeName }) => attributeName))).observe(
      document.documentElement,
      { attributeFilter: ['lang', 'dir'] },
    )
  })
  const changed = () => page.evaluate(() => (window as typeof window & { attributes: string[] }).attributes)
  await promotions(page).click()
  await hasPromotions(page)
  expect(await changed()).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'))
  expect(await changed()).toEqual(['lang'])
})

test('a visitor’s touch of a member’s page fetches the login', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await visit(page, '/m/activity')
  await hasPromotions(page)
  await page.waitForLoadState('networkidle')
  const files = filesOf(page)
  await page.getByRole('link', { name: t('bottom.member'), exact: true }).dispatchEvent('pointerdown')
  await expect.poll(() => screenOf('auth')(files)).toBe(true)
  expect(screenOf('member')(files)).toBe(false)
})

test('nothing is fetched ahead for a person who saves data', async ({ page, arrange }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await arrange({ language: 'EN' })
  await openHome(page)
  const files = filesOf(page)
  await promotions(page).dispatchEvent('pointerdown')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(screenOf('offers')(files)).toBe(false)
  await promotions(page).click()
  await hasPromotions(page)
})

test('a link under the pointer does not reload the page, although a new build has removed its screen', async ({
  page,
  arrange,
  expectRefusals,
}) => {
  expectRefusals()
  await arrange({ language: 'EN' })
  await openHome(page)
  await page.route(/\/offers-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  let checks = 0
  await page.route(/\/m\/home$/, async (route) => {
    checks += 1
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/index-[\w-]{8}\.js/, 'index-nextnext.js') })
  })
  const lost = page.waitForResponse(/\/offers-[^/]+\.js$/)
  await promotions(page).dispatchEvent('pointerover')
  await lost
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(checks).toBe(0)
})
