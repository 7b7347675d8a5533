import { type PlayingCard, rankOf, ranks } from './playing-cards.ts'
import type { Returns, SpotTerms } from './spot.ts'

export const baccaratSpots = {
  player: { pays: 1, returns: 0.9876, most: 5_000 },
  /** Less a commission of five per cent. */
  banker: { pays: 0.95, returns: 0.9894, most: 5_000 },
  tie: { pays: 8, returns: 0.8564, most: 500 },
  playerPair: { pays: 11, returns: 0.8964, most: 500 },
  bankerPair: { pays: 11, returns: 0.8964, most: 500 },
} as const satisfies Record<string, SpotTerms>

export type BaccaratSpot = keyof typeof baccaratSpots

export interface Coup {
  player: PlayingCard[]
  banker: PlayingCard[]
}

export type Winner = 'player' | 'banker' | 'tie'

/** An ace counts one, tens and pictures nothing. */
const points = (card: PlayingCard): number => {
  const place = ranks.indexOf(rankOf(card)) + 1
  return place >= 10 ? 0 : place
}

/** Returns a hand's total: the last digit of its sum. */
export const totalOf = (hand: readonly PlayingCard[]): number => hand.reduce((sum, card) => sum + points(card), 0) % 10

/** The points of the player's third card to which the banker draws, by the banker's own total. */
const bankerDrawsTo: Record<number, readonly number[]> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/** Returns whether the banker draws on a total of two cards. `third` is the player's third card, if any. */
export function bankerDraws(total: number, third: PlayingCard | undefined): boolean {
  if (total <= 2) return true
  if (!third) return total <= 5
  return bankerDrawsTo[total]?.includes(points(third)) ?? false
}

/** Deals a coup from a shoe, starting at the card `from`. */
export function dealCoup(shoe: readonly PlayingCard[], from = 0): Coup {
  const [p1, b1, p2, b2, fifth, sixth] = shoe.slice(from, from + 6) as [
    PlayingCard,
    PlayingCard,
    PlayingCard,
    PlayingCard,
    PlayingCard,
    PlayingCard,
  ]
  const player = [p1, p2]
  const banker = [b1, b2]
  if (Math.max(totalOf(player), totalOf(banker)) >= 8) return { player, banker }
  const third = totalOf(player) <= 5 ? fifth : undefined
  if (third) player.push(third)
  if (bankerDraws(totalOf(banker), third)) banker.push(third ? sixth : fifth)
  return { player, banker }
}

export function winnerOf({ player, banker }: Coup): Winner {
  const lead = totalOf(player) - totalOf(banker)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'player' : 'banker'
}

/** Returns whether the first two cards of a hand have one rank. */
export const isPair = ([first, second]: readonly PlayingCard[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second)

/** The returns by winner. A tie returns the stakes of player and banker. */
const winnerReturns: Record<Winner, Returns<BaccaratSpot>> = {
  player: { player: 200 },
  banker: { banker: 195 },
  tie: { tie: 900, player: 100, banker: 100 },
}

export const coupReturns = (coup: Coup): Returns<BaccaratSpot> => ({
  ...winnerReturns[winnerOf(coup)],
  ...(isPair(coup.player) && { playerPair: 1_200 }),
  ...(isPair(coup.banker) && { bankerPair: 1_200 }),
})
