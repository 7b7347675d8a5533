import { describe, expect, test } from 'vitest'
import { member } from '#contract/member.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { control } from '../contract.ts'

describe('settings', () => {
  test('change only the named fields', async () => {
    const { call } = await createPlatform()
    const before = await call(control.settings, {})
    const after = await call(control.changeSettings, { settings: { flags: { CBS3: false }, captchaAfter: 5 } })
    expect(after).toEqual({ ...before, captchaAfter: 5, flags: { ...before.flags, CBS3: false } })
  })

  test.each([
    [{ merchent: 'PLAIN' }, 'body.settings'],
    [{ captchaAfter: -1 }, 'body.settings.captchaAfter'],
    [{ flags: { NOFLAG: true } }, 'body.settings.flags'],
    [{ maintenance: { message: 7 } }, 'body.settings.maintenance.message'],
  ])('%j is refused, and nothing changes', async (settings, field) => {
    const { call, refusal } = await createPlatform()
    const before = await call(control.settings, {})
    const answer = await refusal(control.changeSettings, { settings })
    expect(answer).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field: expect.stringContaining(field) })
    expect(await call(control.settings, {})).toEqual(before)
  })
})

describe('signing in', () => {
  test('opens a session for an account of any type and state, without its password', async () => {
    const { call } = await createPlatform()
    for (const account of ['newcomer', 'desk_forty', 'guest_0001', 'closed_account']) {
      const session = await call(control.signIn, { account })
      expect(session).toMatchObject({
        userName: account,
        merchantCode: 'HAEDAL',
        firstTimeLogin: account === 'newcomer',
      })
      expect(await call(member.memberInfo, {}, { token: session.token })).toMatchObject({ account, id: session.id })
    }
  })
})

describe('the clock', () => {
  const steps = {
    steps: [
      { after: '1m', settings: { regionRestriction: true } },
      { after: '2m', settings: { regionRestriction: false }, faults: [{ endpoint: '*', latency: 1 }] },
      { after: '1h', endSessions: true as const },
    ],
  }

  test('freezes, runs, is set and advances; events that fall due meanwhile happen', async () => {
    const { call, pass, world } = await createPlatform(steps)
    pass(500)
    expect(await call(control.moveClock, { action: 'freeze' })).toMatchObject({ mode: 'frozen', now: beginning + 500 })
    pass(1_000)
    expect((await call(control.clock, {})).now).toBe(beginning + 500)
    const advanced = await call(control.moveClock, { action: 'advance', by: '1m' })
    expect(advanced.now).toBe(beginning + 60_500)
    expect(advanced.pending).toMatchObject([{ step: { after: '2m' } }, { step: { after: '1h' } }])
    expect(world().settings().regionRestriction).toBe(true)
    await call(control.moveClock, { action: 'set', at: beginning + 7_200_000 })
    expect(world().settings().regionRestriction).toBe(false)
    expect(world().faults.list()).toHaveLength(1)
    expect(await call(control.moveClock, { action: 'run' })).toMatchObject({ mode: 'running', pending: [] })
    pass(3)
    expect((await call(control.clock, {})).now).toBe(beginning + 7_200_003)
  })

  test('moves to the next event only', async () => {
    const { call, refusal, world } = await createPlatform({ ...steps, frozenAt: '2026-11-20T10:00:00Z' })
    const visited: number[] = []
    for (let left = steps.steps.length; left > 0; left -= 1) {
      const { now, pending } = await call(control.moveClock, { action: 'next' })
      visited.push(now - beginning)
      expect(pending).toHaveLength(left - 1)
    }
    expect(visited).toEqual([60_000, 120_000, 3_600_000])
    expect(await refusal(control.moveClock, { action: 'next' })).toMatchObject({
      status: 409,
      errorCode: 'NOTHING_DUE',
    })
    expect(world().clock.now()).toBe(beginning + 3_600_000)
  })

  test('changes the world as time passes', async () => {
    const { call, pass } = await createPlatform(steps)
    pass(61_000)
    expect(await call(control.settings, {})).toMatchObject({ regionRestriction: true })
  })

  test.each([
    [{ action: 'stop' }, 'body.action'],
    [{ action: 'advance', by: 'soon' }, 'body.by'],
    [{ action: 'set', at: -1 }, 'body.at'],
    [{ action: 'set', at: 9e15 }, 'body.at'],
    [{ action: 'freeze', at: 1 }, 'body'],
  ])('refuses %j', async (action, field) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.moveClock, action)).toMatchObject({ errorCode: 'INVALID_INPUT', field })
  })
})

describe('faults', () => {
  const slow = { endpoint: '*', latency: { median: 5, sigma: 0.5 } }
  const down = { endpoint: 'auth.login', status: 503 }

  test('are added one by one, and cleared by endpoint or all at once', async () => {
    const { call } = await createPlatform()
    expect(await call(control.addFault, { fault: slow })).toEqual([slow])
    expect(await call(control.addFault, { fault: down })).toEqual([slow, down])
    expect(await call(control.clearFaults, { endpoint: 'auth.login' })).toEqual([slow])
    expect(await call(control.clearFaults, {})).toEqual([])
  })

  test('are set and cleared by area', async () => {
    const { call } = await createPlatform()
    const area = { endpoint: 'wallet.*', status: 503 }
    const picture = { endpoint: 'files.picture', status: 404 }
    await call(control.replaceFaults, { faults: [slow, down, area, picture] })
    expect(await call(control.clearFaults, { endpoint: 'auth.*' })).toEqual([slow, area, picture])
    expect(await call(control.clearFaults, { endpoint: 'wallet.*' })).toEqual([slow, picture])
  })

  test('are at most 200', async () => {
    const { call, refusal } = await createPlatform()
    await call(control.replaceFaults, { faults: Array.from({ length: 200 }, () => slow) })
    expect(await refusal(control.addFault, { fault: slow })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.fault',
    })
  })

  test.each([
    [{ endpoint: 'auth.logon' }, 'body.fault.endpoint'],
    [{ ...slow, latency: { p50: 9, p95: 1 } }, 'body.fault.latency'],
    [{ ...down, status: 200 }, 'body.fault.status'],
    [{ ...down, until: 'soon' }, 'body.fault.until'],
    [{ ...down, transport: 'drop' }, 'body.fault.transport'],
    [{ endpoint: 'authority.*' }, 'body.fault.endpoint'],
    [{ ...down, stage: 'before' }, 'body.fault.stage'],
    [{ ...down, region: 'Korea' }, 'body.fault.region'],
    [{ endpoint: 'files.page', transport: 'drip' }, 'body.fault.transport'],
  ])('such as %j are refused', async (fault, field) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.addFault, { fault })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: expect.stringContaining(field),
    })
  })
})
