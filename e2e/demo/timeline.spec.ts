import { expect, test } from '@playwright/test'
import texts from '#locales/ko/studio/page.json' with { type: 'json' }
import timeline from '#locales/ko/studio/timeline.json' with { type: 'json' }
import { stopWorker } from './stop-worker.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const balance = '₩1,284,500.00'

test('the timeline goes back without a network, also after the worker has stopped', async ({ page, context }) => {
  await page.goto('/__studio/')
  const banner = page.locator('iframe').contentFrame().getByRole('banner')
  await expect(banner).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: /^member-with-favorites/ }).click()
  await expect(banner).toContainText(balance)
  await page.getByRole('button', { name: texts.reset, exact: true }).click()
  await page.getByRole('button', { name: /^trial/ }).click()
  await expect(banner).not.toContainText(balance)

  await stopWorker(page)
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  const list = page.getByRole('listbox', { name: timeline.timeline })
  const states = list.getByText(timeline.entry_replaced.replace('{{scenario}}', 'member-with-favorites'))
  await states.last().click()
  await page.getByRole('button', { name: timeline.go_back_here }).click()
  await expect(banner).toContainText(balance)
  const returned = timeline.entry_returned.replace('#{{id}}', '')
  await expect(list.getByRole('option').first()).toContainText(returned)
})
