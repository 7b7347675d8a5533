import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPlaces, instant, names } from '#mock-server/verify/testing/arbitrary-tree.ts'
import { noRates } from './rates.ts'
import { createTree, type Place, refuseMove } from './tree.ts'

const place = (memberId: string, uplineId: string | null, since = 0): Place => ({
  memberId,
  uplineId,
  since,
  rates: noRates,
})

describe('a tree built by the rules', () => {
  test('has no cycle at any instant', () => {
    fc.assert(
      fc.property(arbitraryPlaces, instant, fc.constantFrom(...names), (places, at, name) => {
        const tree = createTree(places)
        const line = tree.lineAt(name, at)
        expect(new Set(line).size).toBe(line.length)
        expect(tree.uplineAt(line.at(-1) ?? '', at)).toBeNull()
      }),
    )
  })

  test('has a member in a team exactly if the member’s line contains the agent, at the right level', () => {
    fc.assert(
      fc.property(arbitraryPlaces, instant, fc.constantFrom(...names), (places, at, agent) => {
        const tree = createTree(places)
        const team = new Map(tree.teamAt(agent, at).map(({ memberId, level }) => [memberId, level]))
        for (const name of names) {
          const level = tree.lineAt(name, at).indexOf(agent)
          expect(team.get(name)).toBe(level > 0 ? level : undefined)
        }
      }),
    )
  })

  test('has each member in the team of only one top agent', () => {
    fc.assert(
      fc.property(arbitraryPlaces, instant, (places, at) => {
        const tree = createTree(places)
        const tops = names.filter((name) => tree.uplineAt(name, at) === null)
        const reached = tops.flatMap((top) => [top, ...tree.teamAt(top, at).map(({ memberId }) => memberId)])
        expect(reached.toSorted()).toEqual(names)
      }),
    )
  })

  test('remembers everyone who was ever in a team', () => {
    fc.assert(
      fc.property(arbitraryPlaces, instant, fc.constantFrom(...names), (places, at, agent) => {
        const tree = createTree(places)
        const ever = tree.everInTeam(agent)
        for (const { memberId } of tree.teamAt(agent, at)) expect(ever).toContain(memberId)
        expect(ever).not.toContain(agent)
      }),
    )
  })
})

/** A clock that is set back, or a snapshot from outside, can place two members below each other. */
describe('a circle of places', () => {
  const tree = createTree([place('b', 'a', 10), place('c', 'b', 20), place('a', 'c', 5)])

  test('ends the line before it repeats', () => {
    expect(tree.lineAt('a', 30)).toEqual(['a', 'c', 'b'])
    expect(createTree([place('a', 'a')]).lineAt('a', 0)).toEqual(['a'])
  })

  test('has each other member once in the team', () => {
    expect(tree.teamAt('a', 30)).toEqual([
      { memberId: 'b', level: 1 },
      { memberId: 'c', level: 2 },
    ])
  })
})

describe('a place', () => {
  const tree = createTree([place('b', 'a', 10), place('c', 'b', 20), place('b', 'x', 30)])

  test('is valid from its instant until the next place', () => {
    expect(tree.lineAt('c', 19)).toEqual(['c'])
    expect(tree.lineAt('c', 20)).toEqual(['c', 'b', 'a'])
    expect(tree.lineAt('c', 30)).toEqual(['c', 'b', 'x'])
    expect(tree.teamAt('a', 29)).toEqual([
      { memberId: 'b', level: 1 },
      { memberId: 'c', level: 2 },
    ])
    expect(tree.teamAt('a', 30)).toEqual([])
  })

  test('set twice at one instant is the later one', () => {
    expect(createTree([place('b', 'a', 5), place('b', 'x', 5)]).uplineAt('b', 5)).toBe('x')
  })
})

test.each([
  ['b', 'b', 'itself'],
  ['a', 'c', 'below-itself'],
  ['c', 'b', 'there-already'],
  ['c', 'a', undefined],
] as const)('%s below %s: %s', (memberId, uplineId, refusal) => {
  const tree = createTree([place('b', 'a'), place('c', 'b')])
  expect(refuseMove(tree, { memberId, uplineId, at: 1 })).toBe(refusal)
})
