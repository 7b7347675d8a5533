import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import closed from '#locales/ko/studio/tours.json' with { type: 'json' }
import { textsOf } from '../texts.ts'
import { windowedBrowser } from '../windowed-browser.ts'

const { t } = textsOf('KO')

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const pin = '2468'
const setUp = Buffer.from(JSON.stringify({ pin, idle: 600 })).toString('base64url')

const kioskOf = (page: Page) => page.getByRole('main', { name: closed.kiosk })
const appOf = (page: Page) => page.locator('iframe').contentFrame()

async function touch(page: Page): Promise<void> {
  await kioskOf(page).getByRole('button', { name: closed.kiosk_touch }).click()
  await expect(kioskOf(page)).toHaveAttribute('data-reset-same', 'true')
  await expect(appOf(page).getByRole('link', { name: t('header.login') })).toBeVisible()
}

/** Ends the browser as a crash or a loss of power does: without a word to its pages. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const closed = context.waitForEvent('close')
  devtools.send('Browser.crash').catch(() => undefined)
  await closed
}

test('a kiosk resets to the same state for each visitor, and needs its PIN to end', async ({ page }) => {
  await page.goto('/__studio/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
  await page.goto(`/?kiosk#kiosk=${setUp}`)
  await touch(page)
  await page.getByRole('button', { name: closed.kiosk_leave }).press('Enter')
  const dialog = page.getByRole('dialog', { name: closed.kiosk_leave })
  await dialog.getByLabel(closed.kiosk_pin).fill('1111')
  await dialog.getByRole('button', { name: closed.kiosk_leave }).click()
  await expect(dialog.getByText(closed.kiosk_pin_wrong)).toBeVisible()
  await dialog.getByLabel(closed.kiosk_pin).fill(pin)
  await dialog.getByRole('button', { name: closed.kiosk_leave }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
})

test('after a crash in the middle of a visit, the kiosk goes on from its beginning', async ({ baseURL }, info) => {
  const folder = info.outputPath('browser')
  const open = () => chromium.launchPersistentContext(folder, { ...windowedBrowser, baseURL })
  const first = await open()
  const page = await first.newPage()
  await page.goto(`/?kiosk#kiosk=${setUp}`)
  await touch(page)
  // The browser writes what a page keeps to the disk some seconds later, or when it ends.
  await first.close()

  const second = await open()
  const visited = await second.newPage()
  await visited.goto('/?kiosk')
  await touch(visited)
  await appOf(visited)
    .getByRole('link', { name: t('header.login') })
    .click()
  await appOf(visited).locator('[name=username]').fill('haedal_92')
  await crash(second, visited)

  const third = await open()
  const next = await third.newPage()
  await next.goto('/?kiosk')
  await touch(next)
  await expect(appOf(next).locator('[name=username]')).toHaveCount(0)
  await expect(next.getByLabel(closed.kiosk_pin)).toHaveCount(0)
  await third.close()
})
