import { GatewayError } from '#mock-server/values/fail.ts'
import type { GatewayAnswer, TextAnswer } from './message.ts'

let written = { second: Number.NaN, date: '' }

/** Returns the text of the header Date. Calls of the same second share it. */
function dateText(now: number): string {
  const second = Math.floor(now / 1000)
  if (written.second !== second) written = { second, date: new Date(now).toUTCString() }
  return written.date
}

const jsonHeaders = (now: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: dateText(now),
})

/** Creates the answer of a successful call. `now` is the world's time in milliseconds, for the header Date. */
export const answerSuccess = (value: unknown, now: number): TextAnswer => ({
  status: 200,
  headers: jsonHeaders(now),
  body: JSON.stringify({ success: true, value }),
})

/** Creates a streamed answer, which lasts until the caller disconnects. `now` is the world's time in milliseconds. */
export const answerEvents = (body: ReadableStream<Uint8Array>, now: number): GatewayAnswer => ({
  status: 200,
  headers: { ...jsonHeaders(now), 'content-type': 'text/event-stream; charset=utf-8' },
  body,
})

/** Creates the answer of a failed call, with the error's status, code, message, field and value, or another value. */
export function answerFailure(error: GatewayError, now: number, value = error.detail.value): TextAnswer {
  const { field, headers } = error.detail
  return {
    status: error.status,
    headers: { ...jsonHeaders(now), ...headers },
    body: JSON.stringify({ success: false, errorCode: error.code, message: error.message, field, value }),
  }
}

/** Returns the error as a GatewayError. Any other error is a defect: it is logged and becomes UNEXPECTED. */
export function asGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown
  // biome-ignore lint/suspicious/noConsole: the operator of the host must see a defect
  console.error(thrown)
  return new GatewayError('UNEXPECTED', { message: 'the gateway failed; its console shows the error' })
}
