import type { Issue } from '#contract/first-issue.ts'
import { type GatewayErrorCode, gatewayErrors } from './error-codes.ts'
import { usualMessages } from './usual-messages.ts'

export interface FailureDetail {
  /** The offending input as a dotted path. */
  field?: string
  /** For developers: what happened, which value, what to do next. */
  message?: string
  /** What the schema says of the input. The control API answers with it, for clients that speak another language. */
  issue?: Issue | undefined
  /** Call-specific facts for the app. */
  value?: unknown
  /** Additional headers of the answer, in lower case. */
  headers?: Readonly<Record<string, string>>
  /** Replaces the code's own status. */
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

/** Throws a GatewayError. */
export function fail(code: GatewayErrorCode, detail?: FailureDetail): never {
  throw new GatewayError(code, detail)
}
