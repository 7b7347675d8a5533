import type { errorCatalogue as allErrors, ErrorCode } from '#contract/errors.ts'
import { homeErrors } from '#contract/home-errors.ts'

/** Failures that happen on the way, before a gateway could name them. */
const transportFailures = {
  /** The device itself says that it has no network. */
  OFFLINE: { text: 'no_internet', retry: true },
  /** The gateway could not be reached, or broke the connection. */
  NETWORK: { text: 'slow_connection', retry: true },
  TIMEOUT: { text: 'slow_connection', retry: true },
  CANCELLED: { text: 'unknown_error', retry: false },
  ANSWER_MALFORMED: { text: 'system_busy', retry: true },
} as const

type TransportFailure = keyof typeof transportFailures
/** `UNRECOGNISED` stands for every code of a gateway that the contract does not hold. */
export type FailureCode = ErrorCode | TransportFailure | 'UNRECOGNISED'

type Errors = typeof allErrors & typeof transportFailures
export type FailureText = Errors[keyof Errors]['text']

interface Reading {
  text: FailureText
  retry: boolean
}

const known = new Map<string, Reading>(Object.entries({ ...homeErrors, ...transportFailures }))

/** Fetches the errors that only the calls of screens other than home may answer. */
export async function loadScreenErrors(): Promise<void> {
  const { errorCatalogue } = await import('#contract/errors.ts')
  for (const [code, reading] of Object.entries(errorCatalogue)) known.set(code, reading)
}

export const isTransportFailure = (code: FailureCode): boolean => Object.hasOwn(transportFailures, code)

const isKnown = (code: string): code is FailureCode => known.has(code)

/** What the HTTP status alone lets a person be told. */
function factsOfStatus(status: number): Reading {
  if (status === 401) return { text: 'not_logged_in', retry: false }
  if (status === 403) return { text: 'no_permission', retry: false }
  if (status === 413 || status === 422) return { text: 'invalid_format', retry: false }
  if (status === 429 || status > 500) return { text: 'system_busy', retry: true }
  return { text: 'unknown_error', retry: status === 500 }
}

/** The text for a person, and whether asking again may help, by the code if it is known, else by the HTTP status. */
export const failureFacts = (code: string, status = 0) => known.get(code) ?? factsOfStatus(status)

interface FailureFacts {
  /** The HTTP status of the answer. */
  status?: number
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

  /** @param code Any text that a gateway may give as its error code, or a failure on the way. */
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

/** The key of what to tell a person about anything that was thrown. */
export const failureText = (thrown: unknown): FailureText =>
  thrown instanceof GatewayFailure ? thrown.text : 'unknown_error'

/** Whether a call failed because this device has no internet. */
export const isOffline = (thrown: unknown): boolean => thrown instanceof GatewayFailure && thrown.code === 'OFFLINE'

/** The failure of a request that did not get through. */
export const unreachable = (): GatewayFailure =>
  new GatewayFailure(globalThis.navigator?.onLine === false ? 'OFFLINE' : 'NETWORK')
