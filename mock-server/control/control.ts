import type { Admission } from '#mock-server/core/admission.ts'
import { answerEvents, answerFailure, answerSuccess, asGatewayError } from '#mock-server/core/answer.ts'
import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { readInput } from '#mock-server/core/read-input.ts'
import { createRouter } from '#mock-server/core/router.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { Build } from './build.ts'
import { controlEndpoints } from './endpoints.ts'

interface ControlOptions {
  worlds: Worlds
  /** The host's time in milliseconds. */
  hostNow: () => number
  admission: Admission
  build: Build
}

/** Creates the control API of one host's worlds. It sends no CORS headers. Only calls marked `always` need no token. */
export function createControl({ worlds, hostNow, admission, build }: ControlOptions) {
  const route = createRouter(controlEndpoints)

  async function perform(request: GatewayRequest): Promise<GatewayAnswer> {
    const { endpoint, run } = route(request)
    if (!endpoint.always) admission.checkToken(request)
    const input = await readInput(endpoint, request)
    const value = await run({ endpoint, input, worlds, request, admission, build, fail })
    return value instanceof ReadableStream ? answerEvents(value, hostNow()) : answerSuccess(value, hostNow())
  }

  return (request: GatewayRequest): Promise<GatewayAnswer> =>
    perform(request).catch((thrown: unknown) => {
      const error = asGatewayError(thrown)
      return answerFailure(error, hostNow(), error.detail.issue)
    })
}
