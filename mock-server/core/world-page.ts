import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { asGatewayError } from './answer.ts'
import { isVendorPage } from './frame-page.ts'
import { htmlHeaders } from './html-headers.ts'
import { kioskPage } from './kiosk-page.ts'
import { meetFileFaults } from './meet-faults.ts'
import type { GatewayAnswer, GatewayRequest, TextAnswer } from './message.ts'
import { missingWorldPage } from './missing-world-page.ts'
import { scenarioPage } from './scenario-page.ts'
import { worldNameOf } from './world-name.ts'

function problemOf(world: string, worlds: Worlds) {
  try {
    worlds.find(world)
    return undefined
  } catch (thrown) {
    return asGatewayError(thrown)
  }
}

function worldPage(request: GatewayRequest, worlds: Worlds, opensLinks: boolean): TextAnswer | undefined {
  const { world, base, path, query } = request
  if (world === undefined) return undefined
  const problem = problemOf(world, worlds)
  if (problem) {
    const page = missingWorldPage({ request, worlds, name: world, message: problem.message, opensLinks })
    return { status: problem.status, headers: htmlHeaders, body: page }
  }
  if (path !== '') return undefined
  return { status: 302, headers: { location: query.size > 0 ? `${base}?${query}` : base }, body: '' }
}

/** Returns the answer to a vendor's page that meets a fault, or undefined. */
async function faultPage(request: GatewayRequest, worlds: Worlds): Promise<GatewayAnswer | undefined> {
  const name = worldNameOf(request)
  if (!isVendorPage(request.path) || !worlds.has(name)) return undefined
  try {
    const { transport } = await meetFileFaults('files.page', request, worlds.find(name))
    return (
      transport && { status: 503, headers: htmlHeaders, body: '', transport: transport === 'hang' ? 'hang' : 'reset' }
    )
  } catch (thrown) {
    const { status, code, message } = asGatewayError(thrown)
    // The frame around it may be dark.
    const body = `<!doctype html><title>${status}</title><body bgcolor="white" text="black"><p>${code}: ${message}</p>`
    return { status, headers: htmlHeaders, body }
  }
}

/**
 * Answers a page address that carries a scenario or asks for the kiosk, names a missing world, lacks the slash after a world's name, or whose
 * vendor's page meets a fault. Returns undefined for any other: the host answers it.
 *
 * @param opensLinks Whether the host admits a scenario link without a key.
 */
export const simulatorPage = async (
  request: GatewayRequest,
  worlds: Worlds,
  opensLinks: boolean,
): Promise<GatewayAnswer | undefined> =>
  kioskPage(request) ??
  (await scenarioPage(request, worlds)) ??
  worldPage(request, worlds, opensLinks) ??
  faultPage(request, worlds)
