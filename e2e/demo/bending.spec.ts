import { expect, type Page, test } from '@playwright/test'

const status = '/wps/system/status?language=EN'

test.beforeEach(async ({ page, context }) => {
  await page.goto('/m/help')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await context.setOffline(true)
})

const fault = (page: Page, transport: string) =>
  page.evaluate(async (kind) => {
    const faults = [{ endpoint: 'system.status', transport: kind, dripTime: 400 }]
    const body = JSON.stringify({ world: 'default', faults })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/__gateway/faults', { method: 'PUT', headers, body })).status
  }, transport)

/** Returns the bytes and the number of chunks that a call received, or the name of its error. */
const fetchInChunks = (page: Page) =>
  page.evaluate(async (path) => {
    try {
      const { body } = await fetch(path)
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      let pieces = 0
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        text += next.value
        pieces += 1
      }
      return { text, pieces }
    } catch (error) {
      return { error: String(error) }
    }
  }, status)

test('the demo sends its events live, and resumes after a client’s last event', async ({ page }) => {
  const received = await page.evaluate(async (path) => {
    const address = '/__gateway/events?world=default&kinds=journal'
    const next = (source: EventSource) =>
      new Promise<MessageEvent>((resolve) => source.addEventListener('journal', resolve, { once: true }))
    const watcher = new EventSource(address)
    await new Promise((resolve) => watcher.addEventListener('open', resolve, { once: true }))
    const first = next(watcher)
    await fetch(path)
    const { data, lastEventId } = await first
    watcher.close()
    await fetch('/wps/system/country')
    const later = new EventSource(`${address}&after=${lastEventId}`)
    const missed = await next(later)
    later.close()
    return [data, missed.data].map((text) => JSON.parse(text).value.endpoint)
  }, status)
  expect(received).toEqual(['system.status', 'system.country'])
})

test('a truncated reply in the demo fails half-way, and a dripping one arrives in pieces', async ({ page }) => {
  const { text = '', pieces } = await fetchInChunks(page)
  expect(JSON.parse(text)).toMatchObject({ success: true })
  expect(pieces).toBe(1)

  await fault(page, 'truncated')
  expect((await fetchInChunks(page)).error).toMatch(/TypeError/)
  await fault(page, 'reset')
  expect((await fetchInChunks(page)).error).toMatch(/TypeError/)
  await fault(page, 'malformed')
  const half = await fetchInChunks(page)
  expect(text.startsWith(half.text ?? 'nothing')).toBe(true)
  expect(half.text?.length).toBeLessThan(text.length)
  await fault(page, 'drip')
  const dripped = await fetchInChunks(page)
  expect(dripped.pieces).toBeGreaterThan(5)
  expect(JSON.parse(dripped.text ?? '')).toMatchObject({ success: true })
})
