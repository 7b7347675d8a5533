import { baccaratSpots, type Coup, coupReturns, dealCoup } from './baccarat.ts'
import { roundsPerShoe } from './clock.ts'
import { type Duel, dragonTigerSpots, duelReturns } from './dragon-tiger.ts'
import { createShoe, type PlayingCard } from './playing-cards.ts'
import { pocketReturns, rouletteSpots, spinWheel } from './roulette.ts'
import type { Returns, SpotTerms } from './spot.ts'

export const liveGameNames = ['baccarat', 'dragonTiger', 'roulette'] as const
export type LiveGameName = (typeof liveGameNames)[number]

/** The outcome of one round. */
export type Outcome =
  | ({ game: 'baccarat' } & Coup)
  | ({ game: 'dragonTiger' } & Duel)
  | { game: 'roulette'; pocket: number }

export const liveSpots: Record<LiveGameName, Readonly<Record<string, SpotTerms>>> = {
  baccarat: baccaratSpots,
  dragonTiger: dragonTigerSpots,
  roulette: rouletteSpots,
}

type Draw = (place: number) => number

const decks = 8
const everyRound = Array.from({ length: roundsPerShoe }, (_, round) => round)

function playBaccarat(fraction: Draw): Outcome[] {
  const shoe = createShoe(decks, fraction)
  let dealt = 0
  return everyRound.map(() => {
    const coup = dealCoup(shoe, dealt)
    dealt += coup.player.length + coup.banker.length
    return { game: 'baccarat', ...coup }
  })
}

function playDragonTiger(fraction: Draw): Outcome[] {
  const shoe = createShoe(decks, fraction)
  return everyRound.map((round) => {
    const [dragon, tiger] = shoe.slice(round * 2) as [PlayingCard, PlayingCard]
    return { game: 'dragonTiger', dragon, tiger }
  })
}

const playRoulette = (fraction: Draw): Outcome[] =>
  everyRound.map((round) => ({ game: 'roulette', pocket: spinWheel(fraction(round)) }))

const plays = { baccarat: playBaccarat, dragonTiger: playDragonTiger, roulette: playRoulette }

/** Returns the outcomes of a shoe in the order of its rounds. `fraction` returns a value in [0, 1) for each place. */
export const playShoe = (game: LiveGameName, fraction: Draw): Outcome[] => plays[game](fraction)

/** Returns what an outcome pays for each spot, in hundredths of the stake. */
export function returnsOf(outcome: Outcome): Returns {
  switch (outcome.game) {
    case 'baccarat':
      return coupReturns(outcome)
    case 'dragonTiger':
      return duelReturns(outcome)
    case 'roulette':
      return pocketReturns(outcome.pocket)
  }
}

/** When each card is revealed, in milliseconds after the last bet; the third cards follow after a pause. */
const cardTimes = [1_200, 2_200, 3_200, 4_200, 6_000, 7_800] as const
const verdict = 1_200
const spinTime = 8_200

const cardCount = (outcome: Outcome): number => {
  if (outcome.game === 'baccarat') return outcome.player.length + outcome.banker.length
  return outcome.game === 'dragonTiger' ? 2 : 0
}

/** Returns when each card is revealed and when the result is announced, in milliseconds after the last bet. */
export function courseOf(outcome: Outcome): { cards: number[]; result: number } {
  const cards = cardTimes.slice(0, cardCount(outcome))
  return { cards, result: cards.length > 0 ? (cards.at(-1) ?? 0) + verdict : spinTime }
}
