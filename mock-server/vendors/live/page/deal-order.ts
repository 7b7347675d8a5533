import type { Outcome, Sight } from '../contract.ts'
import { totalOf } from '../rules/baccarat.ts'
import type { PlayingCard } from '../rules/playing-cards.ts'

export interface DealtCard {
  card: string
  /** Which hand, from 0; the first is on the left. */
  side: 0 | 1
  /** Lies across: the third card of a hand. */
  across: boolean
  /** When it lies open. */
  at: number
}

/** Hands in the order they are dealt: in turn two each, then the third cards. */
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

export const dealtCards = ({ outcome, cardsAt }: NonNullable<Sight['deal']>): DealtCard[] =>
  inOrder(outcome).map((card, place) => ({ ...card, at: cardsAt[place] ?? 0 }))

/** What the open cards of a hand count at baccarat. */
export const openTotal = (cards: readonly DealtCard[], side: 0 | 1, now: number): number | undefined => {
  const open = cards.filter((card) => card.side === side && card.at <= now)
  return open.length > 0 ? totalOf(open.map(({ card }) => card as PlayingCard)) : undefined
}
