import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { system } from '#contract/system.ts'
import { callsOf, disableTimeouts, holdAnswers, settle } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

const list = '/m/gameList?gameType=RNG'

const heartOf = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true })

/** Returns the label of the first heart that is, or is not, filled. */
async function firstHeart(page: Page, filled: boolean): Promise<string> {
  const hearts = page.getByRole('main').locator(`button[aria-pressed=${filled}]`)
  return (await hearts.first().textContent()) ?? ''
}

/** Counts the selected calls from now on. */
function count(page: Page, selects: ReturnType<typeof callsOf>): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (selects(request)) calls += 1
  })
  return () => calls
}

test.beforeEach(({ page }) => disableTimeouts(page))

test.describe('favourites', () => {
  test('an older reply does not undo a newer change', async ({ page, open, expectToast }) => {
    await page.clock.install()
    await open(list, member)
    const game = await firstHeart(page, false)
    const older = await holdAnswers(
      page,
      (request) => callsOf(games.favoritesList)(request) || callsOf(games.favorites)(request),
    )
    await page.clock.fastForward('10:00')
    await follow(page, '/m/home')
    await expect.poll(older.count).toBe(2)
    await follow(page, list)
    await heartOf(page, game).click()
    await expectToast(t('in_chang_saved'))
    await expect(heartOf(page, game)).toHaveAttribute('aria-pressed', 'true')
    await older.release()
    await settle(page)
    await expect(heartOf(page, game)).toHaveAttribute('aria-pressed', 'true')
  })

  for (const kept of [true, false]) {
    test(`a heart pressed while unknown adds a game that is ${kept ? '' : 'not '}a favourite`, async ({
      page,
      open,
      expectToast,
    }) => {
      await open(list, member)
      const game = await firstHeart(page, kept)
      const late = await holdAnswers(page, callsOf(games.favoritesList))
      const added = count(page, callsOf(games.addFavorite))
      const removed = count(page, callsOf(games.removeFavorite))
      await page.reload()
      await expect(heartOf(page, game)).not.toHaveAttribute('aria-pressed')
      await heartOf(page, game).click()
      await expect.poll(late.count).toBeGreaterThan(0)
      await late.release()
      await expectToast(t('in_chang_saved'))
      await expect(heartOf(page, game)).toHaveAttribute('aria-pressed', 'true')
      expect([added(), removed()]).toEqual([kept ? 0 : 1, 0])
    })
  }
})

for (const newestFirst of [true, false]) {
  test(`of two games pressed in turn the later one opens if its reply is ${newestFirst ? 'first' : 'last'}`, async ({
    page,
    open,
  }) => {
    const late = await holdAnswers(page, callsOf(games.launch))
    await open('/m/home', member)
    for (const [index, game] of ['Dragon Ascent', 'Tiger Gold'].entries()) {
      await page.getByRole('button', { name: game }).first().click()
      await expect.poll(late.count).toBe(index + 1)
    }
    await late.release({ newestFirst })
    await expect(page.getByRole('dialog', { name: 'Tiger Gold' })).toBeVisible()
    await settle(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Tiger Gold' })).toBeVisible()
  })
}

test('an older status does not undo a newer one', async ({ page, open, request, world }) => {
  await open('/m/home', { language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  const menu = page.getByRole('dialog')
  const late = await holdAnswers(page, callsOf(system.status))
  const choices = [
    { from: textsOf('EN').t('preferences.language', { name: 'English' }), to: '한국어', bySms: false },
    { from: textsOf('KO').t('preferences.language', { name: '한국어' }), to: 'English', bySms: true },
  ]
  for (const [index, { from, to, bySms }] of choices.entries()) {
    const changed = await request.post('/__gateway/settings', {
      data: { world, settings: { flags: { MOBILEVERCODELOGIN3: bySms } } },
    })
    expect(changed.status()).toBe(200)
    await menu.getByRole('button', { name: from }).click()
    await menu.getByRole('button', { name: to, exact: true }).click()
    await expect.poll(late.count).toBe(index + 1)
  }
  await late.release({ newestFirst: true })
  await settle(page)
  await follow(page, '/m/login')
  await expect(page.getByRole('tab', { name: t('auth.mobile') })).toBeVisible()
})
