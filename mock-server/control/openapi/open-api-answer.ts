import { lazy } from '#mock-server/catalogue/lazy.ts'
import type { TextAnswer } from '#mock-server/core/message.ts'
import { declaredEndpoints } from '../declared-endpoints.ts'
import { describeApi } from './describe-api.ts'

export const openApiPath = '/__gateway/openapi.json'

const document = lazy(() => JSON.stringify(describeApi(declaredEndpoints)))

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of the document in hexadecimal: two hosts with the same one answer the same calls. */
export const contractHash = lazy(async () =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(document()))),
)

/** The document of all calls: a bare body, as the tools that read it want it. */
export const openApiAnswer = (): TextAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  body: document(),
})
