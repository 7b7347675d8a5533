import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { blankPage } from '../support/visit.ts'
import type { ReadWorld } from '../support/world.ts'
import { type WorldClock, worldClock } from '../support/world-clock.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { store } from './in-page.ts'
import { type Screen, screenOf } from './screen.ts'
import { startWebkit } from './webkit.ts'

export interface EngineOptions {
  /** The engine of a project, and the paths of its programs. */
  installed: { name: 'firefox' | 'webkit'; programs: string[] }
}

interface Fixtures {
  world: string
  readWorld: ReadWorld
  clock: WorldClock
  /** Creates this test's world from a scenario, and returns the browser's window in it, in English. */
  enter: (scenario: string) => Promise<Screen>
}

function start({ name, programs }: EngineOptions['installed'], folder: string): Promise<Engine> {
  const [program = '', display = ''] = programs
  return name === 'firefox' ? startFirefox(program, folder) : startWebkit(program, display)
}

/** Gives each test a world of its own, and all tests of a project one browser. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  installed: [
    { name: 'firefox', programs: [] },
    { option: true, scope: 'worker' },
  ],

  engine: [
    async ({ installed }, use, { project }) => {
      const engine = await start(installed, project.outputDir)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  world: async ({ request: _ }, use, { testId }) => use(`engine-${testId}`),

  readWorld: async ({ request, world }, use) =>
    use(async (path) => (await request.get(path, { params: { world } })).json()),

  clock: async ({ request, world }, use) =>
    use(worldClock(async (data) => (await request.post('/__gateway/clock', { data: { world, ...data } })).json())),

  enter: async ({ request, world, engine, baseURL }, use, info) => {
    await use(async (scenario) => {
      const made = await request.post('/__gateway/world/scenario', { data: { world, scenario } })
      const { value, message } = await made.json()
      if (!made.ok()) throw new Error(`The gateway created no world for this test: ${message}`)
      const prefix = `/w/${world}`
      const screen = screenOf(engine, `${baseURL}${prefix}`)
      await screen.visit(`/${blankPage}`)
      const popups = { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }
      await screen.call(store, { ...value.storage, ...popups, [stored.language.key]: 'EN' }, `${prefix}/`)
      return screen
    })
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('window.png'), await engine.picture())
    await engine.open('about:blank')
    await request.delete('/__gateway/worlds', { params: { world } })
  },
})
