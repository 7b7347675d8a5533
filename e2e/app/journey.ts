import { expect, type Page, test } from '@playwright/test'
import { games } from '#contract/games.ts'
import { gameAt, scrollToGame } from '../games/scroll-to-game.ts'
import { type Language, textsOf } from '../support/texts.ts'
import { watchToasts } from '../support/toasts.ts'
import { storagePrefix, visit } from '../support/visit.ts'
import { latestCaptcha, ledgerBalance, type ReadWorld } from '../support/world.ts'

export interface Traveller {
  merchant: string
  language: Language
  theme: 'light' | 'dark'
  position: 'F' | 'B'
  /** The first of the merchant's hot games. */
  game: string
}

/**
 * Browses as a visitor, logs in, adds a favourite, plays, and signs out. `readWorld` reads the world that the page
 * uses.
 */
export async function walk(
  page: Page,
  readWorld: ReadWorld,
  { language, theme, position, game }: Traveller,
): Promise<void> {
  const { t, slot } = textsOf(language)
  const expectToast = await watchToasts(page)
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const money = (amount: number) => (position === 'B' ? `${digits.format(amount)}₩` : `₩${digits.format(amount)}`)

  await test.step('home shows its content', async () => {
    await visit(page, '/m/home')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
  })

  await test.step('a visitor who taps a game sees the login', async () => {
    await page.getByRole('button', { name: game }).first().click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  await test.step('a wrong password shows the captcha and keeps the typed values', async () => {
    await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
    await page.getByLabel(t('auth.password'), { exact: true }).fill('wrong-password1')
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page.getByText(t('login_failed'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('auth.captcha') })).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('auth.username') })).toHaveValue('haedal_92')
  })

  await test.step('captcha and password log the member in', async () => {
    await page.getByRole('textbox', { name: t('auth.captcha') }).fill(await latestCaptcha(readWorld))
    await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByText(money(1_284_500))).toBeVisible()
  })

  await test.step('a favourite is added and shown at once', async () => {
    const heart = page.getByRole('button', { name: t('games.favorite', { game }) }).first()
    await heart.click()
    await expectToast(`${game} · ${t('in_chang_saved')}`)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const collection = page.getByRole('region', { name: t('games.collection') })
    await expect(collection.getByRole('button', { name: game }).first()).toBeVisible()
  })

  await test.step('the game list loads pages of 21 on scrolling', async () => {
    const request = page.waitForRequest((call) => new URL(call.url()).pathname.endsWith(games.gameList.path))
    await visit(page, '/m/gameList?gameType=RNG')
    expect(new URL((await request).url()).searchParams.get('pageSize')).toBe('21')
    await expect(gameAt(page, 1)).toBeVisible()
    await scrollToGame(page, 42)
  })

  await test.step('a slot is played and the balance equals the ledger’s', async () => {
    await visit(page, '/m/gameList?gameType=RNG')
    await page
      .getByRole('button', { name: language === 'KO' ? '용의 승천' : 'Dragon Ascent' })
      .first()
      .click()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: slot.spin, exact: true }).click()
    await expect(frame.getByRole('button', { name: slot.spin, exact: true })).toBeEnabled()
    await page.getByRole('button', { name: t('games.leave') }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    const balance = await ledgerBalance(readWorld, 'haedal_92')
    expect(balance).not.toBe(1_284_500)
    await visit(page, '/m/home')
    await expect(page.getByRole('banner').getByText(money(balance))).toBeVisible()
  })

  await test.step('signing out needs a confirmation and removes all data', async () => {
    await page.getByRole('button', { name: t('header.menu') }).click()
    await page.getByRole('button', { name: t('menu.sign_out') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('sign_out.confirm') })
      .click()
    await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
    const kept = await page.evaluate(
      (prefix) => ({
        session: localStorage.getItem(`${prefix}MC_SESSION_INFO`) ?? sessionStorage.getItem(`${prefix}MC_SESSION_INFO`),
        trial: localStorage.getItem(`${prefix}TRIAL_USER`),
        inSession: sessionStorage.length,
        autoLogin: localStorage.getItem(`${prefix}autoLogin`),
      }),
      storagePrefix(page),
    )
    expect(kept).toEqual({ session: null, trial: null, inSession: 0, autoLogin: '0' })
  })
}
