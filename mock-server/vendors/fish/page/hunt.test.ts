import { describe, expect, test } from 'vitest'
import type { Opened } from '../contract.ts'
import { advance, firstHunt, type Hunt, hold, release, showCatches, turn } from './hunt.ts'
import { emptySea, type Fish } from './sea.ts'
import { firstTable, type Table } from './state.ts'

const size = { width: 400, height: 500 }
const opened: Opened = {
  game: { nodeId: 'n', name: 'Game', glyph: 'shark', palette: { glow: '#fff', body: '#888', deep: '#000' } },
  vendor: { code: 'DS', name: 'Vendor' },
  currency: { code: 'KRW', symbol: '₩', position: 'F' },
  balance: 1_000,
  trial: false,
  bets: [100],
  bet: 100,
  species: [{ id: 'shark', name: 'Shark', glyph: 'shark', pays: [20, 60], chance: 0.03 }],
  returnRate: 0.96,
}
const table = firstTable(opened)
const shark: Fish = {
  id: 7,
  species: 'shark',
  x: 200,
  y: 100,
  heading: 1,
  speed: 0,
  lane: 100,
  swing: 0,
  phase: 0,
  flinch: 0,
}
const hunting: Hunt = { ...firstHunt, sea: { ...emptySea(size), fish: [shark] } }

/** Returns the hunt at a time, and what happened until then. */
const at = (now: number, hunt: Hunt, over: Partial<Table> = {}) =>
  advance(hunt, { now, size, table: { ...table, ...over }, random: () => 0.5 })

describe('the trigger', () => {
  test('fires at its point, at most once in a while', () => {
    const held = hold(hunting, { x: 300, y: 50 })
    const first = at(1_000, held).hunt
    expect(first.sea.bullets).toHaveLength(1)
    expect(first).toMatchObject({ firedAt: 1_000, effects: [{ kind: 'flash' }] })
    expect(at(1_100, first).hunt.sea.bullets).toHaveLength(1)
    expect(at(1_200, first).hunt.sea.bullets).toHaveLength(2)
  })

  test('rests after its release, and while the table is stopped', () => {
    const held = hold(hunting, { x: 300, y: 50 })
    expect(at(1_000, release(held)).hunt.sea.bullets).toEqual([])
    expect(at(1_000, held, { stop: { kind: 'short' } }).hunt.sea.bullets).toEqual([])
  })

  test('locks the fish at its point', () => {
    expect(hold(hunting, { x: 210, y: 90 }).locked).toBe(shark.id)
    expect(hold({ ...hunting, locked: 3 }, { x: 20, y: 400 }).locked).toBe(3)
  })

  test('follows the cannon as it turns, which never points down', () => {
    const turned = turn(hold(hunting), 0.5)
    expect(turned.aim).toBeCloseTo(-Math.PI / 2 + 0.5)
    expect(turned.trigger!.x).toBeGreaterThan(size.width / 2)
    expect(turn(hunting, 10).aim).toBe(-0.2)
  })
})

test('automatic shots aim at a fish, and report once the balance covers no further one', () => {
  const { hunt, isShort } = at(1_000, hunting, { auto: true })
  expect(hunt).toMatchObject({ locked: shark.id, sea: { bullets: [{ bet: 100 }] } })
  expect(isShort).toBe(false)
  expect(at(1_000, hunting, { auto: true, balance: 50 })).toMatchObject({
    isShort: true,
    hunt: { sea: { bullets: [] } },
  })
  expect(at(1_000, hunting).hunt.sea.bullets).toEqual([])
})

test('a bullet that meets a fish splashes', () => {
  const bullet = { id: 8, x: 200, y: 100, dx: 0, dy: 0, bet: 100, bounces: 0 }
  const { hunt, contacts } = at(16, { ...hunting, sea: { ...hunting.sea, bullets: [bullet] } })
  expect(contacts).toMatchObject([{ fishId: shark.id, bet: 100 }])
  expect(hunt).toMatchObject({ effects: [{ kind: 'splash', age: 16 }], sea: { bullets: [] } })
})

test('a catch shows its win, inside the sea and until it has faded', () => {
  const answer = { fishId: shark.id, species: 'shark', bet: 100, x: 10, y: 10, pays: 20, win: 2_000 } as const
  const edge = { ...hunting, sea: { ...hunting.sea, fish: [{ ...shark, x: 5 }] } }
  const shown = showCatches(edge, [answer], (amount) => `₩${amount}`)
  expect(shown.effects).toMatchObject([{ kind: 'coins', x: 60, words: '+₩2000' }])
  expect(shown.sea.fish[0]).toMatchObject({ caught: 0 })
  const faded = Array.from({ length: 20 }, (_, frame) => frame * 100).reduce((hunt, now) => at(now, hunt).hunt, shown)
  expect(faded.effects).toEqual([])
})
