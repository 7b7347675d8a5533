import type { ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'

/** Breaks a connection: the client sees a reset, or an early end over TLS, which has no reset. */
export function breakOff({ socket }: ServerResponse): void {
  if (socket instanceof TLSSocket) socket.destroy()
  else socket?.resetAndDestroy()
}

const write = (response: ServerResponse, piece: Uint8Array) =>
  new Promise<void>((done, failed) => response.write(piece, (error) => (error ? failed(error) : done())))

/**
 * Sends a stream as it arrives, until the client disconnects. A failing stream ends the connection, but without a reset,
 * which would discard data in transit.
 */
export async function pour(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader()
  response.on('close', () => void reader.cancel().catch(() => undefined))
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) await write(response, next.value)
    response.end()
  } catch {
    response.destroy()
  }
}
