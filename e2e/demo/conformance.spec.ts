import { expect, type Page, test } from '@playwright/test'
import { answerOf, type Call, runConformance, type Send, sentBody } from '#mock-server/verify/conformance/run.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const inPage =
  (page: Page): Send =>
  (call) =>
    page.evaluate(async ({ path, base64, body, ...init }: Call) => {
      // The page has no access to this module's helpers.
      const bytes = base64 && Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      // The browser would name its own language, in which the gateway writes its codes.
      const headers = { 'accept-language': '*', ...init.headers }
      const response = await fetch(path, { ...init, headers, body: bytes || body })
      const [cache, etag] = ['cache-control', 'etag'].map((name) => response.headers.get(name))
      return { status: response.status, cache, etag, body: await response.text() }
    }, call)

/** Hosts compress a capsule's link by libraries of their own; a step of the script opens what each has packed. */
const comparable = (answers: unknown) =>
  JSON.parse(JSON.stringify(answers, (key, value) => (key === 'fragment' ? typeof value : value)))

test('the service worker replies to every call like the gateway', async ({ page, context }) => {
  await page.goto('/m/help')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await context.setOffline(true)

  const { gateway } = await createPlatform()
  const direct = await runConformance(async (call) =>
    answerOf(await gateway(toRequest({ ...call, body: sentBody(call) }))),
  )
  expect(comparable(await runConformance(inPage(page)))).toEqual(comparable(direct))
})
