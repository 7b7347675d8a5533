import { type GatewayErrorCode, gatewayErrors } from './error-codes.ts'
import { usualMessages } from './usual-messages.ts'

export interface FailureDetail {
  /** The offending input as a dotted path. */
  field?: string
  /** For the developer who reads it: what, which value, what to do next. */
  message?: string
  /** Call-specific facts for the app. */
  value?: unknown
  /** Headers of the answer beside the usual ones, in lower case. */
  headers?: Readonly<Record<string, string>>
  /** In place of the code's own. */
  status?: number
}

/** Thrown anywhere below the pipeline and answered in one place. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly code: GatewayErrorCode
  readonly detail: FailureDetail

  constructor(code: GatewayErrorCode, detail: FailureDetail = {}) {
    super(detail.message ?? usualMessages[code] ?? code)
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return this.detail.status ?? gatewayErrors[this.code].status
  }
}

export function fail(code: GatewayErrorCode, detail?: FailureDetail): never {
  throw new GatewayError(code, detail)
}
