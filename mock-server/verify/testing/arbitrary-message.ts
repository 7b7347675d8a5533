import fc from 'fast-check'
import { control } from '#mock-server/control/contract.ts'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import type { Message } from './message.ts'

/** All endpoints except the two that wait by design. */
const callable = declaredEndpoints.filter(({ id }) => id !== control.events.id && id !== control.awaitMessage.id)

const nasty = fc.constantFrom(
  '',
  '\u0000',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '\ud800',
  '🎰'.repeat(200),
  '9'.repeat(400),
  '1e999',
  'NaN',
  'x'.repeat(3_000),
)
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 60 }), nasty)
const deep = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
const huge = fc.constantFrom('x'.repeat(70_000), deep, '한'.repeat(30_000))

const fieldName = fc.constantFrom(
  ...['username', 'password', 'type', 'token', 'nodeId', 'vendor', 'language', 'pageNo', 'pageSize', 'merchantCode'],
  ...['data', 'world', 'settings', 'faults', 'snapshot', 'account', 'action', 'by', 'at', 'name', 'scenario', 'seed'],
  ...['bet', 'idempotencyKey', 'rewardId', 'announcementId', 'mobileNum', 'captcha', '__proto__', 'toString'],
)
const fields = <T>(value: fc.Arbitrary<T>) => fc.dictionary(fc.oneof(fieldName, text), value, { maxKeys: 8 })
const json: fc.Arbitrary<unknown> = fc.oneof(
  fields(fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue())),
  fc.jsonValue(),
)

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...callable.map((endpoint) => endpoint.path)) },
  { weight: 1, arbitrary: fc.constantFrom('/__art/tiles/x.svg', '/__art/../secret', '/__gateway/', '/', '//') },
  { weight: 1, arbitrary: text.map((tail) => `/wps/${tail}`) },
  { weight: 1, arbitrary: text },
)
const query = fields(text).map((values) => `${new URLSearchParams(values)}`)
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE') },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom('PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'get'), text) },
)

const changed = (jwe: string, at: number) => `${jwe.slice(0, at)}${jwe[at] === 'A' ? 'B' : 'A'}${jwe.slice(at + 1)}`

/** Creates JWEs of the gateway's key with arbitrary content, some with one character changed. */
async function sealedBodies() {
  const contents = [...fc.sample(json, 40), ...fc.sample(text, 10)]
  const jwes = await Promise.all(contents.map((content) => encrypt(content ?? null)))
  return fc
    .tuple(fc.constantFrom(...jwes), fc.nat(), fc.boolean())
    .map(([jwe, at, whole]) => JSON.stringify({ data: whole ? jwe : changed(jwe, at % jwe.length) }))
}

const headersWith = (token: string) =>
  fc.record(
    {
      Authorization: fc.oneof(
        fc.constant(token),
        text,
        text.map((value) => `Bearer ${value}`),
      ),
      ModuleId: fc.oneof(fc.constantFrom(...callable.flatMap((endpoint) => endpoint.module ?? [])), text),
      Encryption: fc.oneof({ weight: 4, arbitrary: fc.constant(publicKey.keyId) }, { weight: 1, arbitrary: text }),
      'X-World': fc.oneof({ weight: 9, arbitrary: fc.constant('default') }, { weight: 1, arbitrary: text }),
      Cookie: text.map((value) => `world=${value}`),
      Origin: fc.oneof(fc.constant('http://localhost'), text),
      Host: fc.constant('localhost'),
    },
    { requiredKeys: [] },
  )

/** Generates any request, most often almost valid ones. `token` belongs to a session of the world `default`. */
export async function arbitraryMessage(token: string): Promise<fc.Arbitrary<Message>> {
  const body = fc.oneof(
    { weight: 40, arbitrary: fc.constant('') },
    { weight: 100, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 40, arbitrary: text },
    { weight: 40, arbitrary: await sealedBodies() },
    { weight: 20, arbitrary: text.map((data) => JSON.stringify({ data })) },
    { weight: 4, arbitrary: huge },
  )
  return fc
    .record({ method, path, query, headers: headersWith(token), body })
    .map(({ path: address, query, ...rest }) => ({ ...rest, path: query ? `${address}?${query}` : address }))
}
