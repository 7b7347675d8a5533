import { type BrowserContext, test as base, expect } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { expectStill, followShifts, settleShifts } from './shifts.ts'
import { type ExpectToast, watchToasts } from './toasts.ts'
import { blankPage, store, visit } from './visit.ts'
import type { ReadWorld } from './world.ts'
import { type WorldClock, worldClock } from './world-clock.ts'
import { clockIn, readWorldIn } from './world-in.ts'

interface State {
  scenario?: string
  merchant?: string
  language?: 'KO' | 'EN' | 'JA'
  theme?: 'light' | 'dark'
  /** Shows popup announcements; by default they count as seen. */
  popups?: boolean
}

export interface Options {
  /** Where the gateway runs: in the server, or in the demo's worker with the network off after the first visit. */
  host: 'express' | 'demo'
}

interface Fixtures {
  /** This test's own world, which has a scenario after `arrange` or `open`. */
  world: string
  readWorld: ReadWorld
  clock: WorldClock
  /** Creates the world and stores its persona's data in the browser. */
  arrange: (state?: State) => Promise<void>
  /** Arranges, then opens an address of the app in that world; `visit` opens further addresses there. */
  open: (address: string, state?: State) => Promise<void>
  /**
   * Allows refusals in this test: the browser logs each response of 400 and above; `also` matches further log messages.
   */
  expectRefusals: (also?: RegExp) => void
  expectToast: ExpectToast
  /** Allows layout shifts in this test from now on, for a reason that lies in the test and not in the app. */
  allowShifts: (reason: string) => void
  still: undefined
  quiet: undefined
}

/** The limit of set-up and clean-up, which do not count towards a test's own time, in milliseconds. */
const ownLimit = 120_000

const refusal = /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)/

/** As specified, the lottery vendor's frame is at the app's own address, so a sandbox cannot isolate it. */
const sameOriginFrame = /^An iframe which has both allow-scripts and allow-same-origin/

/** In the demo the gateway shares the machine with the page, which may use a file later than the browser expects. */
const lateForPreload = /was preloaded using link preload but not used within a few seconds/

/** The demo's first page asks for the platform's status, which its server does not have before the worker runs. */
const beforeWorker = /^http:\/\/[^/]+\/wps\/system\/status\?/

/** Closes every page after its last layout shift. Later log messages and the fate of held requests are not part of the test. */
async function closePages(context: BrowserContext): Promise<void> {
  await context.removeAllListeners('console', { behavior: 'ignoreErrors' })
  await context.removeAllListeners('weberror', { behavior: 'ignoreErrors' })
  for (const part of [context, ...context.pages()]) await part.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.allSettled(context.pages().map(settleShifts))
  for (const page of context.pages()) await page.close()
}

/** Fails a test on a console error, a console warning, an uncaught error or a page that shifts. */
export const test = base.extend<Fixtures & Options>({
  host: ['express', { option: true }],

  // The host may close a kept-alive connection at the moment of its reuse.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } })
    await use(request)
    await request.dispose()
  },

  world: async ({ page: _ }, use, { testId }) => use(`e2e-${testId}`),

  readWorld: async ({ page, request, world, host }, use) =>
    use(host === 'demo' ? readWorldIn(page) : async (path) => (await request.get(path, { params: { world } })).json()),

  clock: async ({ page, request, world, host }, use) =>
    use(
      host === 'demo'
        ? clockIn(page)
        : worldClock(async (data) => (await request.post('/__gateway/clock', { data: { world, ...data } })).json()),
    ),

  expectRefusals: async ({ page: _ }, use, { annotations }) =>
    use((also) => void annotations.push({ type: 'refusals', description: also?.source })),

  expectToast: async ({ page }, use) => use(await watchToasts(page)),

  allowShifts: async ({ page: _ }, use, { annotations }) =>
    use((description) => void annotations.push({ type: 'shifts', description })),

  still: [
    async ({ context }, use, { annotations }) => {
      const isAllowed = () => annotations.some(({ type }) => type === 'shifts')
      const seen = await followShifts(context, isAllowed)
      await use(undefined)
      expectStill(seen)
    },
    { auto: true, timeout: ownLimit },
  ],

  quiet: [
    async ({ context, host, still: _ }, use, { annotations }) => {
      const noise: string[] = []
      context.on('console', (message) => {
        const text = message.text()
        if (!['error', 'warning'].includes(message.type()) || sameOriginFrame.test(text)) return
        const { url } = message.location()
        if (host === 'demo' && (beforeWorker.test(url) || lateForPreload.test(text))) return
        noise.push(`${text} (${url})`)
      })
      context.on('weberror', (problem) => noise.push(String(problem.error())))
      await use(undefined)
      await closePages(context)
      const refused = annotations.find(({ type }) => type === 'refusals')
      const expected = refused && [refusal, ...(refused.description ? [new RegExp(refused.description)] : [])]
      expect(noise.filter((line) => !expected?.some((form) => form.test(line)))).toEqual([])
    },
    { auto: true, timeout: ownLimit },
  ],

  arrange: [
    async ({ page, context, request, world, host }, use) => {
      await use(async ({ scenario = 'default', merchant, language, theme, popups = false } = {}) => {
        const belongings = {
          ...(language && { [stored.language.key]: language }),
          ...(theme && { [stored.theme.key]: theme }),
          ...(!popups && { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }),
        }
        if (host === 'demo') {
          await page.goto(`/m/home?${new URLSearchParams({ scenario, ...(merchant && { merchant }) })}`)
          await expect(page.getByRole('banner')).toBeVisible()
          await context.setOffline(true)
          return store(page, belongings)
        }
        const made = await request.post('/__gateway/world/scenario', { data: { world, scenario, merchant } })
        const { value, message } = await made.json()
        if (!made.ok()) throw new Error(`The gateway created no world for this test: ${message}`)
        await page.goto(value.base + blankPage)
        await store(page, { ...value.storage, ...belongings })
      })
      // A page that is still loading would request removed resources.
      await closePages(context)
      if (host === 'express') await request.delete('/__gateway/worlds', { params: { world } })
    },
    { timeout: ownLimit },
  ],

  open: async ({ page, arrange }, use) =>
    use(async (address, state) => {
      await arrange(state)
      await visit(page, address)
    }),
})

export { expect }
