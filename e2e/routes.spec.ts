import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { follow, visit } from './visit.ts'

const { t } = textsOf('EN')

test('a trailing slash opens the same screen with the same chrome', async ({ page, open }) => {
  await open('/m/notice/', { language: 'EN' })
  await expect(page.getByRole('heading', { level: 1, name: t('route.notice') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('common.back') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toHaveCount(0)

  await visit(page, '/m/activity/?id=daily-check-in')
  await expect(page.getByRole('heading', { name: /Seven-day check-in/ })).toBeVisible()
  const bar = page.getByRole('navigation', { name: t('bottom.label') })
  await expect(bar.locator('[aria-current=page]')).toHaveText(t('bottom.promotion'))
})

test('an unknown address becomes home’s, without a history entry', async ({ page, open }) => {
  await open('/m/notice', { language: 'EN' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const unknown of ['/m/nowhere', '/elsewhere', '/m/member/nowhere?id=1', '/m/notice/deeper']) {
    await visit(page, unknown)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/notice$/)
  }
})

test('a new page starts at its top, and Back restores the scroll position', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  const more = page.getByRole('link', { name: t('games.view_all_of', { title: t('category.LIVE') }), exact: true })
  await more.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await more.click()
  await expect(page.getByRole('main', { name: t('route.game_list') })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(more).toBeInViewport()
})

test('a step through the history while the app renders for the first time is followed', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  // The router notes its place in the history early in the first render. The wait ends React's slice of work there, so
  // that the step comes before the router listens.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (data, unused, url) => {
      replace(data, unused, url)
      history.replaceState = replace
      const start = performance.now()
      while (performance.now() - start < 50);
      queueMicrotask(() => {
        history.pushState(null, '', 'm/help')
        dispatchEvent(new PopStateEvent('popstate'))
      })
    }
  })
  await visit(page, '/m/notice')
  await expect(page.getByRole('heading', { level: 1, name: t('route.help') })).toBeVisible()
})

test('the document is named after its screen and the merchant', async ({ page, open }) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await expect(page).toHaveTitle('Haedal')
  await follow(page, '/m/voucherCenter')
  await expect(page).toHaveTitle('Deposit · Haedal')
  await follow(page, '/m/gameList?gameType=LIVE')
  await expect(page).toHaveTitle(`${t('route.game_list')} · Haedal`)
})
