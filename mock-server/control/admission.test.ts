import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/resource.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { control } from './contract.ts'

describe('admission', () => {
  const endpoints: Endpoint[] = Object.values(control)
  const guarded = endpoints.filter(({ always }) => !always)
  const refused = { status: 403, errorCode: 'CONTROL_REFUSED' }

  test.each(guarded)('refuses $id without the token that the host requires', async (endpoint) => {
    const { refusal } = await createPlatform({ controlToken: 'secret' })
    const field = 'header.X-Control-Token'
    expect(await refusal(endpoint, {})).toMatchObject({ ...refused, field })
    expect(await refusal(endpoint, {}, { headers: { 'X-Control-Token': 'guess' } })).toMatchObject({
      ...refused,
      field,
    })
  })

  test('takes the token as X-Control-Token or as a bearer; health needs none', async () => {
    const { call } = await createPlatform({ controlToken: 'secret' })
    await call(control.scenarios, {}, { headers: { 'X-Control-Token': 'secret' } })
    await call(control.scenarios, {}, { headers: { Authorization: 'Bearer secret' } })
    await call(control.health, {})
  })

  test.each(['https://evil.example', 'http://localhost:9999', 'null'])('refuses a page of %s', async (Origin) => {
    const { refusal } = await createPlatform()
    const headers = { Origin, Host: 'localhost:5173' }
    expect(await refusal(control.resetWorld, {}, { headers })).toMatchObject({ ...refused, field: 'header.Origin' })
  })

  test('admits the host’s own pages', async () => {
    const { call } = await createPlatform()
    const headers = { Origin: 'http://localhost:5173', Host: 'localhost:5173' }
    await expect(call(control.resetWorld, {}, { headers })).resolves.toMatchObject({ name: 'default' })
  })
})
