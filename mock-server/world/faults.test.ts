import { describe, expect, test } from 'vitest'
import { createChance } from '../domain/chance.ts'
import type { Fault } from './fault.ts'
import { createFaults } from './faults.ts'

function faultsOf(initial: Fault[], seed = 'test') {
  const counters: Record<string, number> = {}
  const nextCount = (kind: string) => {
    counters[kind] = (counters[kind] ?? 0) + 1
    return counters[kind]
  }
  return createFaults({ initial, chance: createChance(seed), nextCount })
}

const meetings = (faults: ReturnType<typeof faultsOf>, endpoint: string, count: number) =>
  Array.from({ length: count }, () => faults.meet(endpoint).met.length)

describe('faults', () => {
  test('concern the endpoint they name, or all', () => {
    const faults = faultsOf([
      { endpoint: 'auth.login', latency: 5 },
      { endpoint: '*', latency: 7 },
    ])
    expect(faults.meet('auth.login').latency).toBe(12)
    expect(faults.meet('games.gameList').latency).toBe(7)
  })

  test('that are counted happen so many times and are gone then', () => {
    const faults = faultsOf([{ endpoint: '*', error: 'FAULT_INJECTED', times: 2 }])
    faults.meet('auth.login')
    expect(faults.list()).toEqual([{ endpoint: '*', error: 'FAULT_INJECTED', times: 1 }])
    expect(meetings(faults, 'auth.login', 3)).toEqual([1, 0, 0])
    expect(faults.list()).toEqual([])
  })

  test('that are counted are not used up by calls they do not concern', () => {
    const faults = faultsOf([{ endpoint: 'auth.login', latency: 1, times: 1 }])
    faults.meet('auth.logout')
    expect(faults.meet('auth.login').met).toHaveLength(1)
  })

  test('happen as often as their probability says', () => {
    const faults = faultsOf([{ endpoint: '*', latency: 1, probability: 0.3 }])
    const happened = meetings(faults, 'auth.login', 5_000).reduce((sum, one) => sum + one, 0)
    // Five standard deviations round 1,500.
    expect(Math.abs(happened - 1_500)).toBeLessThan(162)
  })

  test('happen on the same calls for the same seed, and on others for another', () => {
    const pattern = (seed: string) => meetings(faultsOf([{ endpoint: '*', probability: 0.5 }], seed), 'auth.login', 64)
    expect(pattern('one')).toEqual(pattern('one'))
    expect(pattern('one')).not.toEqual(pattern('two'))
  })

  test('with probability nothing never happen', () => {
    expect(meetings(faultsOf([{ endpoint: '*', probability: 0 }]), 'auth.login', 100)).not.toContain(1)
  })

  test('that are met together add their delays; the first error and the first transport count', () => {
    const faults = faultsOf([
      { endpoint: '*', latency: 10, transport: 'hang' },
      { endpoint: '*', latency: 5, error: 'RATE_LIMITED', transport: 'drop' },
      { endpoint: '*', error: 'UNEXPECTED' },
    ])
    expect(faults.meet('auth.login')).toMatchObject({ latency: 15, error: 'RATE_LIMITED', transport: 'hang' })
  })
})
