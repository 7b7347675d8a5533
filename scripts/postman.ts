/** `npm run postman [-- --out FILE --url http://localhost:5173]`: prints or writes a Postman collection of every call. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { describeApi } from '#mock-server/control/openapi/describe-api.ts'
import { postmanCollection } from './postman/collection.ts'
import { exitCodeOf } from './usage-error.mjs'

try {
  const options = { out: { type: 'string' }, url: { type: 'string', default: 'http://localhost:5173' } } as const
  const { out, url } = parseArgs({ options }).values
  const text = JSON.stringify(postmanCollection(describeApi(declaredEndpoints), url), null, 2)
  if (out) writeFileSync(out, `${text}\n`)
  else console.log(text)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
