import type { Page } from '@playwright/test'
import { routes } from '#app/routes.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { expect, test } from './test.ts'
import { textFaults } from './text-faults.ts'
import { textsOf } from './texts.ts'
import { visit } from './visit.ts'

const merchants = Object.values(merchantFiles).map(({ code }) => code)

const sizes = {
  'twice the text': { viewport: { width: 390, height: 2400 }, text: '200%' },
  '320 px': { viewport: { width: 320, height: 2400 }, text: '100%' },
  'a phone on its side': { viewport: { width: 740, height: 360 }, text: '100%' },
} as const

/** Groups of screens that one persona sees; each is a test. */
const groups = [
  { persona: 'visitor', scenario: 'default', paths: routes.filter(({ visitor }) => visitor).map(({ path }) => path) },
  {
    persona: 'member',
    scenario: 'active-member',
    paths: routes.filter(({ visitor, agent, flag }) => !visitor && !agent && !flag).map(({ path }) => path),
  },
  { persona: 'player with limits', scenario: 'safer-play', paths: ['/m/saferPlay'] },
  { persona: 'agent', scenario: 'agent', paths: routes.filter(({ agent }) => agent).map(({ path }) => path) },
]

/** Sets the size of text as a browser's setting does, before the page's own scripts run. */
const setText = (page: Page, size: string) =>
  page.addInitScript((value) => {
    const observer = new MutationObserver(() => {
      document.documentElement.style.fontSize = value
      observer.disconnect()
    })
    observer.observe(document, { childList: true })
  }, size)

async function expectWholeTexts(page: Page, path: string) {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  const faults = await textFaults(page)
  expect.soft(faults, path).toEqual([])
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/m/home', '/m/activity', '/m/voucherCenter', '/m/member/home']) {
  test(`${path} is mirrored for text from right to left`, async ({ page, open }) => {
    await open(path, { scenario: 'active-member', language: 'EN' })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => void document.documentElement.setAttribute('dir', 'rtl'))
    expect(await textFaults(page)).toEqual([])
  })
}

test('a banner’s art is mirrored for text from right to left', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  const art = page
    .getByRole('region', { name: textsOf('EN').t('announcement.banners') })
    .locator('img')
    .first()
  await expect(art).toBeVisible()
  await page.evaluate(() => void document.documentElement.setAttribute('dir', 'rtl'))
  await expect(art).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})

for (const [size, { viewport, text }] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    for (const language of ['KO', 'EN'] as const) {
      for (const { persona, scenario, paths } of groups) {
        test(`no text of a ${persona}’s screens is cut or covered in ${language}`, async ({ page, arrange }) => {
          await setText(page, text)
          await arrange({ scenario, language })
          for (const path of paths) await expectWholeTexts(page, path)
        })
      }

      for (const merchant of merchants) {
        test(`no text of ${merchant}’s home is cut or covered in ${language}`, async ({ page, arrange }) => {
          await setText(page, text)
          await arrange({ scenario: 'active-member', merchant, language })
          await expectWholeTexts(page, '/m/home')
        })
      }
    }
  })
}
