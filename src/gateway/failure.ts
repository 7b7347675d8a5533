import type { errorCatalogue as allErrors, ErrorCode } from '#contract/errors.ts'
import { homeErrors } from '#contract/home-errors.ts'

/** Failures before any answer of the gateway. */
const transportFailures = {
  /** The device reports that it has no network. */
  OFFLINE: { text: 'no_internet', retry: true },
  /** The gateway could not be reached, or broke the connection. */
  NETWORK: { text: 'slow_connection', retry: true },
  TIMEOUT: { text: 'slow_connection', retry: true },
  CANCELLED: { text: 'unknown_error', retry: false },
  ANSWER_MALFORMED: { text: 'system_busy', retry: true },
} as const

type TransportFailure = keyof typeof transportFailures
/** `UNRECOGNISED` replaces every code that the contract does not contain. */
export type FailureCode = ErrorCode | TransportFailure | 'UNRECOGNISED'

type Errors = typeof allErrors & typeof transportFailures
export type FailureText = Errors[keyof Errors]['text']

interface Reading {
  text: FailureText
  retry: boolean
}

const known = new Map<string, Reading>(Object.entries({ ...homeErrors, ...transportFailures }))

/** Loads the errors that only screens other than home can receive. @throws Error if the module cannot be loaded. */
export async function loadScreenErrors(): Promise<void> {
  const { errorCatalogue } = await import('#contract/errors.ts')
  for (const [code, reading] of Object.entries(errorCatalogue)) known.set(code, reading)
}

/** Returns true for the codes that the app sets itself, because no readable answer of the gateway arrived. */
export const isTransportFailure = (code: FailureCode): boolean => Object.hasOwn(transportFailures, code)

const isKnown = (code: string): code is FailureCode => known.has(code)

/** Returns the text that the HTTP status alone allows. */
function factsOfStatus(status: number): Reading {
  if (status === 401) return { text: 'not_logged_in', retry: false }
  if (status === 403) return { text: 'no_permission', retry: false }
  if (status === 413 || status === 422) return { text: 'invalid_format', retry: false }
  if (status === 429 || status > 500) return { text: 'system_busy', retry: true }
  return { text: 'unknown_error', retry: status === 500 }
}

/** Returns the text for a person and whether a retry may help: by the code if it is known, else by the HTTP status. */
export const failureFacts = (code: string, status = 0) => known.get(code) ?? factsOfStatus(status)

interface FailureFacts {
  /** The HTTP status of the answer. */
  status?: number
  /** The name of the invalid input, such as `username`. */
  field?: string
  message?: string
  /** The data that the call returns with the error. */
  value?: unknown
}

/**
 * The only error that `call` throws. `text` is the key of the message for the person; `retry` is whether a retry may
 * help.
 */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly code: FailureCode
  readonly text: FailureText
  readonly retry: boolean
  readonly field: string | undefined
  readonly value: unknown

  /** @param code The gateway's error code, which may be any text, or a failure before its answer. */
  constructor(code: string, { status, field, message, value }: FailureFacts = {}) {
    const recognised = isKnown(code)
    super(recognised ? (message ?? code) : `${code}: ${message}`)
    const { text, retry } = failureFacts(code, status)
    this.code = recognised ? code : 'UNRECOGNISED'
    this.text = text
    this.retry = retry
    this.field = field?.split('.').at(-1)
    this.value = value
  }
}

/** Returns the key of the message for a person about any thrown value. */
export const failureText = (thrown: unknown): FailureText =>
  thrown instanceof GatewayFailure ? thrown.text : 'unknown_error'

/** Returns what to show about any thrown value: the key of the message, and the input that it names. */
export const refusalOf = (thrown: unknown): { field: string | undefined; text: FailureText } => ({
  field: thrown instanceof GatewayFailure ? thrown.field : undefined,
  text: failureText(thrown),
})

/** Returns whether a call failed because this device has no internet. */
export const isOffline = (thrown: unknown): boolean => thrown instanceof GatewayFailure && thrown.code === 'OFFLINE'

/** Creates the failure of a request that did not reach the gateway. */
export const unreachable = (): GatewayFailure =>
  new GatewayFailure(globalThis.navigator?.onLine === false ? 'OFFLINE' : 'NETWORK')
