import { type PlayingCard, rankOf, ranks } from './playing-cards.ts'
import type { Returns, SpotTerms } from './spot.ts'

export const dragonTigerSpots = {
  dragon: { pays: 1, returns: 0.9627, most: 5_000 },
  tiger: { pays: 1, returns: 0.9627, most: 5_000 },
  tie: { pays: 8, returns: 0.6723, most: 500 },
  suitedTie: { pays: 50, returns: 0.8602, most: 100 },
} as const satisfies Record<string, SpotTerms>

export type DragonTigerSpot = keyof typeof dragonTigerSpots

/** One card for each side; the ace is the lowest. */
export interface Duel {
  dragon: PlayingCard
  tiger: PlayingCard
}

export function duelWinner({ dragon, tiger }: Duel): 'dragon' | 'tiger' | 'tie' {
  const lead = ranks.indexOf(rankOf(dragon)) - ranks.indexOf(rankOf(tiger))
  if (lead === 0) return 'tie'
  return lead > 0 ? 'dragon' : 'tiger'
}

/** Returns what a duel pays. On a tie the sides lose half of their stakes. */
export function duelReturns(duel: Duel): Returns<DragonTigerSpot> {
  const winner = duelWinner(duel)
  if (winner !== 'tie') return { [winner]: 200 }
  return { tie: 900, dragon: 50, tiger: 50, ...(duel.dragon === duel.tiger && { suitedTie: 5_100 }) }
}
