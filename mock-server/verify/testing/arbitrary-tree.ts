import fc from 'fast-check'
import { gameCategories } from '#contract/games.ts'
import { noRates, type Rates } from '#mock-server/platform/teams/rules/rates.ts'
import { createTree, type Place, refuseMove } from '#mock-server/platform/teams/rules/tree.ts'

/** The members of generated trees. */
export const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** An instant during or after a generated history, which has one move per instant. */
export const instant = fc.integer({ min: -1, max: 45 })

const rates: fc.Arbitrary<Rates> = fc.tuple(...gameCategories.map(() => fc.nat(150))).map((values) => ({
  ...noRates,
  ...Object.fromEntries(gameCategories.map((category, at) => [category, values[at]])),
}))

const move = fc.record({ memberId: fc.constantFrom(...names), uplineId: fc.constantFrom(...names), rates })

/** Generates a history of moves, one per instant, without those that the rules refuse. */
export const arbitraryPlaces: fc.Arbitrary<Place[]> = fc.array(move, { maxLength: 40 }).map((moves) => {
  const places: Place[] = []
  moves.forEach((place, at) => {
    if (!refuseMove(createTree(places), { ...place, at })) places.push({ ...place, since: at })
  })
  return places
})
