import type { Answer, Endpoint } from '#contract/resource.ts'
import { GatewayFailure } from './failure.ts'

/** Validates the value of an answer. @throws GatewayFailure ANSWER_MALFORMED. */
export function parseAnswer<E extends Endpoint>(endpoint: E, value: unknown): Answer<E> {
  const answer = endpoint.response.safeParse(value)
  if (answer.success) return answer.data as Answer<E>
  throw new GatewayFailure('ANSWER_MALFORMED', { message: `${endpoint.id}: ${answer.error.message}` })
}
