import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'

const { t } = textsOf('EN')
const scenario = 'safer-play'

/** Opens the side menu of home at its links to the member centre. */
async function openMemberMenu(page: Page) {
  await visit(page, '/m/home')
  await page.getByRole('button', { name: t('header.menu') }).click()
  const menu = page.getByRole('dialog', { name: t('header.menu') })
  await menu.getByText(t('route.member')).first().click()
  return menu
}

test('the side menu leads to safer play, and that to the articles of its limits and of the helpline', async ({
  page,
  open,
}) => {
  await open('/m/home', { scenario, language: 'EN' })
  const menu = await openMemberMenu(page)
  await menu.getByRole('link', { name: t('safer_play.title') }).click()
  await expect(page).toHaveURL(/\/m\/saferPlay$/)
  await page.getByRole('link', { name: t('safer_play.to_article') }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading')).toHaveText('Limits, time-out and self-exclusion')
  await expectAccessible(page)
  await article.getByRole('link', { name: t('safer_play.title') }).click()
  await expect(page).toHaveURL(/\/m\/saferPlay$/)
  await page.getByRole('link', { name: t('safer_play.to_help') }).click()
  await expect(article).toContainText('1336')
})

test('a merchant without safer play offers it nowhere', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  await expect(page.getByRole('link', { name: t('route.security') }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
  const menu = await openMemberMenu(page)
  await expect(menu.getByRole('link', { name: t('route.security') })).toBeVisible()
  await expect(menu.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
  await visit(page, '/m/helpDetail?document=limits')
  const article = page.getByRole('article')
  await expect(article).toContainText('Customer service can close your account')
  await expect(article.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
})

test('the scenarios of limits open where they show', async ({ page, open }) => {
  await open('/m/saferPlay', { scenario: 'limit-increase-waiting', language: 'EN' })
  await expect(page.getByText(t('safer_play.waits', { amount: '₩500,000.00' }))).toBeVisible()
  await open('/m/saferPlay', { scenario: 'loss-limit-reached', language: 'EN' })
  await expect(page.getByRole('region', { name: t('safer_play.kind_loss') })).toContainText('₩50.00')
})
