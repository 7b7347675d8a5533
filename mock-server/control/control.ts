import { answerEvents, answerFailure, answerSuccess, asGatewayError } from '../core/answer.ts'
import { fail } from '../core/fail.ts'
import type { GatewayAnswer, GatewayRequest } from '../core/message.ts'
import { readInput } from '../core/read-input.ts'
import { createRouter } from '../core/router.ts'
import type { Worlds } from '../world/worlds.ts'
import { admitControl } from './admit-control.ts'
import { controlEndpoints } from './endpoints.ts'

/**
 * The control API over one host's worlds. It sends no CORS headers. With a `token` every call but the health check
 * must carry it.
 */
export function createControl(worlds: Worlds, hostNow: () => number, token?: string) {
  const route = createRouter(controlEndpoints)

  async function perform(request: GatewayRequest): Promise<GatewayAnswer> {
    const { endpoint, run } = route(request)
    admitControl(endpoint, request, token)
    const input = await readInput(endpoint, request)
    const value = await run({ input, worlds, request, fail })
    return value instanceof ReadableStream ? answerEvents(value, hostNow()) : answerSuccess(value, hostNow())
  }

  return (request: GatewayRequest): Promise<GatewayAnswer> =>
    perform(request).catch((thrown: unknown) => answerFailure(asGatewayError(thrown), hostNow()))
}
