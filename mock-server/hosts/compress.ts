import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** A shorter body fits into one packet as it is. */
const leastLength = 1024
/** A longer one is a list of all games, or a tool's, such as a whole world; tools read on the same machine. */
const longLength = 131_072

const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const compressors = {
  br: (body: string) => brotliCompressSync(body, { params }),
  gzip: (body: string) => gzipSync(body),
} as const
type Encoding = keyof typeof compressors

/** The most recently used results, up to a limit for each encoding. */
const keep = (most: number) => ({ most, br: new Map<string, Buffer>(), gzip: new Map<string, Buffer>() })
/** Most calls ask for a list or a picture that another call has just asked for. */
const kept = keep(200)
/** Those of a merchant in a few languages. */
const keptLong = keep(4)

function compress(body: string, encoding: Encoding): Buffer {
  const { most, [encoding]: known } = body.length > longLength ? keptLong : kept
  const bytes = known.get(body) ?? compressors[encoding](body)
  known.delete(body)
  known.set(body, bytes)
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return bytes
}

function encodingFor(request: Request): Encoding | undefined {
  if (!request.headers['accept-encoding']) return undefined
  const accepted = request.acceptsEncodings()
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

/**
 * Returns the body in an encoding that the client accepts and sets the headers for it; a short or binary body and
 * a tool's long one are returned unchanged.
 */
export function compressed(response: Response, body: string | Uint8Array): string | Uint8Array {
  if (typeof body !== 'string' || body.length < leastLength) return body
  if (body.length > longLength && response.req.originalUrl.includes('/__gateway/')) return body
  response.vary('Accept-Encoding')
  const encoding = encodingFor(response.req)
  if (!encoding) return body
  response.set('Content-Encoding', encoding)
  return compress(body, encoding)
}
