import { hash } from '#mock-server/values/chance.ts'
import type { GatewayAnswer, GatewayRequest } from './message.ts'

type Handler = (request: GatewayRequest) => Promise<GatewayAnswer>

/**
 * Wraps a handler so that an answer that a client may keep has an ETag, and a client that has it already gets a 304
 * without a body. The journal keeps the call with its whole answer.
 */
export const withETag =
  (answer: Handler): Handler =>
  (request) =>
    answer(request).then((made) => validated(request, made))

/** Weak: a host may send the same body compressed. */
const etagOf = (body: string | Uint8Array) => {
  const text = typeof body === 'string' ? body : new TextDecoder('latin1').decode(body)
  return `W/"${text.length.toString(16)}-${hash(text).toString(16)}"`
}

const isKept = ({ status, headers, transport }: GatewayAnswer) => {
  const cache = headers['cache-control'] ?? 'no-store'
  return status === 200 && !transport && cache !== 'no-store'
}

const isKnown = (request: GatewayRequest, etag: string) => {
  const known = request.header('if-none-match')?.split(/,\s*/) ?? []
  return known.includes('*') || known.includes(etag)
}

function validated(request: GatewayRequest, answer: GatewayAnswer): GatewayAnswer {
  const { headers, body } = answer
  if (!isKept(answer) || body instanceof ReadableStream) return answer
  const etag = etagOf(body)
  if (!isKnown(request, etag)) return { ...answer, headers: { ...headers, etag } }
  const { 'content-type': _, ...kept } = headers
  return { status: 304, headers: { ...kept, etag }, body: '' }
}
