import type { Page } from '@playwright/test'
import { saferPlay } from '#contract/safer-play.ts'
import { fillTransfer, sendTransfer } from '../money/deposit-by-bank.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { depositsOf } from '../support/world.ts'

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

test('RTS 12A: deposit-limit-reached refuses another deposit and says why', async ({
  page,
  readWorld,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/voucherCenter', { scenario: 'deposit-limit-reached', language: 'EN' })
  const deposits = await depositsOf(readWorld)
  await fillTransfer(page)
  await sendTransfer(page)
  await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
  expect(await depositsOf(readWorld)).toEqual(deposits)
  await page.getByRole('link', { name: t('safer_play.to_limits') }).click()
  const limits = page.getByRole('region', { name: t('safer_play.kind_deposit') })
  await expect(limits).toContainText('₩5,000.00')
})

test('RTS 12A: the deposit screen offers a first deposit limit, and a deposit beyond it leads to the limits', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/voucherCenter', { scenario, language: 'EN' })
  const offer = page.getByRole('complementary', { name: t('safer_play.title') })
  const deposits = page.getByRole('region', { name: t('safer_play.kind_deposit') })

  await test.step('a dismissed offer stays away in this session', async () => {
    await expectAccessible(page)
    await offer.getByRole('button', { name: t('common.close') }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.locator('[name=amount]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
  })

  await test.step('the offer leads to the limits', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await offer.getByRole('link', { name: t('safer_play.offer_link') }).click()
    await deposits.getByRole('button', { name: /24 hours/ }).click()
    await page.getByRole('dialog').locator('[name=amount]').fill('20000')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('safer_play.save') })
      .click()
    await expect(deposits).toContainText('₩20,000.00')
  })

  await test.step('with a limit there is no offer, and the refusal leads to the limits', async () => {
    const limits = page.waitForResponse((response) => response.url().includes(saferPlay.overview.path))
    await visit(page, '/m/voucherCenter')
    await limits
    await fillTransfer(page)
    await expect(offer).toHaveCount(0)
    await sendTransfer(page)
    await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('safer_play.to_limits') }).click()
    await expect(page).toHaveURL(/\/m\/saferPlay$/)
    await expect(deposits).toContainText('₩20,000.00')
  })
})

for (const language of ['KO', 'EN'] as const)
  test(`RTS 13B: the title of a game is whole beside the session clock at 320 px in ${language}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/m/home', { scenario, language })
    await page
      .getByRole('button', { name: /Dragon Ascent|용의 승천/ })
      .first()
      .click()
    const frame = page.locator('dialog[open]')
    await expect(frame.getByRole('timer')).toBeVisible()
    await expect(frame.locator('dd').nth(1)).toContainText('₩')
    const cut = () =>
      frame.evaluate((layer) =>
        [...layer.querySelectorAll('span, dt, dd')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
    await expect.poll(cut).toEqual([])
  })
