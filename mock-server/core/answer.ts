import { GatewayError } from '#mock-server/values/fail.ts'
import type { GatewayAnswer, TextAnswer } from './message.ts'

const jsonHeaders = (now: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: new Date(now).toUTCString(),
})

export const answerSuccess = (value: unknown, now: number): TextAnswer => ({
  status: 200,
  headers: jsonHeaders(now),
  body: JSON.stringify({ success: true, value }),
})

/** An answer that goes on for as long as the caller listens. */
export const answerEvents = (body: ReadableStream<Uint8Array>, now: number): GatewayAnswer => ({
  status: 200,
  headers: { ...jsonHeaders(now), 'content-type': 'text/event-stream; charset=utf-8' },
  body,
})

export function answerFailure(error: GatewayError, now: number): TextAnswer {
  const { field, value, headers } = error.detail
  return {
    status: error.status,
    headers: { ...jsonHeaders(now), ...headers },
    body: JSON.stringify({ success: false, errorCode: error.code, message: error.message, field, value }),
  }
}

/** Anything a behaviour throws that is not ours is a defect: it is answered as one, and told to the console. */
export function asGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown
  // biome-ignore lint/suspicious/noConsole: a defect must be seen by whoever runs the host
  console.error(thrown)
  return new GatewayError('UNEXPECTED', { message: 'the gateway failed; its console says how' })
}
