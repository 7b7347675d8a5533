import { GatewayFailure, isTransportFailure } from '#gateway/failure.ts'

/** Whether the gateway has seen the request: what may be used once, such as a captcha, is then used up. */
export const refusedByGateway = (failure: unknown): boolean =>
  failure instanceof GatewayFailure && !isTransportFailure(failure.code)
