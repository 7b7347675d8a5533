import { Failure, Success } from '#contract/envelope.ts'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'

/** A control call that returned no answer. The message is written for a person. */
export class ControlFailure extends Error {
  override name = 'ControlFailure'
  /** The host's error code and field, if the host refused the call. */
  readonly facts: { errorCode?: string; field?: string }

  constructor(message: string, facts: ControlFailure['facts'] = {}) {
    super(message)
    this.facts = facts
  }
}

interface Target {
  /** The host's address, such as `http://localhost:5173`. */
  url: string
  token?: string
}

const addressOf = ({ path, query }: Endpoint, url: string, input: object) => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return query ? new URL(`${path}?${new URLSearchParams(given)}`, url) : new URL(path, url)
}

/**
 * Returns the cause's code in parentheses, such as ` (ECONNREFUSED)` or a certificate error; empty if there is none.
 */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
}

const send = (endpoint: Endpoint, input: object, { url, token }: Target): Promise<Response> =>
  fetch(addressOf(endpoint, url, input), {
    method: endpoint.method,
    headers: { ...(token && { 'X-Control-Token': token }) },
    body: endpoint.body ? JSON.stringify(input) : undefined,
  }).catch((error: unknown) => {
    throw new ControlFailure(
      `nothing answers at ${url}${causeOf(error)}; start it with npm start, or name another with --port or --url`,
    )
  })

const notParlor = (url: string) => new ControlFailure(`the server at ${url} is not a Parlor host`)

const read = (response: Response, url: string): Promise<unknown> =>
  response.json().catch(() => {
    throw notParlor(url)
  })

function throwIfRefused(body: unknown): void {
  const failure = Failure.safeParse(body)
  if (!failure.success) return
  const { message, errorCode, field } = failure.data
  throw new ControlFailure(message, { errorCode, field })
}

/** Calls the control API of a running host and returns the validated answer. @throws ControlFailure. */
export async function callControl<E extends Endpoint>(endpoint: E, input: Input<E> & object, target: Target) {
  const body = await read(await send(endpoint, input, target), target.url)
  throwIfRefused(body)
  const success = Success.safeParse(body)
  const answer = endpoint.response.safeParse(success.success ? success.data.value : undefined)
  if (!answer.success) throw notParlor(target.url)
  return answer.data as Answer<E>
}

/** Opens a stream of the control API of a running host and returns its bytes. @throws ControlFailure. */
export async function openControl(endpoint: Endpoint, input: object, target: Target) {
  const response = await send(endpoint, input, target)
  if (response.ok && response.body) return response.body
  throwIfRefused(await read(response, target.url))
  throw notParlor(target.url)
}
