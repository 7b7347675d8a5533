import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTree } from '#mock-server/platform/teams/rules/tree.ts'
import { arbitraryPlaces, instant, names } from '#mock-server/verify/testing/arbitrary-tree.ts'
import { movementReasons } from '#mock-server/world/transfers/transfer.ts'
import { type Entry, type Figures, figuresOf, netDeposits, noFigures, partsOf, profitOf } from './figures.ts'

const entry: fc.Arbitrary<Entry> = fc.record({
  memberId: fc.constantFrom(...names),
  at: instant,
  reason: fc.constantFrom(...movementReasons),
  amount: fc.integer({ min: 1, max: 1_000_000_00 }),
})
const entries = fc.array(entry, { maxLength: 60 })
const name = fc.constantFrom(...names)

const sum = (all: readonly Figures[]) =>
  all.reduce((total, figures) => {
    const columns = Object.keys(total) as (keyof Figures)[]
    return Object.fromEntries(columns.map((column) => [column, total[column] + figures[column]])) as unknown as Figures
  }, noFigures)

/** Returns an agent's figures: its own and those of its team. */
const teamFigures = (tree: ReturnType<typeof createTree>, agentId: string, all: readonly Entry[]) =>
  figuresOf([...partsOf(tree, { agentId }, all).values()].flat())

describe('an agent’s figures', () => {
  test('are the sum of its own and of each part below it', () => {
    fc.assert(
      fc.property(arbitraryPlaces, entries, name, (places, all, agentId) => {
        const tree = createTree(places)
        const parts = [...partsOf(tree, { agentId }, all).values()]
        const inLine = all.filter(({ memberId, at }) => tree.lineAt(memberId, at).includes(agentId))
        expect(sum(parts.map(figuresOf))).toEqual(figuresOf(inLine))
        expect(parts.flat()).toHaveLength(inLine.length)
      }),
    )
  })

  test('of a part equal those of the agent below for the time it was below', () => {
    fc.assert(
      fc.property(arbitraryPlaces, entries, name, name, (places, all, viewerId, agentId) => {
        fc.pre(viewerId !== agentId)
        const tree = createTree(places)
        const seen = [...partsOf(tree, { agentId, viewerId }, all).values()].flat()
        const below = all.filter(({ memberId, at }) => {
          const line = tree.lineAt(memberId, at)
          return line.includes(agentId) && line.indexOf(viewerId) > line.indexOf(agentId)
        })
        expect(figuresOf(seen)).toEqual(figuresOf(below))
      }),
    )
  })

  test('of all top agents add up to the whole ledger', () => {
    fc.assert(
      fc.property(arbitraryPlaces, entries, (places, all) => {
        const tree = createTree(places)
        const atTop = names.flatMap((top) =>
          [...partsOf(tree, { agentId: top }, all).values()]
            .flat()
            .filter(({ memberId, at }) => tree.lineAt(memberId, at).at(-1) === top),
        )
        expect(figuresOf(atTop)).toEqual(figuresOf(all))
        expect(atTop).toHaveLength(all.length)
      }),
    )
  })

  test('from before a move stay with the old line', () => {
    fc.assert(
      fc.property(arbitraryPlaces, entries, name, instant, (places, all, agentId, now) => {
        const before = all.filter(({ at }) => at < now)
        const earlier = createTree(places.filter(({ since }) => since < now))
        expect(teamFigures(createTree(places), agentId, before)).toEqual(teamFigures(earlier, agentId, before))
      }),
    )
  })
})

describe('figures', () => {
  test.each([
    ['deposit', { deposits: 5 }],
    ['withdraw', { withdrawals: 5 }],
    ['withdrawReturned', { withdrawals: -5 }],
    ['bet', { turnover: 5, rounds: 1 }],
    ['betReturned', { turnover: -5, rounds: -1 }],
    ['win', { wins: 5 }],
    ['bonus', { bonus: 5 }],
    ['reward', { bonus: 5 }],
    ['referral', { bonus: 5 }],
    ['rebate', { rebate: 5 }],
    ['transfer', {}],
    ['opening', {}],
    ['payout', {}],
    ['salary', {}],
  ] as const)('count a %s as %j', (reason, figures) => {
    expect(figuresOf([{ reason, amount: 5 }])).toEqual({ ...noFigures, ...figures })
  })

  test('give the profit and the net deposits', () => {
    const figures = { ...noFigures, turnover: 100, wins: 60, bonus: 7, rebate: 3, deposits: 50, withdrawals: 20 }
    expect(profitOf(figures)).toBe(30)
    expect(netDeposits(figures)).toBe(30)
  })
})
