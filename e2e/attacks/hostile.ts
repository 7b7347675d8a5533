import { expect, type Page } from '@playwright/test'
import type { Answer, Endpoint } from '#contract/resource.ts'

/** Addresses that no page may open. A script among them reports its run by `struck`. */
export const hostileAddresses = [
  'javascript:top.struck=1',
  ' JaVaScRiPt:top.struck=1',
  'java\nscript:top.struck=1',
  '\u0001javascript:top.struck=1',
  'data:text/html,<script>top.struck=1</script>',
  'vbscript:top.struck=1',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  'http:evil.example',
  'https://user:secret@evil.example/',
  'https://[evil',
  'evil',
] as const

/** One address of each kind, for tests that need a page load for each. */
export const oneOfEachKind = [
  hostileAddresses[0],
  '//evil.example/',
  'https://user:secret@evil.example/',
  'https://[evil',
] as const

/** Addresses on the app's own origin that are not pages of the app. */
export const foreignPaths = ['/__gateway/worlds', '/w/red/m/home', '/m/../w/red/m/home', '/index.html'] as const

/** Alters one endpoint's replies, as a hostile gateway would: `change` modifies the value of each reply. */
export async function alter<E extends Endpoint>(page: Page, endpoint: E, change: (value: Answer<E>) => unknown) {
  await page.route(
    ({ pathname }) => pathname.endsWith(endpoint.path),
    async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await change(answer.value)
      await route.fulfill({ response, json: answer })
    },
  )
}

/**
 * Watches a page from now on. The returned check fails if a script ran, a tab opened or the page requested the hostile
 * host.
 */
export async function watchForHarm(page: Page): Promise<() => Promise<void>> {
  const harm: string[] = []
  page.context().on('page', (opened) => harm.push(`opened ${opened.url()}`))
  page.on('framenavigated', (frame) => {
    const { protocol, hostname } = new URL(frame.url())
    if (!/^(https?|about):$/.test(protocol) || hostname === 'evil.example') harm.push(`navigated to ${frame.url()}`)
  })
  await page.context().route(/^\w+:\/\/([^/]*@)?evil\b/, (route) => {
    harm.push(`requested ${route.request().url()}`)
    return route.abort()
  })
  return async () => {
    expect(harm).toEqual([])
    expect(await page.evaluate(() => 'struck' in window)).toBe(false)
  }
}
