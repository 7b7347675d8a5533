import type { Page, Request } from '@playwright/test'
import { breakCalls } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')

const lotteries = '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type='

/** Selects the documents of frames, once the app is open. */
const pages = (request: Request) => request.isNavigationRequest()

const openFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: / [A-Z][A-Z0-9_]+$/ })
    .first()
    .click()

for (const [kind, list] of Object.entries({ game: '/m/gameList?gameType=RNG', lottery: lotteries })) {
  test(`a page of a ${kind} that does not answer can be loaded again`, async ({ page, open }) => {
    await open(list, { scenario: 'active-member', language: 'EN' })
    const notice = page.getByRole('alert').filter({ hasText: t('slow_connection') })
    let hangs = true
    await page.route(
      () => true,
      (route, request) => (hangs && pages(request) ? undefined : route.fallback()),
    )
    await openFirst(page)
    await expect(notice).toBeVisible()
    hangs = false
    await notice.getByRole('button', { name: t('common.retry') }).click()
    await expect(page.locator('iframe[data-shown]')).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
    await expect(notice).toBeHidden()
  })
}

test('a lottery whose page cannot be reached says so, and can be loaded again', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open(lotteries, { scenario: 'active-member', language: 'EN' })
  const restore = await breakCalls(page, pages)
  await openFirst(page)
  const failure = page.getByRole('alert').filter({ hasText: t('loading_failed') })
  await expect(failure).toBeVisible()
  restore()
  await failure.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.locator('iframe[data-shown]')).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})
