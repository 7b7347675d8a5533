import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { catchChance, fishPays, payOf, returnRate, type Species, speciesNames } from './fish.ts'

/** Returns the return rate of a fish over a fine grid of fractions. */
function countedReturn(species: Species): number {
  const [hits, amounts] = [24_000, fishPays[species].length]
  let paid = 0
  for (let hit = 0; hit < hits; hit += 1) {
    for (let at = 0; at < amounts; at += 1) {
      paid += payOf(species, { caught: (hit + 0.5) / hits, amount: (at + 0.5) / amounts })
    }
  }
  return paid / hits / amounts
}

test.each(speciesNames)('a shot at %s has the documented return', (species) => {
  expect(countedReturn(species)).toBeCloseTo(returnRate, 2)
})

test('a world’s chance has the same return', () => {
  const chance = createChance('test')
  const shots = 40_000
  let paid = 0
  for (let at = 0; at < shots; at += 1) {
    const species = speciesNames[at % 5] ?? 'shrimp'
    paid += payOf(species, {
      caught: chance.fraction('round', at, 'caught'),
      amount: chance.fraction('round', at, 'amount'),
    })
  }
  expect(paid / shots).toBeCloseTo(returnRate, 1)
})

test('a higher payout means a lower catch probability, always below one', () => {
  const chances = speciesNames.map(catchChance)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  expect(chances.every((chance) => chance > 0 && chance < 1)).toBe(true)
})

test('a hit pays nothing or one of its fish’s amounts', () => {
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...speciesNames), fraction, fraction, (species, caught, amount) => {
      expect([0, ...fishPays[species]]).toContain(payOf(species, { caught, amount }))
    }),
  )
})
