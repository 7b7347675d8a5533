import { Failure, Success } from '#contract/envelope.ts'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'

/** What a control call came back with in place of an answer; the message is meant for a person. */
export class ControlFailure extends Error {
  override name = 'ControlFailure'
}

interface Target {
  /** Where the host is, such as `http://localhost:5173`. */
  url: string
  token?: string
}

const addressOf = ({ path, query }: Endpoint, url: string, input: object) => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return query ? new URL(`${path}?${new URLSearchParams(given)}`, url) : new URL(path, url)
}

/** Such as ` (ECONNREFUSED)`, or what is wrong with a certificate. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
}

async function send(endpoint: Endpoint, input: object, { url, token }: Target): Promise<unknown> {
  const response = await fetch(addressOf(endpoint, url, input), {
    method: endpoint.method,
    headers: { ...(token && { 'X-Control-Token': token }) },
    body: endpoint.body ? JSON.stringify(input) : undefined,
  }).catch((error: unknown) => {
    throw new ControlFailure(
      `nothing answers at ${url}${causeOf(error)}; start it with npm start, or name another with --port or --url`,
    )
  })
  return response.json().catch(() => {
    throw new ControlFailure(`what answers at ${url} is not a Parlor host`)
  })
}

/** Calls the control API of a running host. @throws ControlFailure. */
export async function callControl<E extends Endpoint>(endpoint: E, input: Input<E> & object, target: Target) {
  const body = await send(endpoint, input, target)
  const failure = Failure.safeParse(body)
  if (failure.success) throw new ControlFailure(failure.data.message)
  const success = Success.safeParse(body)
  const answer = endpoint.response.safeParse(success.success ? success.data.value : undefined)
  if (!answer.success) throw new ControlFailure(`what answers at ${target.url} is not a Parlor host`)
  return answer.data as Answer<E>
}
