import { type HttpHandler, http } from 'msw/http'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph as loadGlyphInBrowser } from '#mock-server/art/load-glyph-browser.ts'
import { lazy } from '#mock-server/catalogue/lazy.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { createAdmission } from '#mock-server/core/admission.ts'
import type { Changes } from '#mock-server/world/scenarios/scenario.ts'
import { personaStorage } from '#mock-server/world/worlds/persona-storage.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { createGateway, type Gateway, gatewayPrefixes } from './gateway.ts'
import { fromWebRequest, toWebResponse } from './web.ts'

/**
 * Creates MSW handlers for every address of the gateway at any origin. They work in a browser's worker and in Node. With
 * `world`, each request uses that world, even if it names another. `onHang` gets the address of unanswered requests.
 */
export const createMswHandlers = (gateway: Gateway, world?: string, onHang?: (url: string) => void): HttpHandler[] =>
  gatewayPrefixes.map((prefix) =>
    http.all(`*${prefix}*`, async ({ request }) => {
      const translated = await fromWebRequest(request)
      const answer = await gateway(world === undefined ? translated : { ...translated, world })
      if (answer.transport === 'hang') onHang?.(request.url)
      return toWebResponse(answer)
    }),
  )

/** A scenario by name, and changes to it: faults, settings, a frozen clock … */
export interface SimulationRequest extends Changes {
  scenario: string
  seed?: string
  merchant?: string
}

interface SimulationOptions {
  /** Loads the glyphs of the artwork; in a browser from the static folder `/__glyphs/`. */
  loadGlyph?: Parameters<typeof createArt>[0]
  /** Called with the address of each request that will never be answered. */
  onHang?: (url: string) => void
}

/** Only the page or the test can reach it, so every host name is allowed. */
const admission = createAdmission({ isOwnHost: () => true })

const library = lazy(() => loadLibrary(Date.now))

/** Creates a platform for one story or test: one world, and the handlers bound to it. */
export async function createSimulation(
  { scenario, seed = 'parlor', merchant, ...changes }: SimulationRequest,
  { loadGlyph = loadGlyphInBrowser, onHang }: SimulationOptions = {},
) {
  const worlds = createWorlds(library())
  const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now, admission })
  const world = await worlds.replace({ name: 'simulation', scenario, seed, merchant, changes })
  const look = { ...worlds.scenarioNamed(scenario), ...changes }
  return {
    world,
    gateway,
    handlers: createMswHandlers(gateway, world.name, onHang),
    /** The session of the scenario's persona, as the app stores it; undefined for a visitor. */
    session: personaSession(world),
    /** The persona's local storage, by key. */
    storage: personaStorage(world, look),
    /** The page the scenario opens. */
    route: look.route ?? '/',
  }
}
