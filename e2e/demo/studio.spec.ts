import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { stored } from '#contract/stored.ts'
import maintenance from '#locales/ko/gateway/maintenance.json' with { type: 'json' }
import texts from '#locales/ko/studio/page.json' with { type: 'json' }
import pictures from '#locales/ko/studio/pictures.json' with { type: 'json' }
import { expectPicture } from '../studio/studio-picture-journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

/** Opens Studio with one phone, and again without a network. */
async function openOffline(page: Page, context: BrowserContext) {
  // A popup would lie over the phone, which keeps its storage apart by its base.
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), `/w/default/${stored.popupGuest.key}`)
  await page.goto('/__studio/')
  const phone = page.locator('iframe').contentFrame()
  await expect(phone.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  return phone
}

const textOf = (key: keyof typeof texts, value: string) => texts[key].replace(/{{\w+}}/, value)

/** Sends a call from the page, whose worker answers it; returns the status and the answer's value. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([address, fields]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(address, fields && { method: 'POST', headers, body: JSON.stringify(fields) })
      const { value } = await response.json()
      return { status: response.status, value }
    },
    [path, body] as const,
  )

const chooseMerchant = (page: Page, code: string) =>
  page.getByRole('region', { name: 'Parlor Studio' }).getByRole('combobox', { name: texts.merchant }).selectOption(code)

test('Studio controls the demo’s worlds with the network off', async ({ page, context }) => {
  const phone = await openOffline(page, context)
  await page.getByRole('button', { name: /^member-with-favorites/ }).click()
  await expect(phone.getByRole('banner')).toContainText('₩1,284,500.00')
  await chooseMerchant(page, 'VELVET')
  await expect(phone.getByRole('banner')).toContainText('벨벳 에이스')
  await page.getByRole('searchbox', { name: texts.search_settings }).fill('maintenance')
  await page.getByRole('switch', { name: 'maintenance' }).click()
  await expect(phone.getByText(maintenance.usual)).toBeVisible()
  await page.getByRole('tab', { name: texts.tab_journal }).click()
  await expect(page.getByRole('option', { name: /system\.status/ }).first()).toBeVisible()
})

test('Studio saves a picture of a phone with the network off', async ({ page, context }) => {
  const phone = await openOffline(page, context)
  await expect(phone.locator('header a[href$="/m/login"]')).toBeVisible()
  await expectPicture(page, pictures.picture, /^haedal-m-home-[\d-]+\.png$/)
})

test('Studio shows VELVET with the agent features off in Japanese with the network off', async ({ page, context }) => {
  const phone = await openOffline(page, context)
  await page.getByRole('button', { name: /^agent / }).click()
  await chooseMerchant(page, 'VELVET')
  await expect(phone.getByRole('banner')).toContainText('벨벳 에이스')
  await page.getByRole('searchbox', { name: texts.search_settings }).fill('AGENTPOLICY3')
  const policy = page.getByRole('switch', { name: 'AGENTPOLICY3' })
  // VELVET ships without them.
  for (const on of ['true', 'false']) {
    await policy.click()
    await expect(policy).toHaveAttribute('aria-checked', on)
  }
  await page.getByRole('combobox', { name: texts.language }).selectOption('JA')
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(phone.getByRole('banner')).toContainText('ベルベットエース')
})

test('Studio finds a code and makes the next deposit fail with the network off', async ({ page, context }) => {
  await openOffline(page, context)
  const to = { mobileNum: '1022334455', countryDialingCode: '82' }
  expect((await ask(page, `/w/default${auth.sendSmsNoLogin.path}`, to)).status).toBe(200)
  const { value: messages } = await ask(page, '/__gateway/outbox?world=default')
  await expect(page.getByRole('button', { name: textOf('copy_code', messages[0].code) })).toBeVisible()

  const name = deposit.manualTransfer.id
  await page.getByRole('combobox', { name: texts.endpoint }).fill(name)
  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('503')
  expect((await ask(page, `/w/default${deposit.manualTransfer.path}`, {})).status).toBe(503)
  await page.getByRole('tab', { name: texts.tab_journal }).click()
  await page.getByRole('searchbox', { name: texts.search_journal }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await expect(page.getByRole('article', { name: texts.call })).toContainText('503 FAULT_INJECTED')
})

test('Studio hands on the exact state as a capsule with the network off', async ({ page, context }) => {
  const phone = await openOffline(page, context)
  await expect(phone.getByRole('main')).toBeVisible()
  await ask(page, '/__gateway/settings', { world: 'default', settings: { captchaAfter: 7 } })
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.capsule_save }).click()
  const buffer = await readFile(await (await download).path())

  const capsule = { name: 'bug.capsule.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(capsule)
  const shown = () => page.locator('iframe').evaluate(({ src }: HTMLIFrameElement) => src.split('/')[4] ?? '')
  await expect.poll(shown).not.toBe('default')
  const { value } = await ask(page, `/__gateway/settings?world=${await shown()}`)
  expect(value.captchaAfter).toBe(7)
  await expect(phone.getByRole('main')).toBeVisible()
})
