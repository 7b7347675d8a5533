import { expect, test } from '../support/test.ts'

/** Data that a vendor's page must not reach; each function returns what it obtained. */
const reaches = {
  "the app's document": () => window.parent.document.title,
  "the app's session": () => window.parent.localStorage.getItem('session'),
  'its own frame, to open the sandbox': () => window.frameElement?.removeAttribute('sandbox') ?? null,
  "the app's address": () => window.parent.location.href,
} satisfies Record<string, () => unknown>

const calls = ['/__gateway/worlds', '/__gateway/outbox', '/wps/member/info', '/__gateway/openapi.json']

test('a vendor’s page has a separate origin, and reaches neither app nor platform', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals(/violates|Refused|Failed to load/)
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button').first()).toBeVisible()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The page has no frame.')
  const [app, vendor] = [new URL(page.url()), new URL(frame.url())]
  expect(vendor.origin).not.toBe(app.origin)

  for (const [name, reach] of Object.entries(reaches)) {
    const got = await frame.evaluate(`(() => { try { return (${reach})() } catch (error) { return error.name } })()`)
    expect.soft([null, 'SecurityError', 'TypeError'], name).toContain(got)
  }
  for (const path of calls) {
    const own = await frame.evaluate(async (address) => (await fetch(address)).status, path)
    expect.soft(own, path).toBe(404)
    const apps = await frame.evaluate(
      async (address) =>
        fetch(address).then(
          (response) => response.status,
          () => 'refused',
        ),
      app.origin + path,
    )
    expect.soft(apps, path).toBe('refused')
  }
})
