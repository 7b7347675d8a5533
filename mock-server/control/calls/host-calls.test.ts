import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { control } from '../contract.ts'

const Index = z.object({ value: z.record(z.string(), z.string()) })

describe('the host itself', () => {
  test('lists the addresses to continue from, and serves each of them', async () => {
    const { send, gateway } = await createPlatform()
    const { docs, ...others } = Index.parse((await send({ path: '/__gateway/' })).body).value
    expect(docs).toBe('/__gateway/docs')
    for (const path of Object.values(others))
      expect(await gateway(toRequest({ path })), path).toMatchObject({ status: 200 })
  })

  test('identifies its contract by the hash of openapi.json', async () => {
    const { call, gateway } = await createPlatform()
    const { body } = await gateway(toRequest({ path: '/__gateway/openapi.json' }))
    const contract = createHash('sha256').update(String(body)).digest('hex')
    expect(await call(control.version, {})).toEqual({ version: 'unknown', commit: null, contract })
  })
})

describe('a scenario link', () => {
  test('contains everything that it opens', async () => {
    const { call } = await createPlatform()
    const target = { scenario: 'trial', seed: 's', merchant: 'VELVET', path: '/m/gameList?gameType=RNG' }
    expect(await call(control.createLink, target)).toEqual({
      address: '/m/gameList?gameType=RNG&scenario=trial&seed=s&merchant=VELVET',
      expiresAt: null,
    })
  })

  test('carries a key for an hour if the host requires a token', async () => {
    const { call, admission } = await createPlatform({ controlToken: 'secret' })
    const headers = { 'X-Control-Token': 'secret' }
    const { address, expiresAt } = await call(control.createLink, { scenario: 'trial' }, { headers })
    expect(address).toMatch(/^\/\?scenario=trial&link=[\da-f-]{36}$/)
    expect(expiresAt).toBe(beginning + 3_600_000)
    expect(() => admission.admitLink(toRequest({ path: address }))).not.toThrow()
  })

  test.each<[object, string]>([
    [{ scenario: 'nope' }, 'SCENARIO_UNKNOWN'],
    [{ scenario: 'trial', merchant: 'NOPE' }, 'MERCHANT_UNKNOWN'],
    [{ scenario: 'trial', path: '//evil.example/' }, 'INVALID_INPUT'],
    [{ scenario: 'trial', path: 'https://evil.example/' }, 'INVALID_INPUT'],
  ])('is refused for %j: %s', async (target, errorCode) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.createLink, target)).toMatchObject({ errorCode })
  })
})
