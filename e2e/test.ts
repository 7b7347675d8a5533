import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
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

const blank = '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>'
const refusal = /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)/

/** The lottery house's frame is, as specified, at the app's own address, from which no sandbox can keep it. */
const sameOriginFrame = /^An iframe which has both allow-scripts and allow-same-origin/

/** A console error or warning, or an error nobody caught, fails the test that made it. */
export const test = base.extend<Fixtures>({
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
      const refused = annotations.find(({ type }) => type === 'refusals')
      const expected = refused && [refusal, ...(refused.description ? [new RegExp(refused.description)] : [])]
      expect(noise.filter((line) => !expected?.some((form) => form.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  arrange: async ({ page, context, request, world }, use) => {
    await use(async ({ scenario = 'default', merchant, language, theme, popups = false } = {}) => {
      const made = await request.post('/__gateway/world/scenario', { data: { world, scenario, merchant } })
      const { value } = await made.json()
      const belongings = {
        ...value.storage,
        ...(language && { [stored.language.key]: language }),
        ...(theme && { [stored.theme.key]: theme }),
        ...(!popups && { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }),
      }
      // A page of this world that asks the gateway for nothing.
      const address = `${value.base}${blankPage}`
      await page.context().route(address, (route) => route.fulfill({ contentType: 'text/html', body: blank }))
      await page.goto(address)
      await store(page, belongings)
    })
    // A page that still loads would ask for what is gone.
    for (const open of context.pages()) await open.close()
    await request.delete('/__gateway/worlds', { params: { world } })
  },

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
