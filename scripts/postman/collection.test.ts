import { expect, test } from 'vitest'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { describeApi } from '#mock-server/control/openapi/describe-api.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { postmanCollection } from './collection.ts'

const collection = postmanCollection(describeApi(declaredEndpoints), 'http://localhost:5173')
const items = collection.item.flatMap(({ item }) => item)

/** Fills in the collection's variables as Postman does. */
const filled = (text: string) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => collection.variable.find(({ key }) => key === name)?.value ?? name)

const itemOf = (id: string) => items.find(({ name }) => name === id) ?? expect.fail(`no call ${id}`)

test('holds every call once, with an example of its answer', () => {
  expect(items.map(({ name }) => name).toSorted()).toEqual(declaredEndpoints.map(({ id }) => id).toSorted())
  for (const { response } of items) expect(JSON.parse(response[0]?.body ?? '')).toMatchObject({ success: true })
})

const plain = declaredEndpoints.filter(({ body, bodyType, encrypted }) => body && !bodyType && !encrypted)

test.each(plain)('the example body of $id passes its schema', ({ id, body }) => {
  const { raw = '' } = itemOf(id).request.body ?? {}
  const result = body?.safeParse(JSON.parse(filled(raw)))
  expect(result?.error?.issues).toBeUndefined()
})

test.each(['control.moveClock', 'control.addFault', 'control.outbox', 'control.signIn', 'control.verifyJournal'])(
  'the gateway answers the example of %s',
  async (id) => {
    const { gateway } = await createPlatform()
    const { method, url, body } = itemOf(id).request
    const path = filled(url.raw).replace('http://localhost:5173', '')
    const message = { method, path, headers: { 'content-type': 'application/json' }, body: filled(body?.raw ?? '') }
    expect(await gateway(toRequest(message))).toMatchObject({ status: 200 })
  },
)
