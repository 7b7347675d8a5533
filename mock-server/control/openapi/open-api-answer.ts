import { lazy } from '#mock-server/catalogue/lazy.ts'
import type { TextAnswer } from '#mock-server/core/message.ts'
import { sha256 } from '#mock-server/values/sha256.ts'
import { declaredEndpoints } from '../declared-endpoints.ts'
import { describeApi } from './describe-api.ts'

/** The path of the OpenAPI document. */
export const openApiPath = '/__gateway/openapi.json'

const document = lazy(() => JSON.stringify(describeApi(declaredEndpoints)))

/** Returns the SHA-256 of the document in hexadecimal. Two hosts with the same hash have the same contract. */
export const contractHash = lazy(() => sha256(document()))

/** Returns the document of all calls, without an envelope, as OpenAPI tools expect it. */
export const openApiAnswer = (): TextAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  body: document(),
})
