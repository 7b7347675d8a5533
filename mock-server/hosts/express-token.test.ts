import { expect, test } from 'vitest'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'

const newWorld = 'href="/?scenario=default"'
const page = { headers: { accept: 'text/html' } }

const withToken = expressHostPerTest({ token: 'secret' })
const open = expressHostPerTest()

test('the page of a missing world offers no link that its host would refuse', async () => {
  expect((await withToken.ask('/?scenario=default', page)).status).toBe(403)
  expect(await (await withToken.ask('/w/nobody/', page)).text()).not.toContain(newWorld)
})

test('the page of a missing world offers a new one on a host without a token', async () => {
  expect((await open.ask('/?scenario=default', page)).status).toBe(200)
  expect(await (await open.ask('/w/nobody/', page)).text()).toContain(newWorld)
})
