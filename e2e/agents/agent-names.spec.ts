import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { isFilled } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { store, visit } from '../support/visit.ts'
import { expectWholeTexts, followTextSize, high, narrow, setTextSize } from '../support/windows.ts'

/** Makes every account longer, up to twenty characters. */
const suffix = '_of_the_seas'
const nicknames = {
  EN: 'Wolfeschlegelsteinhausenbergerdorff-Baum',
  JA: '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末',
} as const

const long = (key: string, value: unknown, nickname: string) => {
  if (typeof value !== 'string') return value
  if (key === 'nickname') return nickname
  return /account$/i.test(key) && value ? (value + suffix).slice(0, 20) : value
}

/** Gives all people of the agent's pages this nickname, and long accounts, as a real gateway may have them. */
const lengthenNames = (page: Page, nickname: string) =>
  page.route(/\/wps\/(agent|relay\/(ODSFE2|MCS2)_)/, async (route, request) => {
    const response = await route.fetch({ url: request.url().replaceAll(/_o[a-z_]+(?=&|$)/g, '') })
    const text = await response.text()
    const json = JSON.parse(text, (key, value) => long(key, value, nickname))
    await route.fulfill({ response, json })
  })

const center = '/m/member/agent'
const screens = [
  '/home',
  '/team',
  '/team?depth=all&sort=turnover',
  `/team?account=agent_ma${suffix}`,
  '/kpi',
  `/kpi?account=agent_han${suffix.slice(0, 11)}`,
  '/affiliate',
  '/earnings',
  '/getSalaryContract',
].map((path) => center + path)

for (const [language, nickname] of Object.entries(nicknames)) {
  test(`long names fit the agent’s screens: ${nickname}`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await arrange({ scenario: 'agent' })
    await store(page, { [stored.language.key]: language })
    await lengthenNames(page, nickname)
    for (const size of ['100%', '200%']) {
      await setTextSize(page, size)
      for (const path of screens) {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await isFilled(page)
        await test.step(`${path} at ${size}`, async () => {
          await expectWholeTexts(page, high)
          if (size === '100%') await expectWholeTexts(page, narrow)
        })
        for (const shown of await page.getByRole('main').getByText(nickname).all())
          expect.soft(await shown.evaluate((node) => node.closest('bdi') !== null), path).toBe(true)
      }
    }
  })

  test(`every place of a path is easy to press: ${nickname}`, async ({ page, arrange }) => {
    await arrange({ scenario: 'agent' })
    await store(page, { [stored.language.key]: language })
    await lengthenNames(page, nickname)
    await visit(page, `${center}/team?account=agent_ma${suffix}`)
    const places = page.getByRole('main').getByRole('navigation').first().getByRole('link')
    await expect(places).toHaveCount(3)
    for (const place of await places.all()) {
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
}
