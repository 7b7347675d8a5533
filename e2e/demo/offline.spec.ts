import { expect, type Page, test } from '@playwright/test'
import { type Traveller, walk } from '../journey.ts'
import { textsOf } from '../texts.ts'

const { t } = textsOf('KO')

/** The first visit fetches everything; the scenario begins the demo's one world. */
async function visit(page: Page, merchant: string) {
  await page.goto(`/?scenario=default&merchant=${merchant}`)
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
}

const travellers: readonly Traveller[] = [
  { merchant: 'HAEDAL', language: 'KO', theme: 'light', position: 'F' },
  { merchant: 'VELVET', language: 'KO', theme: 'dark', position: 'F' },
  { merchant: 'ROCKET', language: 'EN', theme: 'dark', position: 'B' },
  { merchant: 'PLAIN', language: 'EN', theme: 'light', position: 'F' },
]

for (const traveller of travellers) {
  const { merchant, language, theme } = traveller
  test(`${merchant}, ${language}, ${theme}: the whole journey with the network off after the first visit`, async ({
    page,
    context,
  }) => {
    await visit(page, merchant)
    await context.setOffline(true)
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
      },
      { language, theme, SHELL_PU_A: false, SHELL_PU_B: false },
    )
    const ask = (path: string) => page.evaluate(async (address) => (await fetch(address)).json(), path)
    await walk(page, ask, traveller)
  })
}

test('a reload with the network off keeps session and world', async ({ page, context }) => {
  await visit(page, 'HAEDAL')
  await context.setOffline(true)
  await page.goto('/m/home?scenario=member-with-favorites&merchant=VELVET')
  const brand = page.getByRole('link', { name: '벨벳 에이스' })
  await expect(brand).toBeVisible()
  await page.reload()
  await expect(brand).toBeVisible()
  await expect(page.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: t('games.collection') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
})
