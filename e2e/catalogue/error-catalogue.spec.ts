import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { lostScreen } from './behaviours.ts'
import { perform } from './perform.ts'
import { specified } from './specified.ts'
import { textRows } from './texts.ts'

const { t } = textsOf('EN')

declare global {
  interface Window {
    /** The delays of the page's timers. */
    timers?: number[]
  }
}

const noteTimers = (page: Page) =>
  page.addInitScript(() => {
    const timers: number[] = []
    const setTimer = window.setTimeout
    window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) => {
      timers.push(ms)
      return setTimer(run, ms, ...given)
    }) as typeof window.setTimeout
    window.timers = timers
  })

for (const { key, where, acts, stays } of textRows) {
  test(`${key}: ${where}`, async ({ page, readWorld, open, world, baseURL, expectRefusals, expectToast }) => {
    expectRefusals()
    await noteTimers(page)
    const stage = { page, readWorld, open, world, url: baseURL ?? '' }
    for (const act of acts.slice(0, -1)) await perform(act, stage)
    // Discards timers from before the toast.
    await page.evaluate(() => void window.timers?.splice(0))
    for (const act of acts.slice(-1)) await perform(act, stage)
    if (stays === undefined) await expect(page.getByText(t(key)).first()).toBeVisible()
    else {
      await expectToast(t(key))
      await expect.poll(() => page.evaluate(() => window.timers)).toContain(stays)
    }
  })
}

test('every text of the specification has a row, with the same wording', () => {
  const shown = textRows.map(({ key }) => key)
  for (const { key, text = t(key) } of specified) {
    expect(t(key)).toBe(text)
    expect(shown).toContain(key)
  }
})

test(lostScreen.shown, async ({ page, open, expectRefusals }) => {
  expectRefusals(/part of the app could not be fetched/)
  const screen = /\/notices-[^/]+\.js$/
  await page.route(screen, (route) => route.abort())
  await open('/m/help', { language: 'EN' })
  await expect(page.getByText(t('loading_failed'))).toBeVisible()
  await page.unroute(screen)
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.getByRole('heading', { name: t('route.help') })).toBeVisible()
})
