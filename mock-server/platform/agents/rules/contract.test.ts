import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { shareOf } from '#mock-server/values/rates.ts'
import { contractKinds, contractPeriods } from '#mock-server/world/tables/agents.ts'
import { answerContract, type Contract, inForce, reachedTier, runningWindow, type Tier, windowOf } from './contract.ts'
import { contractPeriodAt, type Window } from './period.ts'

const start = Date.parse('2026-11-18T15:00:00Z')

const requested = fc.record({ kind: fc.constantFrom(...contractKinds), period: fc.constantFrom(...contractPeriods) })
const contracts = fc.array(requested, { minLength: 1, maxLength: 8 }).map((list) =>
  list.map(
    ({ kind, period }, at): Contract => ({
      id: `c${at}`,
      kind,
      period,
      basis: 'TURNOVER',
      tiers: [],
      status: 'requested',
      answeredAt: null,
      replacedAt: null,
      countedFrom: null,
    }),
  ),
)
const answers = fc.array(
  fc.record({ at: fc.nat(7), accept: fc.boolean(), after: fc.integer({ min: 0, max: 400 * hour }) }),
  { maxLength: 16 },
)

describe('any answers in any order', () => {
  test('answer each contract at most once and leave at most one of a kind in force', () => {
    fc.assert(
      fc.property(contracts, answers, (all, list) => {
        let present = all
        const done = new Set<string>()
        for (const { at, accept, after } of list) {
          const id = `c${at}`
          const next = answerContract(present, { id, accept, now: start + after })
          expect(next !== undefined).toBe(present.some((one) => one.id === id) && !done.has(id))
          if (next) done.add(id)
          present = next ?? present
          for (const kind of contractKinds) {
            const accepted = present.filter((one) => one.kind === kind && one.status === 'accepted')
            expect(accepted.length).toBeLessThanOrEqual(1)
            expect(inForce(present, kind)).toBe(accepted[0])
          }
        }
        for (const { id, status, answeredAt } of present) {
          expect(status === 'requested').toBe(!done.has(id))
          expect(answeredAt === null).toBe(!done.has(id))
        }
      }),
    )
  })

  test('lead to paid windows without gaps or overlaps', () => {
    fc.assert(
      fc.property(contracts, answers, (all, list) => {
        const one = all.map((contract) => ({ ...contract, kind: 'dividend' as const }))
        const paid = payments(one, list)
        for (const [at, window] of paid.entries()) {
          expect(window.from).toBeLessThan(window.until)
          if (at > 0) expect(window.from).toBe(paid[at - 1]?.until)
        }
      }),
    )
  })
})

/** Returns the paid windows if the answers come in order and each period is paid at its end. */
function payments(all: Contract[], list: readonly { at: number; accept: boolean; after: number }[]): Window[] {
  const paid: Window[] = []
  let present = all
  let now = start
  const payUntil = (at: number) => {
    for (;;) {
      const contract = inForce(present, 'dividend')
      const until = contract && contractPeriodAt(contract.period, now).until
      if (!contract || until === undefined || until > at) break
      paid.push(windowOf(contract, until))
      now = until
    }
    now = at
  }
  for (const { at, accept, after } of list.toSorted((a, b) => a.after - b.after)) {
    payUntil(start + after)
    present = answerContract(present, { id: `c${at}`, accept, now }) ?? present
  }
  payUntil(start + 4_000 * hour)
  return paid
}

test('a contract counts for the whole period in which it is accepted', () => {
  const [contract] =
    answerContract(
      [
        {
          id: 'a',
          kind: 'salary',
          basis: 'TURNOVER',
          period: 'DAY',
          tiers: [],
          status: 'requested',
          answeredAt: null,
          replacedAt: null,
          countedFrom: null,
        },
      ],
      { id: 'a', accept: true, now: start + 5 * hour },
    ) ?? []
  expect(contract && runningWindow(contract, start + 6 * hour)).toEqual({ from: start, until: start + 24 * hour })
})

describe('tiers', () => {
  const tiers: Tier[] = [
    { from: 1_000, activeMembers: 2, rate: 10 },
    { from: 5_000, activeMembers: 5, rate: 20 },
  ]

  test.each([
    [999, 9, undefined],
    [1_000, 1, undefined],
    [1_000, 2, 10],
    [9_999, 4, 10],
    [5_000, 5, 20],
  ])('%d with %d active: %s', (base, active, rate) => {
    expect(reachedTier(tiers, base, active)?.rate).toBe(rate)
  })

  test('pay whole minor units, never more than their rate', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(2_000), (base, rate) => {
        const share = shareOf(base, rate)
        expect(Number.isSafeInteger(share)).toBe(true)
        expect(share * 10_000).toBeLessThanOrEqual(base * rate)
        expect((share + 1) * 10_000).toBeGreaterThan(base * rate)
      }),
    )
  })
})
