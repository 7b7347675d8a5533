import type { Art } from '#mock-server/art/art.ts'
import { implementations } from '#mock-server/compose/implementations.ts'
import type { Build } from '#mock-server/control/build.ts'
import { createControl } from '#mock-server/control/control.ts'
import { openApiAnswer, openApiPath } from '#mock-server/control/openapi/open-api-answer.ts'
import { type Admission, createAdmission } from '#mock-server/core/admission.ts'
import { answerFailure, answerSuccess, asGatewayError } from '#mock-server/core/answer.ts'
import { disturb } from '#mock-server/core/disturb.ts'
import { withETag } from '#mock-server/core/etag.ts'
import { withHead } from '#mock-server/core/head.ts'
import { meetFileFaults } from '#mock-server/core/meet-faults.ts'
import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { createPipeline } from '#mock-server/core/pipeline.ts'
import { refuse } from '#mock-server/core/record.ts'
import { worldNameOf } from '#mock-server/core/world-name.ts'
import { download, isDownloadPath } from '#mock-server/downloads/downloads.ts'
import { fail } from '#mock-server/values/fail.ts'
import { isOwnLogo, ownLogo } from '#mock-server/world/settings/own-logo.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'

/** The prefix of the image servers in the status; this host serves all of them. */
const imageServer = /^\/__art\/cdn\/\d(?=\/__art\/)/

const isControlPath = (path: string) => path.startsWith('/__gateway/')

/** The refusal of a control call under a world's address. */
const controlIsAtRoot = ({ base, path }: GatewayRequest) => ({
  field: 'path',
  message: `the control API answers at ${path.slice(0, 200)}, without ${base}, and takes the world as a parameter`,
})

const indexPath = '/__gateway/'

/** The addresses that the index lists. */
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
  /** The admission to the control API; by default it admits requests to a loopback name. */
  admission?: Admission
  build?: Build
}

/**
 * Creates the whole simulated platform as one function: the contract's endpoints, the vendors' calls, the artwork and the
 * control API. It is independent of the host, which answers page addresses itself.
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

  async function answerPicture(request: GatewayRequest): Promise<GatewayAnswer> {
    const { path, query } = request
    const place = path.replace(imageServer, '')
    const picture = isOwnLogo(place)
      ? ownLogo(worlds.find(worldNameOf(request)).merchant())
      : await art.draw(place, query)
    if (!picture)
      return fail('NOT_FOUND', { field: 'path', message: `no picture has the address ${path.slice(0, 200)}` })
    const headers = { 'content-type': picture.contentType, 'cache-control': 'public, max-age=86400' }
    const answer = { status: 200, headers, body: picture.body }
    const name = worldNameOf(request)
    return worlds.has(name)
      ? disturb(answer, await meetFileFaults('files.picture', request, worlds.find(name)))
      : answer
  }

  const ownMerchantOf = (request: GatewayRequest) => {
    const name = worldNameOf(request)
    return worlds.has(name) ? worlds.find(name).merchant() : undefined
  }

  async function answerCall(request: GatewayRequest): Promise<GatewayAnswer> {
    let world: World
    try {
      world = worlds.find(worldNameOf(request))
    } catch (thrown) {
      // A world's journal must not contain calls for other worlds.
      return refuse(worlds.unknownWorldCalls, { request, at: hostNow() }, { thrown, faults: [], changes: [] })
    }
    return pipeline(request, world)
  }

  /** Answers the simulator's own calls. A refused request learns nothing, not even which calls exist. */
  async function answerControl(request: GatewayRequest): Promise<GatewayAnswer> {
    admission.admit('call', request)
    if (request.method !== 'GET') return control(request)
    if (request.path === openApiPath) return openApiAnswer()
    return request.path === indexPath ? answerSuccess(simulatorIndex, hostNow()) : control(request)
  }

  async function dispatch(request: GatewayRequest): Promise<GatewayAnswer> {
    if (request.base !== '/' && isControlPath(request.path)) return fail('NOT_FOUND', controlIsAtRoot(request))
    if (isControlPath(request.path)) return answerControl(request)
    if (request.path.startsWith('/__art/')) return answerPicture(request)
    if (isDownloadPath(request.path))
      return download(request, ownMerchantOf(request)) ?? fail('NOT_FOUND', { field: 'path' })
    return answerCall(request)
  }

  return withHead(
    withETag((request) => dispatch(request).catch((error: unknown) => answerFailure(asGatewayError(error), hostNow()))),
  )
}

export type Gateway = ReturnType<typeof createGateway>

export const gatewayPrefixes = ['/wps/', '/lgw/', '/lotto/', '/__gateway/', '/__art/', '/__app/', '/__vendors/api/']

/** Returns true if the gateway answers an address; all others may be pages or files of the host. */
export const isGatewayPath = (path: string): boolean => gatewayPrefixes.some((prefix) => path.startsWith(prefix))
