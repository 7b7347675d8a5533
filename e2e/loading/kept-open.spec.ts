import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { stored } from '#contract/stored.ts'
import { system } from '#contract/system.ts'
import { breakCalls, callsOf, followRequests } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, store } from '../support/visit.ts'

const { t } = textsOf('EN')

/** Loses the network for a moment, after which the screen reads again; these reads fail. */
async function loseNetwork(page: Page, endpoint: Parameters<typeof callsOf>[0]): Promise<void> {
  await breakCalls(page, callsOf(endpoint))
  const ended = followRequests(page, callsOf(endpoint))
  const asked = page.waitForRequest(callsOf(endpoint))
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await asked
  // A read is repeated once after a second.
  await page.clock.runFor(5_000)
  await ended()
}

test('a registration keeps what was typed when its settings cannot be read again', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await page.clock.install()
  await open('/m/register', { language: 'EN' })
  const name = page.getByRole('textbox', { name: t('auth.username'), exact: true })
  await name.fill('sparrow77')
  await page.clock.fastForward(31_000)
  await loseNetwork(page, system.registerSettings)
  await expect(name).toHaveValue('sparrow77')
})

test('an open sportsbook stays when the hot games cannot be read again', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  await page.clock.install()
  await open('/m/sportsGame', { scenario: 'active-member', language: 'EN' })
  const frame = page.locator('iframe')
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  const address = await frame.getAttribute('src')
  await frame.evaluate((element) => element.setAttribute('data-same', ''))
  await page.clock.fastForward(6 * 60_000)
  await loseNetwork(page, games.hotGames)
  await expect(page.locator('iframe[data-same]')).toHaveAttribute('src', `${address}`)
})

test('what is typed is there again after the platform was closed', async ({
  page,
  open,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/feedback', { scenario: 'active-member', language: 'EN' })
  const text = page.getByRole('textbox')
  const typed = 'The wheel stopped between two numbers, and nobody could say which one had won.'
  await text.fill(typed)
  const maintenance = { message: { ko: '정오에 만나요', en: 'Back at noon' }, endsAt: null }
  const set = (settings: object) => request.post('/__gateway/settings', { data: { world, settings } })
  await set({ maintenance })
  await page.getByRole('button', { name: t('feedback.send') }).click()
  await expect(page.getByText('Back at noon')).toBeVisible()
  await set({ maintenance: null })
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(text).toHaveValue(typed)
})

for (const [path, field] of [
  ['/m/voucherCenter', '[name=amount]'],
  ['/m/withdraw', '[name=amount]'],
] as const) {
  test(`${path} keeps a typed amount when another tab changes the language`, async ({ page, open }) => {
    await open(path, { scenario: 'active-member', language: 'EN' })
    await page.locator(field).fill('50000')
    await store(await openTabBeside(page), { [stored.language.key]: 'KO' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.waitForLoadState('networkidle')
    await expect(page.locator(field)).toHaveValue(/^50,?000$/)
  })
}
