import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/resource.ts'
import { fail } from '#mock-server/values/fail.ts'
import { parse } from '#mock-server/values/parse.ts'
import { decrypt } from './decrypt.ts'
import { bodyLimit, type GatewayRequest } from './message.ts'
import { parseJson, readBody } from './read-body.ts'

const bodyProblems = {
  BODY_TOO_LARGE: (path: string) => `the body is larger than ${bodyLimit(path)} bytes`,
  UNSUPPORTED_MEDIA_TYPE: () => 'the body is neither plain nor compressed by gzip, deflate or br',
}

function validate(schema: z.ZodMiniType, value: unknown, place: string): object {
  const result = parse(schema, value)
  if ('data' in result) return result.data as object
  const field = [place, ...result.issue.path].join('.')
  return fail('INVALID_INPUT', { field, message: `${field}: ${result.issue.message}`, issue: result.issue })
}

async function openBody(endpoint: Endpoint, request: GatewayRequest): Promise<unknown> {
  const body = await readBody(endpoint, request)
  if (!endpoint.encrypted) return body
  const keyId = request.header('encryption')
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  if (!keyId || typeof data !== 'string') {
    return fail('ENCRYPTION_REQUIRED', {
      field: keyId ? 'body.data' : 'header.Encryption',
      message: 'this call takes { "data": <compact JWE> } and the header Encryption with the id of its key',
    })
  }
  return parseJson(await decrypt(data, keyId), 'body.data')
}

/** Returns the validated query and body of a call. @throws GatewayError that names the invalid field. */
export async function readInput(endpoint: Endpoint, request: GatewayRequest): Promise<object> {
  const { bodyProblem, path } = request
  if (bodyProblem) fail(bodyProblem, { field: 'body', message: bodyProblems[bodyProblem](path) })
  const query = endpoint.query ? validate(endpoint.query, Object.fromEntries(request.query), 'query') : {}
  const body = endpoint.body ? validate(endpoint.body, await openBody(endpoint, request), 'body') : {}
  return { ...query, ...body }
}
