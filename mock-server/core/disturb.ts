import type { Disturbance } from '#mock-server/world/faults/fault.ts'
import type { GatewayAnswer, WholeAnswer } from './message.ts'
import { wait } from './wait.ts'

const dripPieces = 20

/** Streams pieces of a body in order and awaits `between` before every piece except the first. */
const streamOf = (pieces: readonly Uint8Array[], between: () => Promise<void>) => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent > 0) await between()
      const piece = pieces[sent]
      sent += 1
      if (piece) controller.enqueue(piece)
      if (sent >= pieces.length) controller.close()
    },
  })
}

function piecesOf(bytes: Uint8Array): Uint8Array[] {
  const size = Math.max(1, Math.ceil(bytes.length / dripPieces))
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
}

/** Streams half of the body and then breaks the connection. */
const halfOf = (bytes: Uint8Array) => {
  let sent = false
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!sent) controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)))
      // A host may need a moment to send the half before the connection breaks.
      else await wait(20).then(() => controller.error(new Error('A fault is in force in this world.')))
      sent = true
    },
  })
}

/** Applies the transport faults of a call to its answer. */
export function disturb(answer: WholeAnswer, { transport, dripTime }: Disturbance): GatewayAnswer {
  if (!transport) return answer
  if (transport === 'reset' || transport === 'hang') return { ...answer, transport }
  // A browser must not keep what a fault has made of an answer.
  const uncached = { ...answer.headers, 'cache-control': 'no-store' }
  if (transport === 'malformed') {
    return { ...answer, headers: uncached, body: answer.body.slice(0, answer.body.length / 2) }
  }
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
  // Announces the full length, so that the client recognises a truncated body.
  const headers = { ...uncached, 'content-length': `${bytes.length}` }
  if (transport === 'truncated') return { ...answer, headers, body: halfOf(bytes) }
  const pieces = piecesOf(bytes)
  return { ...answer, headers, body: streamOf(pieces, () => wait(dripTime / Math.max(1, pieces.length - 1))) }
}
