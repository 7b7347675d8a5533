import { expect, type Page, test } from '@playwright/test'
import { type Traveller, walk } from '../app/journey.ts'
import { textsOf } from '../support/texts.ts'
import { store, worldOf } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'
import { readWorldIn } from '../support/world-in.ts'
import { stopWorker } from './stop-worker.ts'

test.use(withMotion)

const { t } = textsOf('KO')

/** Visits the demo for the first time, which fetches everything; the scenario creates a world. */
async function firstVisit(page: Page, merchant: string) {
  await page.goto(`/?scenario=default&merchant=${merchant}`)
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
}

const travellers: readonly Traveller[] = [
  { merchant: 'HAEDAL', language: 'KO', theme: 'light', position: 'F', game: '용의 승천' },
  { merchant: 'VELVET', language: 'KO', theme: 'dark', position: 'F', game: '로얄 크라운 바카라' },
  { merchant: 'ROCKET', language: 'EN', theme: 'dark', position: 'B', game: 'Rocket X' },
  { merchant: 'PLAIN', language: 'EN', theme: 'light', position: 'F', game: 'Dragon Ascent' },
]

for (const traveller of travellers) {
  const { merchant, language, theme } = traveller
  test(`${merchant}, ${language}, ${theme}: the whole journey with the network off after the first visit`, async ({
    page,
    context,
  }) => {
    await firstVisit(page, merchant)
    await context.setOffline(true)
    await store(page, { language, theme, SHELL_PU_A: false, SHELL_PU_B: false })
    await walk(page, readWorldIn(page), traveller)
  })
}

test('a reload with the network off keeps session and world', async ({ page, context }) => {
  await firstVisit(page, 'HAEDAL')
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

test('two phones run in two worlds with the network off, and both survive a restart', async ({
  page: haedal,
  context,
}) => {
  await firstVisit(haedal, 'HAEDAL')
  await context.setOffline(true)
  const velvet = await context.newPage()
  await haedal.goto('/m/home?scenario=member-with-favorites&merchant=HAEDAL')
  await velvet.goto('/m/home?scenario=default&merchant=VELVET')
  const ready = async () => {
    await expect(haedal.getByRole('link', { name: '해달' })).toBeVisible()
    await expect(haedal.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
    await expect(velvet.getByRole('link', { name: '벨벳 에이스' })).toBeVisible()
    await expect(velvet.getByRole('link', { name: t('header.login') })).toBeVisible()
  }
  await ready()
  expect(worldOf(haedal)).not.toBe(worldOf(velvet))

  await stopWorker(haedal)
  await haedal.reload()
  await velvet.reload()
  await ready()
})

test('a missing world of the demo is reported', async ({ page, context }) => {
  await firstVisit(page, 'HAEDAL')
  await context.setOffline(true)
  const answer = await page.goto('/w/nobody-made-this/m/home')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('there is no world "nobody-made-this"')).toBeVisible()
})
