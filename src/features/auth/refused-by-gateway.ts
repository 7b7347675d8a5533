import { GatewayFailure, isTransportFailure } from '#gateway/failure.ts'

/** Returns whether the gateway processed the request. A captcha is then used up. */
export const refusedByGateway = (failure: unknown): boolean =>
  failure instanceof GatewayFailure && !isTransportFailure(failure.code)
