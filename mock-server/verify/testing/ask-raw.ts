import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

interface RawRequest {
  path: string
  method?: string
  headers?: Record<string, string>
}

/**
 * Sends a request with exactly this path and these headers, and returns the answer with its decompressed body. `fetch`
 * would normalise the path, accept compressed answers, and ask for no 304.
 */
export async function askRaw(url: string, { path, method = 'GET', headers = {} }: RawRequest) {
  const sent = request(url, { path, headers, method }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, bytes, body: decompressed(bytes, answer) }
}

function decompressed(bytes: Buffer, { headers, statusCode }: IncomingMessage): string {
  const encoding = bytes.length > 0 && statusCode === 200 ? headers['content-encoding'] : undefined
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
