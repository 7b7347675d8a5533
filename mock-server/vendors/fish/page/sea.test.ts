import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { catchFish, emptySea, type Fish, fire, leadOf, livelySea, muzzle, pass, type Sea, targetOf } from './sea.ts'
import { habits } from './shoals.ts'

const size = { width: 370, height: 500 }
const species = Object.keys(habits) as Fish['species'][]

/** Returns a random source with a seed. */
function seeded(seed: string) {
  const chance = createChance(seed)
  let drawn = 0
  return () => chance.fraction(++drawn)
}

function seaAfter(seconds: number, sea: Sea = emptySea(size), seed = 'sea') {
  const random = seeded(seed)
  let now = sea
  const contacts = []
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    const next = pass(now, 1_000 / 60, species, random)
    now = next.sea
    contacts.push(...next.contacts)
  }
  return { sea: now, contacts }
}

const fishAt = (x: number, y: number): Fish => ({
  id: 900,
  species: 'turtle',
  x,
  y,
  heading: 1,
  speed: 0,
  lane: y,
  swing: 0,
  phase: 0,
  flinch: 0,
})

describe('the sea', () => {
  test('fills within seconds and never exceeds its limit', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { sea } = seaAfter(8, emptySea(size), seed)
        expect(sea.fish.length).toBeGreaterThan(5)
        expect(sea.fish.length).toBeLessThan(22)
        expect(new Set(sea.fish.map(({ id }) => id)).size).toBe(sea.fish.length)
      }),
      { numRuns: 20 },
    )
  })

  test('removes fish that have crossed it or were caught', () => {
    const { sea } = seaAfter(6)
    const ids = new Set(sea.fish.map(({ id }) => id))
    expect(seaAfter(40, sea).sea.fish.some(({ id }) => ids.has(id))).toBe(false)
    const [first] = sea.fish
    const caught = catchFish(sea, new Set([first!.id]))
    expect(seaAfter(1, caught).sea.fish.some(({ id }) => id === first!.id)).toBe(false)
  })
})

describe('a shot', () => {
  test('at a fish hits it once for its stake', () => {
    const sea = fire({ ...emptySea(size), fish: [fishAt(120, 160)] }, { x: 120, y: 160 }, 500)
    const { contacts, sea: left } = seaAfter(1.5, sea)
    expect(contacts).toEqual([expect.objectContaining({ fishId: 900, species: 'turtle', bet: 500 })])
    expect(left.bullets).toEqual([])
  })

  test('passes through a caught fish', () => {
    const sea = catchFish({ ...emptySea(size), fish: [fishAt(185, 200)] }, new Set([900]))
    const { contacts } = pass(fire(sea, { x: 185, y: 200 }, 100), 16, [], () => 0)
    expect(contacts).toEqual([])
  })

  test('bounces off the edges and disappears in the end', () => {
    let sea = fire(emptySea(size), { x: 0, y: 250 }, 100)
    for (let frame = 0; frame < 1_200 && sea.bullets.length > 0; frame += 1) {
      sea = { ...pass(sea, 16, ['shrimp'], () => 0.5).sea, fish: [] }
      for (const { x, y } of sea.bullets)
        expect(x > -20 && x < size.width + 20 && y > -20 && y < size.height + 20).toBe(true)
    }
    expect(sea.bullets).toEqual([])
  })

  test('is never fired downwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: size.width }), fc.integer({ min: 0, max: size.height }), (x, y) => {
        const [bullet] = fire(emptySea(size), { x, y }, 100).bullets
        expect(bullet!.dy).toBeLessThan(0)
      }),
    )
  })
})

describe('the automatic aim', () => {
  test('prefers the largest visible fish and keeps a locked one', () => {
    const small: Fish = { ...fishAt(100, 100), id: 1, species: 'shrimp' }
    const large: Fish = { ...fishAt(200, 200), id: 2, species: 'whale' }
    const away: Fish = { ...fishAt(-50, 200), id: 3, species: 'boss' }
    const sea = { ...emptySea(size), fish: [small, large, away] }
    expect(targetOf(sea)?.id).toBe(2)
    expect(targetOf(sea, 1)?.id).toBe(1)
    expect(targetOf(sea, 3)?.id).toBe(2)
  })

  test('aims ahead of a moving fish', () => {
    const fish = { ...fishAt(100, 100), speed: 60 }
    expect(leadOf(fish, size).x).toBeGreaterThan(100)
    expect(leadOf({ ...fish, heading: -1 }, size).x).toBeLessThan(100)
    expect(leadOf({ ...fish, speed: 0 }, size)).toEqual({ x: 100, y: 100 })
  })
})

test('fires from the middle of the bottom edge', () => {
  expect(muzzle(size)).toEqual({ x: 185, y: 460 })
})

test('opens a sea with fish in it', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { fish, bullets } = livelySea(size, species, seeded(seed))
      const inside = fish.filter(({ x }) => x > 0 && x < size.width)
      expect(inside.length).toBeGreaterThan(0)
      expect(bullets).toEqual([])
    }),
    { numRuns: 30 },
  )
})
