import { type Answer, type Endpoint, type Input, isRead } from '#contract/resource.ts'
import { PartLost } from '#platform/load-part.ts'
import { currentSession, loseSession } from '#session/session.ts'
import { type FailureCode, failureText, GatewayFailure } from './failure.ts'
import { loadEncryption } from './load-encryption.ts'
import { parseAnswer } from './parse-answer.ts'
import { send } from './send.ts'

interface Options {
  signal?: AbortSignal
  /** Replaces the session's token, for calls that are made before the session is open. */
  token?: string
  /** Called with the upload progress, 0 to 1. */
  onUpload?: (part: number) => void
}

type Sent = Options & { input: object }

async function sendOnce(endpoint: Endpoint, { input, token, signal, onUpload }: Sent) {
  const message = { input, token, signal, onUpload }
  if (!endpoint.encrypted) return send(endpoint, message)
  const { sendEncrypted } = await loadEncryption()
  return sendEncrypted(endpoint, message)
}

/**
 * Returns whether a failed call may be sent again: a read that failed temporarily, or a body encrypted with an old key.
 */
function mayRepeat(endpoint: Endpoint, failure: unknown): boolean {
  if (!(failure instanceof GatewayFailure)) return false
  if (failure.code === 'ENCRYPTION_KEY_UNKNOWN') return true
  // A lost part of the app is fetched again when a person asks for it.
  if (failure.cause instanceof PartLost) return false
  return isRead(endpoint) && failure.retry && failure.code !== 'MAINTENANCE'
}

const endedSession: readonly FailureCode[] = ['SESSION_EXPIRED', 'SESSION_INVALID', 'SESSION_REPLACED']

const sessionLost = (failure: unknown) => failure instanceof GatewayFailure && endedSession.includes(failure.code)

const unanswered = () => new Promise<never>(() => undefined)

/**
 * Calls an endpoint of the contract and returns its parsed answer. It retries a safe call once, and drops a session that
 * the gateway has ended. If the session ends during the call for any reason, the promise never settles, so that no
 * answer for the former member reaches the next one.
 *
 * @throws GatewayFailure with the code, the text for the person, and the invalid field.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & object,
  { signal, token: own, onUpload }: Options = {},
): Promise<Answer<E>> {
  const token = endpoint.access === 'none' ? undefined : (own ?? currentSession()?.token)
  const isGone = () => token !== undefined && own === undefined && currentSession()?.token !== token
  const attempt = () => sendOnce(endpoint, { input, token, signal, onUpload })
  try {
    const value = await attempt().catch((failure: unknown) => {
      if (!isGone() && mayRepeat(endpoint, failure)) return attempt()
      throw failure
    })
    if (isGone()) return unanswered()
    const answer = await parseAnswer(endpoint, value)
    return isGone() ? unanswered() : answer
  } catch (failure) {
    if (isGone()) return unanswered()
    if (token && sessionLost(failure)) loseSession(token, failureText(failure))
    throw failure
  }
}
