import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTree, type Place } from '#mock-server/platform/teams/rules/tree.ts'
import { shareOf } from '#mock-server/values/rates.ts'
import { arbitraryPlaces, names } from '#mock-server/verify/testing/arbitrary-tree.ts'
import type { Terms } from './contract.ts'
import { earningsOf, type Teams } from './earnings.ts'
import { type Entry, figuresOf } from './figures.ts'

/** A window in which members of a generated history move. */
const window = { from: 2, until: 12 }

const entry: fc.Arbitrary<Entry> = fc.record({
  memberId: fc.constantFrom(...names),
  at: fc.integer({ min: window.from, max: window.until - 1 }),
  reason: fc.constantFrom('bet', 'bet', 'win', 'bonus', 'rebate', 'deposit'),
  amount: fc.integer({ min: 1, max: 1_000_000_00 }),
})
const entries = fc.array(entry, { maxLength: 60 })

const salary = (rate: number, from = 0, activeMembers = 0): Terms => ({
  kind: 'salary',
  basis: 'TURNOVER',
  period: 'DAY',
  tiers: [{ from, activeMembers, rate }],
})
const holders = fc.uniqueArray(fc.constantFrom(...names))

const teamsOf = (places: readonly Place[], all: readonly Entry[], terms: ReadonlyMap<string, Terms>): Teams => ({
  tree: createTree(places),
  entriesOf: (memberId, { from, until }) =>
    all.filter((one) => one.memberId === memberId && from <= one.at && one.at < until),
  termsOf: (memberId, kind) => {
    const own = terms.get(memberId)
    return own?.kind === kind ? own : undefined
  },
})

test('a stake is paid once, however many contracts of one rate are above it', () => {
  fc.assert(
    fc.property(arbitraryPlaces, entries, holders, fc.integer({ min: 1, max: 500 }), (places, all, who, rate) => {
      const terms = new Map(who.map((name) => [name, salary(rate)]))
      const teams = teamsOf(places, all, terms)
      const paid = who.reduce((sum, name) => sum + earningsOf(teams, name, salary(rate), window).amount, 0)
      const covered = all.filter(({ memberId, at }) => teams.tree.lineAt(memberId, at).some((one) => terms.has(one)))
      const once = (figuresOf(covered).turnover * rate) / 10_000
      // Each gross amount and each deduction is rounded down.
      expect(Math.abs(paid - once)).toBeLessThanOrEqual(who.length ** 2)
    }),
  )
})

test('no payment is negative or above the member’s own terms', () => {
  const terms = fc.dictionary(
    fc.constantFrom(...names),
    fc.tuple(fc.nat(500), fc.nat(1_000_000_00), fc.nat(4)).map((tier) => salary(...tier)),
  )
  fc.assert(
    fc.property(arbitraryPlaces, entries, terms, (places, all, held) => {
      const teams = teamsOf(places, all, new Map(Object.entries(held)))
      for (const [name, own] of Object.entries(held)) {
        const { base, rate, gross, below, amount } = earningsOf(teams, name, own, window)
        expect(gross).toBe(shareOf(base, rate))
        expect(amount).toBe(Math.max(0, gross - below))
      }
    }),
  )
})

describe('a contract', () => {
  const rates = { RNG: 0, LIVE: 0, FISH: 0, SPORTS: 0, PVP: 0, ELOTT: 0, BINGO: 0 }
  const places = [
    { memberId: 'b', uplineId: 'a', since: 0, rates },
    { memberId: 'c', uplineId: 'b', since: 0, rates },
  ]
  const bet = (memberId: string, amount: number, at = 5) => ({ memberId, at, reason: 'bet' as const, amount })

  test('by loss counts the team’s losses, and 0 if the team won', () => {
    const loss: Terms = { ...salary(1_000), kind: 'dividend', basis: 'LOSS' }
    const win = { ...bet('c', 700), reason: 'win' as const }
    const lost = teamsOf(places, [bet('c', 1_000), win], new Map())
    expect(earningsOf(lost, 'a', loss, window)).toMatchObject({ base: 300, amount: 30 })
    const won = teamsOf(places, [bet('c', 1_000), win, win], new Map())
    expect(earningsOf(won, 'a', loss, window)).toMatchObject({ base: 0, amount: 0 })
  })

  test('counts its own play and the team’s within its window', () => {
    const teams = teamsOf(places, [bet('a', 100), bet('c', 200), bet('c', 400, 1), bet('c', 800, 12)], new Map())
    expect(earningsOf(teams, 'a', salary(10_000), window)).toMatchObject({ base: 300, activeMembers: 2, amount: 300 })
  })

  test('deducts the next contract of the line at the time of the stake, wherever its holder has moved since', () => {
    const moved = [
      { memberId: 'top', uplineId: null, since: 0, rates },
      { memberId: 'other', uplineId: 'top', since: 0, rates },
      { memberId: 'holder', uplineId: 'top', since: 0, rates },
      { memberId: 'player', uplineId: 'holder', since: 0, rates },
      { memberId: 'holder', uplineId: 'other', since: 8, rates },
    ]
    const terms = new Map(['top', 'other', 'holder'].map((name) => [name, salary(100)]))
    const teams = teamsOf(moved, [bet('player', 10_000), bet('player', 5_000, 10)], terms)
    expect(earningsOf(teams, 'holder', salary(100), window)).toMatchObject({ gross: 150, below: 0, amount: 150 })
    expect(earningsOf(teams, 'other', salary(100), window)).toMatchObject({ gross: 50, below: 50, amount: 0 })
    expect(earningsOf(teams, 'top', salary(100), window)).toMatchObject({ gross: 150, below: 150, amount: 0 })
  })

  test('deducts at the rate that the holder below reached with all its stakes', () => {
    const moved = [...places, { memberId: 'b', uplineId: 'z', since: 8, rates }]
    const terms = new Map([['b', salary(200, 3_000)]])
    const teams = teamsOf(moved, [bet('c', 1_000), bet('c', 2_000, 10)], terms)
    expect(earningsOf(teams, 'b', salary(200, 3_000), window)).toMatchObject({ gross: 60, amount: 60 })
    expect(earningsOf(teams, 'a', salary(500), window)).toMatchObject({ base: 1_000, gross: 50, below: 20, amount: 30 })
  })

  test('deducts the next contract below, skipping members without one', () => {
    const teams = teamsOf(places, [bet('c', 10_000)], new Map([['c', salary(200)]]))
    expect(earningsOf(teams, 'a', salary(500), window)).toMatchObject({ gross: 500, below: 200, amount: 300 })
    expect(earningsOf(teams, 'c', salary(200), window)).toMatchObject({ gross: 200, below: 0, amount: 200 })
  })
})
