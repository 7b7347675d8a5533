/** `parlor/playwright`: `test.extend(fixtures)` gives each test a world of its own. */
import { randomUUID } from 'node:crypto'
import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { attachOnFailure, saveCapsule } from './capsule.ts'
import { type Clock, createClock } from './clock.ts'
import { type Control, createControl } from './control.ts'
import { createFaults, type Faults } from './faults.ts'
import { createJournal, type Journal } from './journal.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { WorldSummary } from './types.ts'
import { applyScenario, type Choice, createWorld, type World } from './world.ts'

export interface Parlor {
  /** The token of a host that requires one; defaults to the variable PARLOR_CONTROL_TOKEN. */
  controlToken: string | undefined
  /** Calls the control API for this test's world. */
  control: Control
  world: World
  scenario: (name: string, choice?: Choice) => Promise<WorldSummary>
  /** Moves the world and the pages together. */
  clock: Clock
  outbox: Outbox
  faults: Faults
  journal: Journal
  /** Saves a capsule now. A failed test attaches one to the report without being asked. */
  capsule: (note?: string) => Promise<object>
}

type Built = PlaywrightTestArgs & PlaywrightTestOptions

export const fixtures: Fixtures<Parlor, object, Built, PlaywrightWorkerArgs & PlaywrightWorkerOptions> = {
  controlToken: [process.env.PARLOR_CONTROL_TOKEN, { option: true }],

  control: async ({ baseURL, controlToken }, use) => {
    if (!baseURL) throw new Error('Set `use.baseURL` in the Playwright config to the address of the Parlor host.')
    const control = createControl({ url: baseURL, token: controlToken }, `pw-${randomUUID()}`)
    await control.call('POST', 'world/scenario', { scenario: 'default' })
    await use(control)
    await control.call('DELETE', 'worlds')
  },

  world: async ({ control, page }, use) => use(createWorld(control, page)),

  scenario: async ({ control, page }, use) => use((name, choice) => applyScenario(control, page, name, choice)),

  clock: async ({ control, context }, use) => {
    const clock = createClock(control, context.clock)
    await clock.install()
    await use(clock)
  },

  outbox: async ({ control }, use) => use(createOutbox(control)),
  faults: async ({ control }, use) => use(createFaults(control)),
  journal: async ({ control }, use) => use(createJournal(control)),

  capsule: [
    async ({ control, page }, use, info) => {
      const save = (note?: string) => saveCapsule(control, page, note)
      await use(save)
      await attachOnFailure(save, info)
      // A page that is still loading would call a world that is gone.
      await page.close()
    },
    { auto: true },
  ],
}
