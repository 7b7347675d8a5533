import type { ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'

/** Breaks a connection: the other side sees a reset, or over TLS, where there is none to send, an early end. */
export function breakOff({ socket }: ServerResponse): void {
  if (socket instanceof TLSSocket) socket.destroy()
  else socket?.resetAndDestroy()
}

const written = (response: ServerResponse, piece: Uint8Array) =>
  new Promise<void>((done, failed) => response.write(piece, (error) => (error ? failed(error) : done())))

/**
 * Sends a stream as it comes. Whoever goes away ends it. A stream that fails ends the connection, but without a reset,
 * which would take back what is on its way.
 */
export async function pour(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader()
  response.on('close', () => void reader.cancel().catch(() => undefined))
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) await written(response, next.value)
    response.end()
  } catch {
    response.destroy()
  }
}
