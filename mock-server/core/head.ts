import type { GatewayAnswer, GatewayRequest } from './message.ts'

type Answering = (request: GatewayRequest) => Promise<GatewayAnswer>

/** Answers HEAD as GET; the hosts' servers send no body with it. A stream would never end, so it does not begin. */
export const withHead =
  (answer: Answering): Answering =>
  (request) =>
    request.method === 'HEAD' ? answer({ ...request, method: 'GET' }).then(withoutStream) : answer(request)

async function withoutStream(answer: GatewayAnswer): Promise<GatewayAnswer> {
  if (!(answer.body instanceof ReadableStream)) return answer
  await answer.body.cancel()
  return { ...answer, body: '' }
}
