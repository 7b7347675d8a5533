import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import type { Control } from './control.ts'
import type { WorldSummary } from './types.ts'

export interface Choice {
  merchant?: string
  seed?: string
  /** Other values on the scenario's axes, such as `{ account: 'trial', network: 'slow' }`. */
  axes?: Readonly<Record<string, string>>
  language?: string
  theme?: 'light' | 'dark'
  /** Shows popup announcements; by default they count as seen. */
  popups?: boolean
}

/** A file below a world's base that runs no script. */
const blankPage = 'icon.svg'

/** Stores data that the app reads at its next start. */
async function store(page: Page, base: string, belongings: Record<string, unknown>) {
  await page.goto(base + blankPage)
  await page.evaluate(
    ([prefix, kept]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
    },
    [base, belongings] as const,
  )
}

/** Puts the world into a scenario, and signs its person in on the page. A world of that name is replaced. */
export async function applyScenario(
  { call }: Control,
  page: Page,
  scenario: string,
  { merchant, seed, axes, language, theme, popups = false }: Choice = {},
): Promise<WorldSummary> {
  const summary = await call<WorldSummary>('POST', 'world/scenario', { scenario, merchant, seed, axes })
  await store(page, summary.base, {
    ...summary.storage,
    ...(language && { [stored.language.key]: language }),
    ...(theme && { [stored.theme.key]: theme }),
    ...(!popups && { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }),
  })
  return summary
}

/** One simulated platform, which belongs to one test. */
export const createWorld = ({ call, world }: Control, page: Page) => ({
  name: world,
  /** Opens a page of the app in this world, such as `/m/home`. */
  open: (path: string) => page.goto(`/w/${world}${path}`),
  summary: () => call<WorldSummary>('GET', 'world'),
  /** Changes flags and settings, such as `{ captchaAfter: 3 }`. */
  change: (settings: object) => call<object>('POST', 'settings', { settings }),
})

export type World = ReturnType<typeof createWorld>
