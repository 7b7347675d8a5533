import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { type ExpectToast, watchToasts } from './toasts.ts'
import { blankPage, store, visit } from './visit.ts'
import type { Ask } from './world.ts'

interface State {
  scenario?: string
  merchant?: string
  language?: 'KO' | 'EN'
  theme?: 'light' | 'dark'
  /** The popup announcements show; by default they count as seen. */
  popups?: boolean
}

interface Fixtures {
  /** This test's own world, which holds a scenario once `arrange` or `open` made it. */
  world: string
  ask: Ask
  /** Makes the world and gives the browser what its persona has. */
  arrange: (state?: State) => Promise<void>
  /** Arranges, then opens an address of the app in that world; `visit` opens another one there. */
  open: (address: string, state?: State) => Promise<void>
  /** Says that this test is refused on purpose: the browser logs each answer of 400 and above; `also` is more it logs. */
  expectRefusals: (also?: RegExp) => void
  expectToast: ExpectToast
  quiet: undefined
}

/** What is made ready and cleared away does not take a test's own time. In milliseconds. */
const ownLimit = 120_000

const refusal = /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)/

/** The lottery house's frame is, as specified, at the app's own address, from which no sandbox can keep it. */
const sameOriginFrame = /^An iframe which has both allow-scripts and allow-same-origin/

/** Closes every page. What they log from now on, and what becomes of requests that are still held, is not part of the test. */
async function closePages(context: BrowserContext): Promise<void> {
  await context.removeAllListeners('console', { behavior: 'ignoreErrors' })
  await context.removeAllListeners('weberror', { behavior: 'ignoreErrors' })
  for (const part of [context, ...context.pages()]) await part.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.close()
}

/** A console error or warning, or an error nobody caught, fails the test that made it. */
export const test = base.extend<Fixtures>({
  // A connection that was kept open may be closed by the host in the moment it is used again.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } })
    await use(request)
    await request.dispose()
  },

  world: async ({ page: _ }, use, { testId }) => use(`e2e-${testId}`),

  ask: async ({ request, world }, use) => use(async (path) => (await request.get(path, { params: { world } })).json()),

  expectRefusals: async ({ page: _ }, use, { annotations }) =>
    use((also) => void annotations.push({ type: 'refusals', description: also?.source })),

  expectToast: async ({ page }, use) => use(await watchToasts(page)),

  quiet: [
    async ({ context }, use, { annotations }) => {
      const noise: string[] = []
      context.on('console', (message) => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type()) && !sameOriginFrame.test(text)) noise.push(text)
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
    async ({ page, context, request, world }, use) => {
      await use(async ({ scenario = 'default', merchant, language, theme, popups = false } = {}) => {
        const made = await request.post('/__gateway/world/scenario', { data: { world, scenario, merchant } })
        const { value, message } = await made.json()
        if (!made.ok()) throw new Error(`The gateway makes no world for this test: ${message}`)
        const belongings = {
          ...value.storage,
          ...(language && { [stored.language.key]: language }),
          ...(theme && { [stored.theme.key]: theme }),
          ...(!popups && { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }),
        }
        await page.goto(value.base + blankPage)
        await store(page, belongings)
      })
      // A page that still loads would ask for what is gone.
      await closePages(context)
      await request.delete('/__gateway/worlds', { params: { world } })
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

/** Fails with what axe finds wrong on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
}
