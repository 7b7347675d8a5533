import { expect, type Page, test } from '@playwright/test'
import { stopWorker } from './stop-worker.ts'

const send = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async (call) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(call.path, { method: call.method, headers, body: call.body })
      return { status: response.status, answer: await response.json() }
    },
    { method, path, body: body && JSON.stringify(body) },
  )

const reads = ['world', 'clock', 'faults', 'settings', 'journal', 'outbox', 'snapshot', 'timeline'].map(
  (path) => `/__gateway/${path}?world=blue`,
)
const hosts = ['/__gateway/snapshots', '/__gateway/snapshots/export?name=before', '/__gateway/unknown-world-calls']

test('the control API’s data survives the worker, with the network off', async ({ page, context }) => {
  await page.goto('/m/help')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await context.setOffline(true)
  const world = 'blue'
  await send(page, 'POST', '/__gateway/worlds', { name: world, scenario: 'trial', merchant: 'VELVET' })
  await send(page, 'PUT', '/__gateway/faults', { world, faults: [{ endpoint: 'auth.login', status: 503, times: 2 }] })
  await send(page, 'POST', '/__gateway/clock', { world, action: 'set', at: 1_800_000_000_000 })
  await send(page, 'POST', '/__gateway/clock', { world, action: 'freeze' })
  await send(page, 'POST', '/__gateway/snapshots', { world, name: 'before' })
  await send(page, 'GET', '/w/blue/wps/system/country')
  await send(page, 'GET', '/w/blue/wps/capcha')
  await send(page, 'GET', '/w/nobody/wps/system/country')

  const readAll = () => Promise.all([...reads, ...hosts].map((path) => send(page, 'GET', path)))
  const before = await readAll()
  expect(before.map(({ status }) => status)).toEqual(before.map(() => 200))
  expect(before[reads.indexOf('/__gateway/journal?world=blue')]?.answer.value).toHaveLength(2)

  await stopWorker(page)
  expect(await readAll()).toEqual(before)

  const restored = await send(page, 'POST', '/__gateway/snapshots/restore', { name: 'before', world: 'green' })
  expect(restored.answer.value).toMatchObject({ name: 'green', scenario: 'trial', merchant: 'VELVET' })
})
