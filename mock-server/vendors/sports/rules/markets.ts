import type { Chance } from '#mock-server/values/chance.ts'
import type { Match } from './match.ts'
import { leadChances, poissonAbove } from './poisson.ts'
import { overtimeChance, type Score, scoreAt, shareOf, statusAt } from './score.ts'

/** The winner with a draw, the winner without one, the total score, and the winner with a handicap. */
export const marketNames = ['result', 'winner', 'total', 'handicap'] as const
export type MarketName = (typeof marketNames)[number]

export const pickNames = ['home', 'draw', 'away', 'over', 'under'] as const
export type PickName = (typeof pickNames)[number]

export interface Market {
  name: MarketName
  /** The total to exceed, or the home side's handicap. Half points prevent a draw. */
  line: number | null
  picks: readonly PickName[]
}

const hasDraw = ({ sport }: Match) => sport === 'football' || sport === 'virtual'

const half = (value: number) => Math.floor(value) + 0.5

/** Returns the markets of a match. Their lines are fixed before it starts. */
export function marketsOf(match: Match): Market[] {
  const { rates, sport } = match
  const maps = sport === 'esports'
  const total = maps ? 2.5 : half(rates.home + rates.away)
  const lead = maps ? (rates.home >= 0.5 ? 1.5 : -1.5) : half(rates.home - rates.away)
  return [
    hasDraw(match)
      ? { name: 'result', line: null, picks: ['home', 'draw', 'away'] }
      : { name: 'winner', line: null, picks: ['home', 'away'] },
    { name: 'total', line: total, picks: ['over', 'under'] },
    { name: 'handicap', line: lead, picks: ['home', 'away'] },
  ]
}

type Chances = Partial<Record<PickName, number>>

const twoWay = (first: PickName, second: PickName, chance: number): Chances => ({
  [first]: chance,
  [second]: 1 - chance,
})

/** Returns the probabilities of the final scores for a given chance per map. */
function mapFinals({ home, away }: Score, chance: number): { score: Score; probability: number }[] {
  if (home === 2 || away === 2) return [{ score: { home, away }, probability: 1 }]
  return [
    ...mapFinals({ home: home + 1, away }, chance).map(({ score, probability }) => ({
      score,
      probability: probability * chance,
    })),
    ...mapFinals({ home, away: away + 1 }, chance).map(({ score, probability }) => ({
      score,
      probability: probability * (1 - chance),
    })),
  ]
}

function mapChances({ rates }: Match, market: Market, score: Score): Chances {
  const finals = mapFinals(score, rates.home)
  const where = (holds: (final: Score) => boolean) =>
    finals.reduce((sum, final) => sum + (holds(final.score) ? final.probability : 0), 0)
  const line = market.line ?? 0
  if (market.name === 'total')
    return twoWay(
      'over',
      'under',
      where(({ home, away }) => home + away > line),
    )
  return twoWay(
    'home',
    'away',
    where(({ home, away }) => home - away > line),
  )
}

/** Returns the chances of each side without a draw. In basketball a last basket decides a draw. */
function winnerChances({ sport, rates }: Match, above: number, level: number): Chances {
  if (sport === 'basketball') return twoWay('home', 'away', above + level * overtimeChance(rates))
  return twoWay('home', 'away', above / (1 - level))
}

/** Returns the chance of each pick of a market, from the score and the share of the match played. */
export function chancesOf(match: Match, market: Market, score: Score, share: number): Chances {
  if (match.sport === 'esports') return mapChances(match, market, score)
  const left = { home: match.rates.home * (1 - share), away: match.rates.away * (1 - share) }
  const line = market.line ?? 0
  if (market.name === 'total') {
    return twoWay('over', 'under', poissonAbove(left.home + left.away, Math.floor(line - score.home - score.away)))
  }
  const { above, at } = leadChances(left, line - (score.home - score.away))
  if (market.name === 'handicap') return twoWay('home', 'away', above)
  if (market.name === 'winner') return winnerChances(match, above, at)
  return { home: above, draw: at, away: 1 - above - at }
}

/** The approximate share of stakes on singles that is paid back; it varies slightly as the book moves. */
export const returnRate = 0.94
const bookMove = 0.01
const bookPace = { upcoming: 120_000, live: 20_000, finished: 1 }

const leastOdds = 1.02
const mostOdds = 101
/** The share of a match after which betting is closed. */
const lastShare = 0.97

/** Returns the book's bias at an instant, which moves the odds without any event in the match. */
function bookRate(chance: Chance, match: Match, market: Market, now: number): number {
  const pace = bookPace[statusAt(chance, match, now)]
  const lean = chance.fraction('sports', match.id, market.name, 'book', Math.floor(now / pace))
  return returnRate + (lean * 2 - 1) * bookMove
}

/** Returns the decimal odds of every pick at an instant; null while betting is closed. */
export function oddsOf(
  chance: Chance,
  match: Match,
  market: Market,
  now: number,
): Partial<Record<PickName, number | null>> {
  const share = shareOf(match, now)
  const isOpen = share < lastShare && statusAt(chance, match, now) !== 'finished'
  const chances = chancesOf(match, market, scoreAt(chance, match, now), share)
  const rate = bookRate(chance, match, market, now)
  return Object.fromEntries(
    market.picks.map((pick) => {
      const odds = Math.floor((100 * rate) / (chances[pick] ?? 0)) / 100
      return [pick, isOpen && odds >= leastOdds && odds <= mostOdds ? odds : null]
    }),
  )
}

/** Returns the result of a pick for the final score. */
export function outcomeOf(
  market: MarketName,
  pick: PickName,
  line: number | null,
  { home, away }: Score,
): 'won' | 'lost' | 'void' {
  const lead = home - away - (market === 'handicap' ? (line ?? 0) : 0)
  const won = (holds: boolean) => (holds ? 'won' : 'lost')
  if (market === 'total') return won(pick === 'over' ? home + away > (line ?? 0) : home + away < (line ?? 0))
  if (market === 'winner' && lead === 0) return 'void'
  if (pick === 'draw') return won(lead === 0)
  return won(pick === 'home' ? lead > 0 : lead < 0)
}
