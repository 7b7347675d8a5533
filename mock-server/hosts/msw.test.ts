import { type SetupServer, setupServer } from 'msw/node'
import { afterEach, describe, expect, test } from 'vitest'
import { member } from '#contract/member.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { readEvents } from '#mock-server/control/read-events.ts'
import { createSimulation, type SimulationRequest } from './msw.ts'

let server: SetupServer | undefined

async function simulate(request: SimulationRequest) {
  const simulation = await createSimulation(request, { loadGlyph })
  server = setupServer(...simulation.handlers)
  server.listen({ onUnhandledFrame: 'error' })
  return simulation
}

afterEach(() => server?.close())

const ask = (path: string, init?: RequestInit) => fetch(`http://parlor.test${path}`, init)
const info = (token: string, init?: RequestInit) =>
  ask('/wps/member/info', { headers: { authorization: token }, ...init })

describe('a simulation', () => {
  test('is a scenario’s platform with its persona’s session, route and storage', async () => {
    const { session, storage, route } = await simulate({ scenario: 'login-needs-captcha', signedIn: 'minji_k' })
    expect(session).toMatchObject({ userName: 'minji_k', type: 0 })
    expect(storage).toEqual({ MC_SESSION_INFO: session })
    expect(route).toBe('/m/login')
    expect(await (await info(session?.token ?? '')).json()).toMatchObject({ value: { account: 'minji_k' } })
  })

  test('applies changes to the scenario: merchant, faults, language, a frozen clock', async () => {
    const { world, session, storage } = await simulate({
      scenario: 'new-member',
      merchant: 'VELVET',
      language: 'EN',
      theme: 'dark',
      popups: false,
      frozenAt: '2030-01-01T00:00:00Z',
      faults: [{ endpoint: member.memberInfo.id, error: 'RATE_LIMITED' }],
    })
    expect(world.merchant().code).toBe('VELVET')
    expect(world.clock.state()).toEqual({ mode: 'frozen', at: Date.parse('2030-01-01T00:00:00Z') })
    expect(storage).toMatchObject({ language: 'EN', theme: 'dark', SHELL_PU_A: false, SHELL_PU_B: false })
    expect(await info(session?.token ?? '')).toMatchObject({ status: 429 })
  })

  test('answers in its own world, even if the request names another', async () => {
    const { session } = await simulate({ scenario: 'new-member' })
    const headers = { authorization: session?.token ?? '', 'x-world': 'another' }
    expect(await ask('/w/third/wps/member/info', { headers })).toMatchObject({ status: 200 })
  })

  test('is the same for the same seed, and has no session for a visitor', async () => {
    const [one, other] = [
      await simulate({ scenario: 'trial', seed: 'a' }),
      await createSimulation({ scenario: 'trial', seed: 'a' }),
    ]
    expect(one.session).toEqual(other.session)
    expect((await createSimulation({ scenario: 'default' })).session).toBeUndefined()
  })

  test('serves pictures, the control API and the vendors', async () => {
    await simulate({ scenario: 'default' })
    expect((await ask('/__art/certificates/19.svg')).headers.get('content-type')).toContain('image/svg+xml')
    expect(await (await ask('/__gateway/health')).json()).toEqual({ success: true, value: { status: 'ok', worlds: 1 } })
    expect(await ask('/__vendors/api/slot/open', { method: 'POST', body: '{}' })).toMatchObject({ status: 422 })
  })

  test('streams events', async () => {
    await simulate({ scenario: 'default' })
    const events = readEvents((await ask('/__gateway/events?world=simulation')).body!)
    const reading = events.next()
    await ask('/wps/captcha', { headers: { moduleid: 'VALID_CAPTCHA3' } })
    expect((await reading).value?.event).toMatchObject({ kind: 'journal', value: { endpoint: 'auth.captcha' } })
    await events.return()
  })

  test('returns the allowed methods for a wrong method', async () => {
    await simulate({ scenario: 'default' })
    const answer = await ask('/wps/captcha', { method: 'PATCH' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
  })

  test('refuses an oversized body', async () => {
    await simulate({ scenario: 'default' })
    const answer = await ask('/wps/session/login', { method: 'POST', body: 'x'.repeat(70_000) })
    expect(answer).toMatchObject({ status: 413 })
  })
})

describe('a fault of transport', () => {
  test('reset is a network error', async () => {
    const faults = [{ endpoint: member.memberInfo.id, transport: 'reset' as const }]
    const { session } = await simulate({ scenario: 'new-member', faults })
    await expect(info(session?.token ?? '')).rejects.toThrow()
  })

  test('truncated is an answer with an incomplete body', async () => {
    const faults = [{ endpoint: member.memberInfo.id, transport: 'truncated' as const }]
    const { session } = await simulate({ scenario: 'new-member', faults })
    const response = await info(session?.token ?? '')
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  test('drip comes in pieces', async () => {
    const faults = [{ endpoint: member.memberInfo.id, transport: 'drip' as const, dripTime: 40 }]
    const { session } = await simulate({ scenario: 'new-member', faults })
    const response = await info(session?.token ?? '')
    const pieces: Uint8Array[] = []
    for await (const piece of response.body!) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(5)
    expect(JSON.parse(Buffer.concat(pieces).toString())).toMatchObject({ success: true })
  })

  test('hang never answers, while others are answered', async () => {
    const faults = [{ endpoint: member.memberInfo.id, transport: 'hang' as const, times: 1 }]
    const { session } = await simulate({ scenario: 'new-member', faults })
    const given = new AbortController()
    let settled = false
    const hanging = info(session?.token ?? '', { signal: given.signal }).finally(() => {
      settled = true
    })
    for (let at = 0; at < 5; at += 1) await info(session?.token ?? '')
    expect(settled).toBe(false)
    given.abort()
    await expect(hanging).rejects.toThrow()
  })
})
