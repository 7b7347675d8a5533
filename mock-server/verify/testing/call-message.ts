import type { Endpoint } from '#contract/resource.ts'
import { encodeBody } from '#mock-server/control/encode-body.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import type { Message } from './message.ts'

export interface CallOptions {
  token?: string
  headers?: Record<string, string>
}

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]])))

/** Returns the request that the app would send for a call. */
export async function callMessage(
  endpoint: Endpoint,
  input: object,
  { token, headers }: CallOptions = {},
): Promise<Message> {
  const { method, path, module, query, body, bodyType, encrypted } = endpoint
  const sent = body && (await encodeBody(bodyType, encrypted ? { data: await encrypt(input) } : input))
  return {
    method,
    path: query ? `${path}?${queryOf(input)}` : path,
    headers: {
      ...(token && { Authorization: token }),
      ...(module && { ModuleId: module }),
      ...(encrypted && { Encryption: publicKey.keyId }),
      ...sent?.headers,
      ...headers,
    },
    body: sent?.body,
  }
}
