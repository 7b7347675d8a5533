import { bodyLimit, type GatewayRequest } from '#mock-server/core/message.ts'
import { readWorldAddress } from '#mock-server/core/world-address.ts'

/** The short form of a request. */
export interface Message {
  method?: string
  /** The path with its query. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()

/** Returns the request as a host passes it to the gateway. */
export function toRequest({ method = 'GET', path, headers = {}, body = '' }: Message): GatewayRequest {
  const mark = path.indexOf('?')
  const address = readWorldAddress(mark < 0 ? path : path.slice(0, mark))
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  const known = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    ...address,
    method,
    query: new URLSearchParams(mark < 0 ? '' : path.slice(mark + 1)),
    header: (name) => known.get(name),
    body: bytes,
    bodyProblem: bytes.length > bodyLimit(address.path) ? 'BODY_TOO_LARGE' : undefined,
  }
}
