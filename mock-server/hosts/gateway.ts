import type { Art } from '#mock-server/art/art.ts'
import { implementations } from '#mock-server/compose/implementations.ts'
import type { Build } from '#mock-server/control/build.ts'
import { createControl } from '#mock-server/control/control.ts'
import { openApiAnswer, openApiPath } from '#mock-server/control/openapi/open-api-answer.ts'
import { type Admission, createAdmission } from '#mock-server/core/admission.ts'
import { answerFailure, answerSuccess, asGatewayError } from '#mock-server/core/answer.ts'
import { disturb } from '#mock-server/core/disturb.ts'
import { withHead } from '#mock-server/core/head.ts'
import { meetFileFaults } from '#mock-server/core/meet-faults.ts'
import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { createPipeline } from '#mock-server/core/pipeline.ts'
import { refuse } from '#mock-server/core/record.ts'
import { worldNameOf } from '#mock-server/core/world-name.ts'
import { download, isDownloadPath } from '#mock-server/downloads/downloads.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/world.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'

/** The status names image servers; they are all this one. */
const imageServer = /^\/__art\/cdn\/\d(?=\/__art\/)/

const isControlPath = (path: string) => path.startsWith('/__gateway/')

/** The control API is the host's, not a world's. */
const controlIsAtRoot = ({ base, path }: GatewayRequest) => ({
  field: 'path',
  message: `the control API names its world by itself and answers at ${path.slice(0, 200)}, without ${base}`,
})

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
