import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'

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
  readonly code: ErrorCode
  readonly detail: FailureDetail

  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(detail.message ?? code)
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return this.detail.status ?? errorCatalogue[this.code].status
  }
}

export function fail(code: ErrorCode, detail?: FailureDetail): never {
  throw new GatewayError(code, detail)
}
