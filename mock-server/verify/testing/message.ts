import { bodyLimit, type GatewayRequest } from '#mock-server/core/message.ts'
import { readWorldAddress } from '#mock-server/core/world-address.ts'

/** A request in short. */
export interface Message {
  method?: string
  /** With its query. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()

/** The request as a host would hand it over. */
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
