import type { Art } from '../art/art.ts'
import { createControl } from '../control/control.ts'
import { download, isDownloadPath } from '../downloads/downloads.ts'
import { openApiAnswer, openApiPath } from '../openapi/open-api-answer.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { type Admission, createAdmission } from './admission.ts'
import { answerFailure, answerSuccess, asGatewayError } from './answer.ts'
import { disturb } from './disturb.ts'
import { fail } from './fail.ts'
import { withHead } from './head.ts'
import { implementations } from './implementations.ts'
import { meetFileFaults } from './meet-faults.ts'
import type { GatewayAnswer, GatewayRequest } from './message.ts'
import { createPipeline } from './pipeline.ts'
import { refuse } from './record.ts'
import { worldNameOf } from './world-name.ts'

/** The status names image servers; they are all this one. */
const imageServer = /^\/__art\/cdn\/\d(?=\/__art\/)/

const isControlPath = (path: string) => path.startsWith('/__gateway/')

/** The control API is the host's, not a world's. */
const controlIsAtRoot = ({ base, path }: GatewayRequest) => ({
  field: 'path',
  message: `the control API names its world by itself and answers at ${path.slice(0, 200)}, without ${base}`,
})

/** Which state of the simulator a host runs. */
export interface Build {
  version: string
  /** Null if nobody knows. */
  commit: string | null
}

const indexPath = '/__gateway/'

/** Where to go on from the index. */
const simulatorIndex = {
  docs: '/__gateway/docs',
  openapi: openApiPath,
  health: '/__gateway/health',
  version: '/__gateway/version',
}

const unknownBuild: Build = { version: 'unknown', commit: null }

interface GatewayOptions {
  worlds: Worlds
  art: Art
  /** The host's time in milliseconds. */
  hostNow: () => number
  /** Who may use the control API; by default whoever reaches it by a loopback name. */
  admission?: Admission
  build?: Build
}

/**
 * The whole simulated platform behind one function: the contract's endpoints, the vendors' own calls, the artwork and
 * the control API. It knows no host; page addresses are the host's to answer.
 */
export function createGateway({
  worlds,
  art,
  hostNow,
  admission = createAdmission(),
  build = unknownBuild,
}: GatewayOptions) {
  const pipeline = createPipeline(implementations)
  const control = createControl({ worlds, hostNow, admission, build })

  async function drawn(request: GatewayRequest): Promise<GatewayAnswer> {
    const { path, query } = request
    const picture = await art.draw(path.replace(imageServer, ''), query)
    if (!picture)
      return fail('NOT_FOUND', { field: 'path', message: `no picture has the address ${path.slice(0, 200)}` })
    const headers = { 'content-type': picture.contentType, 'cache-control': 'public, max-age=86400' }
    const answer = { status: 200, headers, body: picture.body }
    const name = worldNameOf(request)
    return worlds.has(name)
      ? disturb(answer, await meetFileFaults('files.picture', request, worlds.find(name)))
      : answer
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

  /** What is the simulator's own: nothing is said to whoever is not let in, not even which calls there are. */
  async function simulators(request: GatewayRequest): Promise<GatewayAnswer> {
    admission.admit('call', request)
    if (request.method !== 'GET') return control(request)
    if (request.path === openApiPath) return openApiAnswer()
    return request.path === indexPath ? answerSuccess(simulatorIndex, hostNow()) : control(request)
  }

  async function dispatch(request: GatewayRequest): Promise<GatewayAnswer> {
    if (request.base !== '/' && isControlPath(request.path)) return fail('NOT_FOUND', controlIsAtRoot(request))
    if (isControlPath(request.path)) return simulators(request)
    if (request.path.startsWith('/__art/')) return drawn(request)
    if (isDownloadPath(request.path)) return download(request) ?? fail('NOT_FOUND', { field: 'path' })
    return played(request)
  }

  return withHead((request) =>
    dispatch(request).catch((error: unknown) => answerFailure(asGatewayError(error), hostNow())),
  )
}

export type Gateway = ReturnType<typeof createGateway>

export const gatewayPrefixes = ['/wps/', '/lgw/', '/lotto/', '/__gateway/', '/__art/', '/__app/', '/__vendors/api/']

/** Whether an address is the gateway's whatever it is asked for; all others may be pages or files of the host. */
export const isGatewayPath = (path: string): boolean => gatewayPrefixes.some((prefix) => path.startsWith(prefix))
