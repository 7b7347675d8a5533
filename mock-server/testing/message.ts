import type { GatewayRequest } from '../core/message.ts'
import { bodyLimit } from '../core/message.ts'

/** A request in short. */
export interface Message {
  method?: string
  /** With its query. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** The request as a host would hand it over. */
export function toRequest({ method = 'GET', path, headers = {}, body = '' }: Message): GatewayRequest {
  const mark = path.indexOf('?')
  const pathname = mark < 0 ? path : path.slice(0, mark)
  const known = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    method,
    path: pathname,
    query: new URLSearchParams(mark < 0 ? '' : path.slice(mark + 1)),
    header: (name) => known.get(name),
    body,
    bodyProblem: Buffer.byteLength(body) > bodyLimit(pathname) ? 'BODY_TOO_LARGE' : undefined,
  }
}
