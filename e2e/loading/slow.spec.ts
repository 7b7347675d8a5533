import type { Page, Route } from '@playwright/test'
import { isHome } from '#app/routes.ts'
import { games } from '#contract/games.ts'
import { system } from '#contract/system.ts'
import { disableTimeouts } from '../support/answers.ts'
import { screensInWorlds } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')

/** These pages are complete without a reply. */
const loadsNothing = ['/m/login', '/m/trail', '/m/app', '/m/message', '/m/startLottery']

/** Query parameters of addresses that load nothing without them. */
const queries: Record<string, string> = {
  '/m/helpDetail': '?p=0',
  '/m/launchGame': '?playType=trad&gameId=1&prize_mode=Elott',
}

// A call that ends by itself would be repeated without the press.
test.beforeEach(({ page }) => disableTimeouts(page))

const screens = screensInWorlds.filter(({ path }) => !loadsNothing.includes(path))

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: t('slow_connection') })
const retry = (page: Page) => notice(page).getByRole('button', { name: t('common.retry') })

/** Advances time past the three seconds that a member waits for a part of the page. */
async function passPatience(page: Page) {
  await expect(page.getByText(t('common.loading')).first()).toBeAttached()
  await page.clock.fastForward(3_000)
  await expect(notice(page)).toBeVisible()
}

/**
 * Leaves calls of the gateway without a reply: all, or those that `hangs` chooses. The returned function presses the retry,
 * and lets later calls through.
 */
async function hangCalls(page: Page, hangs = (_: URL) => true): Promise<() => Promise<void>> {
  const held: Route[] = []
  let hanging = true
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const isCall = ['xhr', 'fetch'].includes(route.request().resourceType())
    if (!hanging || !isCall || url.pathname.endsWith(system.status.path) || !hangs(url)) return route.fallback()
    held.push(route)
  })
  return async () => {
    const before = held.length
    await retry(page).click()
    await expect.poll(() => held.length).toBeGreaterThan(before)
    hanging = false
    await Promise.all(held.slice(before).map((route) => route.continue()))
  }
}

/** Waits for the page's own code; from now on only its content is slow. */
const screenFetched = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => /screens?-[\w-]{8}\.js$/.test(request.url()))

for (const { path, scenario } of screens) {
  test(`${path} in the world ${scenario} reports that it loads slowly, and loads on a retry`, async ({
    page,
    arrange,
    expectRefusals,
  }) => {
    expectRefusals()
    await arrange({ scenario, language: 'EN' })
    await page.clock.install()
    const answerRetry = await hangCalls(page)
    const fetched = isHome(path) ? undefined : screenFetched(page)
    await visit(page, path + (queries[path] ?? ''))
    await fetched
    await passPatience(page)
    await answerRetry()
    await expect(notice(page)).toHaveCount(0)
    if (isHome(path)) await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
    else await expect(page.getByRole('main').getByText(t('common.loading'))).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('the next page of a game list reports that it loads slowly, and loads on a retry', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await page.clock.install()
  const answerRetry = await hangCalls(
    page,
    ({ pathname, searchParams }) => pathname.endsWith(games.gameList.path) && searchParams.get('pageNo') === '2',
  )
  await open('/m/gameList?gameType=RNG', { language: 'EN' })
  const last = page.getByRole('main').getByRole('listitem').last()
  await expect(last).toBeVisible()
  const scrollOn = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const placeOfLast = async () => Number(await last.getAttribute('aria-posinset'))
  await scrollOn()
  await expect(page.getByRole('main').getByText(t('common.loading'))).toBeAttached()
  const before = await placeOfLast()
  await passPatience(page)
  await answerRetry()
  await expect(notice(page)).toHaveCount(0)
  await scrollOn()
  await expect.poll(placeOfLast).toBeGreaterThan(before)
})
