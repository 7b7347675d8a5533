import type { Outcome, TableView } from '../contract.ts'
import { totalOf } from '../rules/baccarat.ts'
import type { PlayingCard } from '../rules/playing-cards.ts'

export interface DealtCard {
  card: string
  /** The index of its hand; 0 is on the left. */
  side: 0 | 1
  /** Whether it is turned sideways, as the third card of a hand. */
  across: boolean
  /** When it is revealed. */
  at: number
}

/** Returns the cards in dealing order: two each in turn, then the third cards. */
function inOrder(outcome: Outcome): Omit<DealtCard, 'at'>[] {
  if (outcome.game === 'roulette') return []
  if (outcome.game === 'dragonTiger') {
    return [
      { card: outcome.dragon, side: 0, across: false },
      { card: outcome.tiger, side: 1, across: false },
    ]
  }
  const hands = [outcome.player, outcome.banker] as const
  return [0, 1, 2].flatMap((place) =>
    ([0, 1] as const).flatMap((side) => {
      const card = hands[side][place]
      return card ? [{ card, side, across: place === 2 }] : []
    }),
  )
}

export const dealtCards = ({ outcome, cardsAt }: NonNullable<TableView['deal']>): DealtCard[] =>
  inOrder(outcome).map((card, place) => ({ ...card, at: cardsAt[place] ?? 0 }))

/** Returns the baccarat total of a hand's revealed cards. */
export const openTotal = (cards: readonly DealtCard[], side: 0 | 1, now: number): number | undefined => {
  const open = cards.filter((card) => card.side === side && card.at <= now)
  return open.length > 0 ? totalOf(open.map(({ card }) => card as PlayingCard)) : undefined
}
