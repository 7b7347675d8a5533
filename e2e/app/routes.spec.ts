import type { Locator } from '@playwright/test'
import { logIn } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'

const { t } = textsOf('EN')

test('a trailing slash opens the same screen with the same chrome', async ({ page, open }) => {
  await open('/m/help/', { language: 'EN' })
  await expect(page.getByRole('heading', { level: 1, name: t('route.help') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('common.back') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toHaveCount(0)

  await visit(page, '/m/activity/?id=daily-check-in')
  await expect(page.getByRole('heading', { name: /Seven-day check-in/ })).toBeVisible()
  const bar = page.getByRole('navigation', { name: t('bottom.label') })
  await expect(bar.locator('[aria-current=page]')).toHaveText(t('bottom.promotion'))
})

for (const [place, viewport] of [
  ['the bottom bar', { width: 390, height: 844 }],
  ['the side rail', { width: 1280, height: 800 }],
] as const) {
  test(`${place} marks the pressed entry, and the former one again on going back`, async ({ page, open }) => {
    await page.setViewportSize(viewport)
    await open('/m/home', { language: 'EN' })
    const main = page.getByRole('navigation', { name: t('bottom.label') })
    const marked = main.locator('[aria-current=page]')
    await main.getByRole('link', { name: t('bottom.promotion') }).click()
    await expect(page).toHaveURL(/\/m\/activity/)
    await expect(marked).toHaveText(t('bottom.promotion'))
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
    await expect(marked).toHaveText(t('bottom.home'))
  })
}

test('the bottom bar marks the remaining screen after an immediate step back', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  const bar = page.getByRole('navigation', { name: t('bottom.label') })
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      document.body.dataset.pushed = ''
      history.back()
    }
  })
  await bar.getByRole('link', { name: t('bottom.promotion') }).click()
  await expect(page.locator('body')).toHaveAttribute('data-pushed', '')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(bar.locator('[aria-current=page]')).toHaveText(t('bottom.home'))
})

test('an unknown address becomes home’s, without a history entry', async ({ page, open }) => {
  await open('/m/help', { language: 'EN' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const unknown of ['/m/nowhere', '/elsewhere', '/m/member/nowhere?id=1', '/m/help/deeper']) {
    await visit(page, unknown)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/help$/)
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

test('a history step during the first render is followed', async ({ page, arrange }) => {
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
  await visit(page, '/m/userAgreement')
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

test('a visitor logs in to read the announcements, and then reads them', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  await page.getByRole('main').locator('a[href$="/m/notice"]').click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await logIn(page, 'haedal_92')
  await expect(page).toHaveURL(/\/m\/notice$/)
  await expect(page.getByText('Weekend Jackpot Night').first()).toBeVisible()
})

test('a visitor logs in to invite friends, from the bottom bar and from the menu', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('menu.invite') })
    .click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await visit(page, '/m/home')
  await page
    .getByRole('navigation', { name: t('bottom.label') })
    .getByRole('link', { name: t('bottom.share') })
    .click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await logIn(page, 'haedal_92')
  await expect(page).toHaveURL(/\/m\/inviteFriends$/)
  await expect(page.getByRole('heading', { level: 1, name: t('route.referral') })).toBeVisible()
})

test('the side menu leads to the withdrawal, the feedback, the wallets, the applications and every record', async ({
  page,
  open,
}) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  const menu = page.getByRole('dialog', { name: t('header.menu') })
  const opened = async (link: Locator, path: string) => {
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: t('header.menu') }).click()
  }
  await page.getByRole('button', { name: t('header.menu') }).click()
  await opened(menu.getByRole('link', { name: t('menu.withdraw'), exact: true }), '/m/withdraw')
  await opened(menu.getByRole('link', { name: t('route.feedback'), exact: true }), '/m/feedback')
  for (const [label, path] of [
    ['route.applications', '/m/applications'],
    ['route.wallets', '/m/transfer'],
    ['route.game_record', '/m/gameRecord'],
    ['route.account_record', '/m/transaction/record'],
    ['route.profit_and_loss', '/m/profitandloss'],
    ['route.deposit_record', '/m/vouReport'],
    ['route.withdraw_record', '/m/withdrawReport'],
  ] as const) {
    await menu.getByText(t('route.member'), { exact: true }).click()
    await opened(menu.getByRole('link', { name: t(label), exact: true }), path)
  }
})

test('the links of registration open the terms and the privacy policy, each on its own page, and both on one', async ({
  page,
  open,
}) => {
  await open('/m/register', { merchant: 'VELVET', language: 'EN' })
  for (const [link, title] of [
    [t('register.terms_link'), 'Terms of use'],
    [t('register.privacy_link'), 'Privacy policy'],
  ] as const) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: link }).click()
    const document = await opened
    await expect(document.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await document.close()
  }
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: t('register.agreement_link') }).click()
  await expect((await opened).getByRole('article')).toHaveCount(2)
})

test('the help centre leads to the user agreement', async ({ page, open }) => {
  await open('/m/help', { merchant: 'VELVET', language: 'EN' })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('footer.agreement') })
    .click()
  await expect(page).toHaveURL(/\/m\/userAgreement$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toBeVisible()
  await expect(page.getByText('Anyone of 21 or older')).toBeVisible()
})

test('the first tab stop skips the header, and the address stays', async ({ page, open }) => {
  await open('/m/help', { language: 'EN' })
  const firstTopic = page.getByRole('main').getByRole('link').first()
  await expect(firstTopic).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('common.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const address = page.url()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(page.url()).toBe(address)
  await page.keyboard.press('Tab')
  await expect(firstTopic).toBeFocused()
})
