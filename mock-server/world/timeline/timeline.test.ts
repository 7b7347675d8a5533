import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { keyOfRow } from '#mock-server/world/tables/all.ts'
import { createTimeline, type TimelineLimits } from './timeline.ts'
import type { WorldPart } from './turn.ts'

const base: Snapshot = (await createPlatform()).world().snapshot()
const facts = { kind: 'changed' as const, at: 0, due: [], parts: [] as WorldPart[], rows: [] }

/** Creates a timeline, and beside it the states that it should hold, each as a whole. */
function createPair(limits: TimelineLimits) {
  const timeline = createTimeline(limits)
  const states = new Map<number, Snapshot>()
  let now = base
  let written = 0
  const note = (id: number) => void states.set(id, now)

  function set(favourites: Snapshot['tables']['favourites'], nodeId: string, isNew: boolean) {
    now = { ...now, counters: { written }, tables: { ...now.tables, favourites } }
    const row = favourites.find((one) => one.nodeId === nodeId)
    const key = keyOfRow('favourites', { memberId: 'm-0001', nodeId })
    const rows = [{ table: 'favourites', key, isNew, ...(row && { row }) }]
    note(timeline.add(facts, { change: { parts: { counters: now.counters }, rows } }).id)
  }
  const replace = (kind: 'made' | 'replaced') => {
    now = base
    note(timeline.add({ ...facts, kind }, { whole: base }).id)
  }
  replace('made')

  return {
    timeline,
    states,
    write(nodeId: string) {
      const { favourites } = now.tables
      const place = favourites.findIndex((row) => row.nodeId === nodeId)
      written += 1
      const row = { memberId: 'm-0001', nodeId, at: written }
      set(place === -1 ? [...favourites, row] : favourites.with(place, row), nodeId, place === -1)
    },
    remove(nodeId: string) {
      const rest = now.tables.favourites.filter((row) => row.nodeId !== nodeId)
      set(rest, nodeId, false)
    },
    goBack(choice: number) {
      const ids = timeline.read().map(({ id }) => id)
      const to = ids[choice % ids.length] ?? 1
      now = states.get(to) ?? base
      note(timeline.add({ ...facts, kind: 'returned', to }, { change: { parts: {}, rows: [] } }).id)
    },
    replace: () => replace('replaced'),
  }
}

type Pair = ReturnType<typeof createPair>

const nodeIds = fc.constantFrom('1', '2', '3', '4')
const action = fc.oneof(
  { weight: 6, arbitrary: nodeIds.map((id) => (pair: Pair) => pair.write(id)) },
  { weight: 3, arbitrary: nodeIds.map((id) => (pair: Pair) => pair.remove(id)) },
  { weight: 2, arbitrary: fc.nat(50).map((choice) => (pair: Pair) => pair.goBack(choice)) },
  { weight: 1, arbitrary: fc.constant((pair: Pair) => pair.replace()) },
)

describe('a timeline', () => {
  test('holds every state exactly, with the order of its rows, however much it drops', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), fc.integer({ min: 2, max: 12 }), (actions, entries) => {
        const pair = createPair({ entries, rows: 100_000 })
        for (const act of actions) act(pair)
        const kept = pair.timeline.read()
        expect(kept).toHaveLength(Math.min(entries, actions.length + 1))
        for (const { id } of kept) expect(pair.timeline.stateAfter(id)).toEqual(pair.states.get(id))
      }),
      { numRuns: 60 },
    )
  })

  test('shares the rows of its states', () => {
    const { timeline, write } = createPair({ entries: 10, rows: 100_000 })
    write('1')
    expect(timeline.stateAfter(2).tables.members).toBe(base.tables.members)
  })

  test('has a limit of rows, but always keeps the state that a return left', () => {
    const { timeline, states, write, replace } = createPair({ entries: 500, rows: 100 })
    for (let at = 0; at < 5; at += 1) {
      write('1')
      replace()
    }
    const kept = timeline.read()
    expect(kept.map(({ id }) => id)).toEqual([10, 11])
    for (const { id } of kept) expect(timeline.stateAfter(id)).toEqual(states.get(id))
  })

  test('continues from stored states', () => {
    const { timeline, states, write, goBack } = createPair({ entries: 10, rows: 100_000 })
    write('1')
    goBack(0)
    const next = createTimeline()
    next.resume(JSON.parse(JSON.stringify(timeline.states())))
    expect(next.read()).toEqual(timeline.read())
    for (const [id, state] of states) expect(next.stateAfter(id)).toEqual(state)
    expect(next.add(facts, { change: { parts: {}, rows: [] } }).id).toBe(4)
  })
})
