import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import { encrypt, forgetKey } from './encrypt.ts'
import { type FailureCode, failureText, GatewayFailure } from './failure.ts'
import { send } from './send.ts'
import { currentSession, loseSession } from './session.ts'

interface Options {
  signal?: AbortSignal
  /** In place of the session's, for the few calls that are made with a token of their own. */
  token?: string
}

async function sendOnce(endpoint: Endpoint, input: object, token: string | undefined, signal: AbortSignal | undefined) {
  if (!endpoint.encrypted) return send(endpoint, { input, token, signal })
  const { body, headers } = await encrypt(input)
  return send(endpoint, { input: body, headers, token, signal })
}

/** Whether a failed call may be sent again: a read that met a passing trouble, or a body made with an old key. */
function mayRepeat(endpoint: Endpoint, failure: unknown): boolean {
  if (!(failure instanceof GatewayFailure)) return false
  if (failure.code === 'ENCRYPTION_KEY_UNKNOWN') {
    forgetKey()
    return true
  }
  return endpoint.method === 'GET' && failure.retry && failure.code !== 'MAINTENANCE'
}

const endedSession: readonly FailureCode[] = ['SESSION_EXPIRED', 'SESSION_INVALID', 'SESSION_REPLACED']

const sessionLost = (failure: unknown) => failure instanceof GatewayFailure && endedSession.includes(failure.code)

/**
 * Calls an endpoint of the contract and gives its parsed answer. A safe call is tried once more; a session that the
 * gateway has ended is dropped here too.
 *
 * @throws GatewayFailure with the code, the text for the person, and the field that was wrong.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & object,
  { signal, token: own }: Options = {},
): Promise<Answer<E>> {
  const token = endpoint.access === 'none' ? undefined : (own ?? currentSession()?.token)
  const attempt = () => sendOnce(endpoint, input, token, signal)
  try {
    const value = await attempt().catch((failure: unknown) => {
      if (mayRepeat(endpoint, failure)) return attempt()
      throw failure
    })
    const answer = endpoint.response.safeParse(value)
    if (answer.success) return answer.data as Answer<E>
    throw new GatewayFailure('ANSWER_MALFORMED', { message: `${endpoint.id}: ${answer.error.message}` })
  } catch (failure) {
    if (token && sessionLost(failure)) loseSession(token, failureText(failure))
    throw failure
  }
}
