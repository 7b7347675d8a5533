import type { Art } from '../art/art.ts'
import { createControl } from '../control/control.ts'
import { download, isDownloadPath } from '../downloads/downloads.ts'
import { openApiAnswer, openApiPath } from '../openapi/open-api-answer.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { answerFailure, asGatewayError } from './answer.ts'
import { fail } from './fail.ts'
import { implementations } from './implementations.ts'
import type { GatewayAnswer, GatewayRequest } from './message.ts'
import { createPipeline } from './pipeline.ts'
import { refuse } from './record.ts'
import { worldNameOf } from './world-name.ts'

/** The status names image servers; they are all this one. */
const imageServer = /^\/__art\/cdn\/\d(?=\/__art\/)/

interface GatewayOptions {
  worlds: Worlds
  art: Art
  /** The host's time in milliseconds. */
  hostNow: () => number
  /** What a control call must carry; nothing when only this machine can reach the host. */
  controlToken?: string
}

/**
 * The whole simulated platform behind one function: the contract's endpoints, the vendors' own calls, the artwork and
 * the control API. It knows no host; page addresses are the host's to answer.
 */
export function createGateway({ worlds, art, hostNow, controlToken }: GatewayOptions) {
  const pipeline = createPipeline(implementations)
  const control = createControl(worlds, hostNow, controlToken)

  async function drawn({ path, query }: GatewayRequest): Promise<GatewayAnswer> {
    const picture = await art.draw(path.replace(imageServer, ''), query)
    if (!picture)
      return fail('NOT_FOUND', { field: 'path', message: `no picture has the address ${path.slice(0, 200)}` })
    const headers = { 'content-type': picture.contentType, 'cache-control': 'public, max-age=86400' }
    return { status: 200, headers, body: picture.body }
  }

  async function played(request: GatewayRequest): Promise<GatewayAnswer> {
    let world: World
    try {
      world = worlds.find(worldNameOf(request))
    } catch (thrown) {
      // No world's journal may hold a call that was not for it.
      return refuse(worlds.strays, { request, at: hostNow() }, { thrown, faults: [], changes: [] })
    }
    return pipeline(request, world)
  }

  async function dispatch(request: GatewayRequest): Promise<GatewayAnswer> {
    if (request.method === 'GET' && request.path === openApiPath) return openApiAnswer()
    if (request.path.startsWith('/__gateway/')) return control(request)
    if (request.path.startsWith('/__art/')) return drawn(request)
    if (isDownloadPath(request.path)) return download(request) ?? fail('NOT_FOUND', { field: 'path' })
    return played(request)
  }

  return (request: GatewayRequest): Promise<GatewayAnswer> =>
    dispatch(request).catch((error: unknown) => answerFailure(asGatewayError(error), hostNow()))
}

export type Gateway = ReturnType<typeof createGateway>

export const gatewayPrefixes = ['/wps/', '/lgw/', '/lotto/', '/__gateway/', '/__art/', '/__app/', '/__vendors/api/']

/** Whether an address is the gateway's whatever it is asked for; all others may be pages or files of the host. */
export const isGatewayPath = (path: string): boolean => gatewayPrefixes.some((prefix) => path.startsWith(prefix))
