import { lazy } from '../catalogue/lazy.ts'
import { declaredEndpoints } from '../core/implementations.ts'
import type { TextAnswer } from '../core/message.ts'
import { describeApi } from './describe-api.ts'

export const openApiPath = '/__gateway/openapi.json'

const document = lazy(() => JSON.stringify(describeApi(declaredEndpoints)))

/** The document of all calls: a bare body, as the tools that read it want it. */
export const openApiAnswer = (): TextAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  body: document(),
})
