import { shuffled } from '#mock-server/values/shuffle.ts'

export const suits = ['S', 'H', 'D', 'C'] as const
/** The ace first; T is ten. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export type Suit = (typeof suits)[number]
export type Rank = (typeof ranks)[number]
/** Rank and suit, such as `AS` or `TD`. */
export type PlayingCard = `${Rank}${Suit}`

const deck: readonly PlayingCard[] = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const))

/** Creates a shoe of whole decks in dealing order. */
export const createShoe = (decks: number, fraction: (place: number) => number): PlayingCard[] =>
  shuffled(Array.from({ length: decks }, () => deck).flat(), fraction)

export const rankOf = (card: PlayingCard): Rank => card[0] as Rank
