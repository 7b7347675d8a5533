import type { GatewayAnswer, GatewayRequest } from './message.ts'

type Handler = (request: GatewayRequest) => Promise<GatewayAnswer>

/** Wraps a handler so that it answers HEAD as GET. The hosts send no body with it; an endless stream is cancelled. */
export const withHead =
  (answer: Handler): Handler =>
  (request) =>
    request.method === 'HEAD' ? answer({ ...request, method: 'GET' }).then(withoutStream) : answer(request)

async function withoutStream(answer: GatewayAnswer): Promise<GatewayAnswer> {
  if (!(answer.body instanceof ReadableStream)) return answer
  await answer.body.cancel()
  return { ...answer, body: '' }
}
