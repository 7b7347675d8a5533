import type { APIRequestContext, Route } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import texts from '#locales/en/studio/brand.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { openStudio, phoneOf } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

/** Returns the merchant that the host has in a world. */
const merchantOf = async (request: APIRequestContext, world: string) =>
  (await (await request.get('/__gateway/merchant', { params: { world } })).json()).value

test('an edit that a reload cut off reaches the phone and the host after it', async ({ page, request, world }) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const name = page.getByRole('textbox', { name: 'Name in 한국어' })
  await expect(name).toHaveValue('해달')
  let held = false
  await page.route('**/__gateway/settings', (route) => {
    if (held || route.request().method() !== 'POST') return route.continue()
    held = true
  })
  // As the browser does with a large logo.
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (address, init) =>
      init?.keepalive ? Promise.reject(new TypeError('Too large')) : fetch(address, init)
  })
  await name.fill('노바')
  await expect.poll(() => held).toBe(true)
  await page.reload()
  await expect(phoneOf(page).getByRole('banner')).toContainText('노바')
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  await expect(name).toHaveValue('노바')
  const { value } = await (await request.get('/__gateway/merchant', { params: { world } })).json()
  expect(value.name.ko).toBe('노바')
})

test('an edit reaches the host although its tab is closed at once', async ({ page, request, world }) => {
  await page.clock.install()
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const name = page.getByRole('textbox', { name: 'Name in 한국어' })
  await expect(name).toHaveValue('해달')
  // The pause before an edit is sent never ends.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await name.fill('노바')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  await expect.poll(async () => (await merchantOf(request, world)).name.ko).toBe('노바')
})

test('edits hold against answers that come late', async ({ page, request, world }) => {
  const connections: Route[] = []
  await page.route('**/__gateway/events?*', (route) => void connections.push(route))
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const name = (language: string) => page.getByRole('textbox', { name: `Name in ${language}` })
  await expect(name('한국어')).toHaveValue('해달')
  const changes: Route[] = []
  await page.route('**/__gateway/settings', (route) => void changes.push(route))
  await name('English').fill('Nova')
  await expect.poll(() => changes.length).toBe(1)

  // With its first connection the page asks for everything again, and the host does not know the edit yet.
  const answered = page.waitForEvent('requestfinished', (asked) => asked.url().includes('/__gateway/merchant?'))
  await connections[0]?.continue()
  await answered
  await name('한국어').fill('노바')
  await page.unroute('**/__gateway/settings')
  await changes[0]?.continue()
  await expect.poll(async () => (await merchantOf(request, world)).name).toMatchObject({ ko: '노바', en: 'Nova' })
  await expect(name('English')).toHaveValue('Nova')
})

for (const moment of ['starts', 'goes on in another world'] as const)
  test(`an app that ${moment} while its merchant is edited shows the edit`, async ({ page, request, world }) => {
    const held: (() => Promise<void>)[] = []
    const hold = () =>
      page.route('**/wps/system/status*', async (route) => {
        if (held.length > 0) return route.continue()
        const response = await route.fetch()
        held.push(() => route.fulfill({ response }))
      })
    if (moment === 'starts') await hold()
    await openStudio(page, request, world)
    if (moment !== 'starts') {
      await expect(phoneOf(page).getByRole('banner')).toBeVisible()
      await hold()
      await page.getByRole('button', { name: /^trial/ }).click()
    }
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('tab', { name: texts.tab_brand }).click()
    await page.getByRole('textbox', { name: 'Name in 한국어' }).fill('노바')
    await expect.poll(async () => (await merchantOf(request, world)).name.ko).toBe('노바')
    await expect(page.getByRole('button', { name: texts.brand_drop })).toBeVisible()
    await held[0]?.()
    await expect(phoneOf(page).getByRole('banner')).toContainText('노바')
  })

test('a phone asks for its status again although it stores an older answer meanwhile', async ({
  page,
  request,
  world,
}) => {
  await openStudio(page, request, world)
  await expect(phoneOf(page).getByRole('banner')).toBeVisible()
  const asked = page.waitForRequest('**/wps/system/status*')
  await page.evaluate((key) => {
    const older = localStorage.getItem(key) ?? ''
    localStorage.removeItem(key)
    // The app learns of the removal in a later task.
    document.querySelector('iframe')?.contentWindow?.localStorage.setItem(key, older)
  }, `/w/${world}/${stored.status.key}`)
  await asked
})

test('a name that is typed while a logo is read stays', async ({ page, request, world }) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const name = page.getByRole('textbox', { name: 'Name in 한국어' })
  await expect(name).toHaveValue('해달')
  await page.evaluate(() => {
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = async function () {
      await new Promise((goOn) => addEventListener('go-on', goOn, { once: true }))
      return decode.call(this)
    }
  })
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#E4002B"/></svg>'
  await page
    .getByLabel(texts.from_picture)
    .last()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await name.fill('노바')
  await expect.poll(async () => (await merchantOf(request, world)).name.ko).toBe('노바')
  await page.evaluate(() => dispatchEvent(new Event('go-on')))
  await expect
    .poll(() => merchantOf(request, world))
    .toMatchObject({ name: { ko: '노바' }, logo: expect.stringContaining('data:image/png') })
})

test('a phone does not take the focus from someone who types, and gets it by a click', async ({
  page,
  request,
  world,
}) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const name = page.getByRole('textbox', { name: 'Name in 한국어' })
  await name.fill('노')
  await expect(phoneOf(page).getByRole('banner')).toContainText('노')
  const content = phoneOf(page).locator('#content')
  // As a screen and a popup do.
  await content.evaluate((main) => main.focus())
  await expect(name).toBeFocused()
  await page.keyboard.insertText('바')
  await expect(name).toHaveValue('노바')

  await content.click({ position: { x: 1, y: 1 } })
  await expect(name).not.toBeFocused()
})
