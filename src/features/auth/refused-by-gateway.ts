import { errorCatalogue } from '#contract/errors.ts'
import { GatewayFailure } from '#gateway/failure.ts'

/** Whether the gateway has seen the request: what may be used once, such as a captcha, is then used up. */
export const refusedByGateway = (failure: unknown): boolean =>
  failure instanceof GatewayFailure && failure.code in errorCatalogue
