import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { Fault, stages } from './fault.ts'
import { createFaults, type Target } from './faults.ts'

const startedAt = 1_000_000

function faultsOf(initial: Fault[], seed = 'test') {
  const counters: Record<string, number> = {}
  const nextCount = (kind: string) => {
    counters[kind] = (counters[kind] ?? 0) + 1
    return counters[kind]
  }
  let time = startedAt
  const faults = createFaults({ initial, chance: createChance(seed), nextCount, now: () => time, startedAt })
  return Object.assign(faults, {
    pass(milliseconds: number) {
      time += milliseconds
    },
  })
}

const nothing = () => undefined
const visitor = { account: nothing, region: nothing, header: nothing, query: nothing, body: nothing }

const meet = (faults: ReturnType<typeof faultsOf>, endpoint: string, over: Partial<Target> = {}) =>
  faults.meet({ endpoint, stage: 'before-auth', ...visitor, ...over })

const meetings = (faults: ReturnType<typeof faultsOf>, endpoint: string, count: number) =>
  Array.from({ length: count }, () => meet(faults, endpoint).met.length)

describe('faults', () => {
  test('affect the endpoint they name, or all', () => {
    const faults = faultsOf([
      { endpoint: 'auth.login', latency: 5 },
      { endpoint: '*', latency: 7 },
    ])
    expect(meet(faults, 'auth.login').latency).toBe(12)
    expect(meet(faults, 'games.gameList').latency).toBe(7)
  })

  test('of an area affect only its endpoints', () => {
    const faults = faultsOf([{ endpoint: 'auth.*', latency: 5 }])
    expect(meet(faults, 'auth.login').latency).toBe(5)
    expect(meet(faults, 'games.gameList').latency).toBe(0)
  })

  test('of all endpoints affect no file; those of files do, at any stage', () => {
    const file = { stage: undefined }
    expect(meet(faultsOf([{ endpoint: '*', status: 503 }]), 'files.picture', file).met).toEqual([])
    for (const endpoint of ['files.*', 'files.picture']) {
      const faults = faultsOf([{ endpoint, status: 503, stage: 'after-run' }])
      expect(meet(faults, 'files.picture', file).met).toHaveLength(1)
    }
  })

  test.each([
    [undefined, 'before-auth'],
    ['before-auth', 'before-auth'],
    ['before-run', 'before-run'],
    ['after-run', 'after-run'],
  ] as const)('of the stage %s apply only %s', (stage, expected) => {
    const faults = faultsOf([{ endpoint: '*', stage, latency: 1 }])
    const disturbed = stages.filter((at) => meet(faults, 'auth.login', { stage: at }).met.length > 0)
    expect(disturbed).toEqual([expected])
  })

  const minji: Partial<Target> = {
    account: () => 'minji_k',
    region: () => 'KR',
    header: (name) => ({ device: 'phone' })[name],
    query: (name) => ({ id: '1' })[name],
    body: (field) => ({ 'bank.code': 'KB' })[field],
  }
  test.each<[Omit<Fault, 'endpoint'>, Omit<Fault, 'endpoint'>]>([
    [{ account: 'minji_k' }, { account: 'haedal_92' }],
    [{ region: 'KR' }, { region: 'JP' }],
    [{ header: { device: 'phone' } }, { header: { device: 'desk' } }],
    [{ query: { id: '1' } }, { query: { page: '1' } }],
    [{ body: { 'bank.code': 'KB' } }, { body: { 'bank.code': '' } }],
    [
      { account: 'minji_k', query: { id: '1' } },
      { account: 'minji_k', query: { id: '2' } },
    ],
  ])('with %j affect a matching call, and with %j do not', (matching, other) => {
    expect(meet(faultsOf([{ endpoint: '*', ...matching }]), 'auth.login', minji).met).toHaveLength(1)
    expect(meet(faultsOf([{ endpoint: '*', ...other }]), 'auth.login', minji).met).toEqual([])
  })

  test('with a count happen that many times and are then removed', () => {
    const faults = faultsOf([{ endpoint: '*', error: 'FAULT_INJECTED', times: 2 }])
    meet(faults, 'auth.login')
    expect(faults.list()).toEqual([{ endpoint: '*', error: 'FAULT_INJECTED', times: 1 }])
    expect(meetings(faults, 'auth.login', 3)).toEqual([1, 0, 0])
    expect(faults.list()).toEqual([])
  })

  test('with a count are not used up by other calls', () => {
    const faults = faultsOf([{ endpoint: 'auth.login', latency: 1, times: 1 }])
    meet(faults, 'auth.logout')
    expect(meet(faults, 'auth.login').met).toHaveLength(1)
  })

  test('happen according to their probability', () => {
    const faults = faultsOf([{ endpoint: '*', latency: 1, probability: 0.3 }])
    const happened = meetings(faults, 'auth.login', 5_000).reduce((sum, one) => sum + one, 0)
    // Five standard deviations around 1,500.
    expect(Math.abs(happened - 1_500)).toBeLessThan(162)
  })

  test('happen on the same calls for the same seed, and on other calls for another seed', () => {
    const pattern = (seed: string) => meetings(faultsOf([{ endpoint: '*', probability: 0.5 }], seed), 'auth.login', 64)
    expect(pattern('one')).toEqual(pattern('one'))
    expect(pattern('one')).not.toEqual(pattern('two'))
  })

  test('with probability 0 never happen', () => {
    expect(meetings(faultsOf([{ endpoint: '*', probability: 0 }]), 'auth.login', 100)).not.toContain(1)
  })

  test('that one call meets add their delays; the first error and the first transport apply', () => {
    const faults = faultsOf([
      { endpoint: '*', latency: 10, transport: 'hang' },
      { endpoint: '*', latency: 5, error: 'RATE_LIMITED', transport: 'reset' },
      { endpoint: '*', error: 'UNEXPECTED' },
    ])
    expect(meet(faults, 'auth.login')).toMatchObject({
      latency: 15,
      refusal: { code: 'RATE_LIMITED' },
      transport: 'hang',
    })
  })

  test.each<[Omit<Fault, 'endpoint'>, object]>([
    [{ status: 503 }, { code: 'FAULT_INJECTED', status: 503 }],
    [{ status: 418 }, { code: 'FAULT_INJECTED', status: 418 }],
    [{ status: 401 }, { code: 'SESSION_EXPIRED', status: 401 }],
    [{ status: 429 }, { code: 'RATE_LIMITED', status: 429 }],
    [
      { status: 502, error: 'MAINTENANCE' },
      { code: 'MAINTENANCE', status: 502 },
    ],
    [{ error: 'MAINTENANCE' }, { code: 'MAINTENANCE' }],
  ])('%j refuses with %j', (fault, refusal) => {
    expect(meet(faultsOf([{ endpoint: '*', ...fault }]), 'auth.login').refusal).toEqual(refusal)
  })

  test.each<[string, Pick<Fault, 'from' | 'until'>]>([
    ['instants of the clock', { from: startedAt + 60_000, until: startedAt + 120_000 }],
    ['durations since the world began', { from: '1m', until: '2m' }],
    ['one of each', { from: '60s', until: startedAt + 120_000 }],
  ])('in a window of %s happen from its first millisecond to before its last', (_, window) => {
    const faults = faultsOf([{ endpoint: '*', ...window }])
    const met = () => meet(faults, 'auth.login').met.length
    const seen = [59_999, 1, 59_999, 1].map((passed) => {
      faults.pass(passed)
      return met()
    })
    expect(seen).toEqual([0, 1, 1, 0])
    expect(faults.list()).toHaveLength(1)
  })

  test('with a distributed latency draw another delay for each call, the same for the same seed', () => {
    const delays = (seed: string) => {
      const faults = faultsOf([{ endpoint: '*', latency: { p50: 100, p95: 900 } }], seed)
      return Array.from({ length: 20 }, () => meet(faults, 'auth.login').latency)
    }
    expect(new Set(delays('one')).size).toBeGreaterThan(15)
    expect(delays('one')).toEqual(delays('one'))
    expect(delays('one')).not.toEqual(delays('two'))
  })

  test('accept every form of latency, and refuse an invalid one', () => {
    const read = (latency: unknown) => Fault.safeParse({ endpoint: '*', latency }).success
    expect([0, 600_000, { p50: 1, p95: 1 }, { median: 5, sigma: 0 }].map(read)).toEqual([true, true, true, true])
    expect([-1, 600_001, 0.5, { p50: 2, p95: 1 }, { p50: 2 }, { median: 0, sigma: 1 }].map(read)).not.toContain(true)
  })
})
