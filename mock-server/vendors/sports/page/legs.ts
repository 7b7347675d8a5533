import type { Board, MatchView, Quote } from '../contract.ts'

type Market = MatchView['markets'][number]

/** A pick on the slip with its current odds; null while it is closed. */
export interface Leg {
  match: Pick<MatchView, 'id' | 'sport' | 'home' | 'away' | 'league'>
  market: Market['name']
  line: number | null
  pick: Market['picks'][number]['id']
  odds: number | null
  /** Whether the odds rose or fell since the player saw them. */
  moved?: 'up' | 'down'
}

type LegKey = Pick<Leg, 'market' | 'pick'> & { match: Pick<Leg['match'], 'id'> }

export const isSame = (a: LegKey, b: LegKey): boolean =>
  a.match.id === b.match.id && a.market === b.market && a.pick === b.pick

export const isPicked = ({ slip }: { slip: readonly Leg[] }, leg: LegKey): boolean =>
  slip.some((one) => isSame(one, leg))

/** Returns the legs without the pick of this market of a match. */
export const withoutMarket = (slip: readonly Leg[], matchId: string, market: Leg['market']): Leg[] =>
  slip.filter((leg) => leg.match.id !== matchId || leg.market !== market)

/** Returns the odds of all legs together. */
export const oddsOf = (legs: readonly Leg[]): number =>
  Number(legs.reduce((odds, leg) => odds * (leg.odds ?? 1), 1).toFixed(5))

const quoteFor = (leg: Leg, quotes: readonly Quote[]) =>
  quotes.find(({ matchId, market, pick }) => matchId === leg.match.id && market === leg.market && pick === leg.pick)

/** Returns the legs at new odds, with the direction in which these moved. */
export function requote(slip: readonly Leg[], quotes: readonly Quote[]): Leg[] {
  return slip.map((leg) => {
    const quote = quoteFor(leg, quotes)
    if (!quote || quote.odds === leg.odds) return leg
    const moved = quote.odds === null || leg.odds === null ? undefined : quote.odds > leg.odds ? 'up' : 'down'
    return { ...leg, odds: quote.odds, moved }
  })
}

/** Clears the direction of the odds after the player has seen them. */
export const settled = (slip: readonly Leg[]): Leg[] => slip.map(({ moved: _, ...leg }) => leg)

/** Returns the odds on the board, at which the slip would be accepted. */
export const quotesIn = ({ matches }: Board): Quote[] =>
  matches.flatMap(({ id: matchId, markets }) =>
    markets.flatMap(({ name: market, picks }) => picks.map(({ id, odds }) => ({ matchId, market, pick: id, odds }))),
  )
