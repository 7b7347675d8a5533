import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import closed from '#locales/ko/studio/tours.json' with { type: 'json' }
import { textsOf } from '../support/texts.ts'
import { windowedBrowser } from '../support/windowed-browser.ts'

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

/** Enters a wrong PIN and then the right one. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: closed.kiosk_leave }).press('Enter')
  const dialog = page.getByRole('dialog', { name: closed.kiosk_leave })
  await dialog.getByLabel(closed.kiosk_pin).fill('1111')
  await dialog.getByRole('button', { name: closed.kiosk_leave }).click()
  await expect(dialog.getByText(closed.kiosk_pin_wrong)).toBeVisible()
  await dialog.getByLabel(closed.kiosk_pin).fill(pin)
  await dialog.getByRole('button', { name: closed.kiosk_leave }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
}

/** Kills all processes of the browser at once, as a loss of power does: nothing is written after that. */
async function kill(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {}
  const { id } = processInfo.find(({ type }) => type === 'browser') ?? {}
  if (id === undefined) throw new Error('The browser does not name its process.')
  const closed = context.waitForEvent('close')
  process.kill(-id, 'SIGKILL')
  await closed
}

test('a kiosk resets to the same state for each visitor, and needs its PIN to end', async ({ page }) => {
  await page.goto('/__studio/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
  await page.goto(`/?kiosk#kiosk=${setUp}`)
  await touch(page)
  await leave(page)
  await page.goto('/?kiosk')
  await expect(page.getByLabel(closed.kiosk_pin)).toBeVisible()
})

test('closing the question for the PIN does not undo its lock', async ({ page }) => {
  await page.goto(`/?kiosk#kiosk=${setUp}`)
  await expect(kioskOf(page)).toBeVisible()
  const corner = page.getByRole('button', { name: closed.kiosk_leave })
  await corner.press('Enter')
  const field = page.getByLabel(closed.kiosk_pin)
  for (let tries = 0; tries < 5; tries += 1) {
    await field.fill('1111')
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  await expect(page.getByText(closed.kiosk_pin_locked)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await corner.press('Enter')
  await expect(page.getByText(closed.kiosk_pin_locked)).toBeVisible()
})

test('keeps its set-up and goes on from its beginning, however soon the browser is killed', async ({
  baseURL,
}, info) => {
  const folder = info.outputPath('browser')
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, { ...windowedBrowser, baseURL })
    const page = await context.newPage()
    await page.goto('/?kiosk')
    return { context, page }
  }
  const first = await open()
  await first.page.getByLabel(closed.kiosk_pin).fill(pin)
  await first.page.getByRole('button', { name: closed.kiosk_start }).click()
  await expect(kioskOf(first.page)).toBeVisible()
  await kill(first.context)

  const second = await open()
  await touch(second.page)
  await appOf(second.page)
    .getByRole('link', { name: t('header.login') })
    .click()
  await appOf(second.page).locator('[name=username]').fill('haedal_92')
  await kill(second.context)

  const third = await open()
  await touch(third.page)
  await expect(appOf(third.page).locator('[name=username]')).toHaveCount(0)
  await expect(third.page.getByLabel(closed.kiosk_pin)).toHaveCount(0)
  await leave(third.page)
  await third.context.close()
})
