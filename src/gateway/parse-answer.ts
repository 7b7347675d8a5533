import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/resource.ts'
import { nextTask } from '#platform/next-task.ts'
import { GatewayFailure } from './failure.ts'

function parse(schema: z.ZodMiniType, value: unknown, name: string): unknown {
  const answer = schema.safeParse(value)
  if (answer.success) return answer.data
  throw new GatewayFailure('ANSWER_MALFORMED', { message: `${name}: ${answer.error.message}` })
}

/** Validates each field in a task of its own, so that the page answers in between. */
async function parseLong({ id, response }: Endpoint, value: unknown): Promise<unknown> {
  const { shape } = response as z.ZodMiniObject<Record<string, z.ZodMiniType>>
  const fields = value as Partial<Record<string, unknown>> | null | undefined
  const answer: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries(shape)) {
    await nextTask()
    answer[field] = parse(schema, fields?.[field], `${id}.${field}`)
  }
  return answer
}

/** Validates the value of an answer. @throws GatewayFailure ANSWER_MALFORMED. */
export async function parseAnswer<E extends Endpoint>(endpoint: E, value: unknown): Promise<Answer<E>> {
  const answer = endpoint.long ? await parseLong(endpoint, value) : parse(endpoint.response, value, endpoint.id)
  return answer as Answer<E>
}
