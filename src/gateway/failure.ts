import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'

/** Failures that happen on the way, before a gateway could name them. */
const transportFailures = {
  NETWORK: { text: 'no_internet', retry: true },
  TIMEOUT: { text: 'slow_connection', retry: true },
  CANCELLED: { text: 'unknown_error', retry: false },
  ANSWER_MALFORMED: { text: 'system_busy', retry: true },
} as const

type TransportFailure = keyof typeof transportFailures
export type FailureCode = ErrorCode | TransportFailure
export type FailureText =
  | (typeof errorCatalogue)[ErrorCode]['text']
  | (typeof transportFailures)[TransportFailure]['text']

interface FailureFacts {
  /** The offending input's own name, such as `username`. */
  field?: string
  message?: string
  /** What the call tells beside the error. */
  value?: unknown
}

/** The one error that `call` throws. `text` is the key of what to tell the person; `retry` whether asking again helps. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly code: FailureCode
  readonly text: FailureText
  readonly retry: boolean
  readonly field: string | undefined
  readonly value: unknown

  constructor(code: FailureCode, { field, message, value }: FailureFacts = {}) {
    super(message ?? code)
    const { text, retry } =
      code in errorCatalogue ? errorCatalogue[code as ErrorCode] : transportFailures[code as TransportFailure]
    this.code = code
    this.text = text
    this.retry = retry
    this.field = field?.split('.').at(-1)
    this.value = value
  }
}

/** The key of what to tell a person about anything that was thrown. */
export const failureText = (thrown: unknown): FailureText =>
  thrown instanceof GatewayFailure ? thrown.text : 'unknown_error'
