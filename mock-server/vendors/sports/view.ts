import { inLanguage } from '#contract/localised.ts'
import { type SportName, sportNames } from '#fixtures/sports/leagues.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Launch } from '#mock-server/platform/games/state/launches.ts'
import type { Round } from '#mock-server/platform/games/state/rounds.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { clockOf } from './clock.ts'
import type { Board, MatchView, Quote, SportsBet } from './contract.ts'
import { marketsOf, oddsOf } from './rules/markets.ts'
import { comingMatches, isOffered, liveMatches, type Match, matchOf, pastMatches } from './rules/match.ts'
import { overAt, scoreAt, statusAt } from './rules/score.ts'
import { type LegStatus, slipReturn, totalOdds } from './rules/slip.ts'
import { legStatus, type SportsLeg, sportsLegsOf } from './settle-sports-bet.ts'

const mostMatches = 30
const pastShown = 12

/** Returns the book's limits for a game, in major units. */
export const limitsOf = ({ minBet }: CatalogueGame) => ({
  least: minBet,
  most: minBet * 2_000,
  payout: minBet * 100_000,
})

export const liveCounts = ({ chance }: World, now: number): Board['sports'] =>
  sportNames.map((id) => ({
    id,
    live: liveMatches(chance, id, now).filter((match) => statusAt(chance, match, now) === 'live').length,
  }))

function marketViews({ chance }: World, match: Match, now: number): MatchView['markets'] {
  if (statusAt(chance, match, now) === 'finished') return []
  return marketsOf(match).map((market) => {
    const odds = oddsOf(chance, match, market, now)
    const { name, line, picks } = market
    return { name, line, picks: picks.map((id) => ({ id, odds: odds[id] ?? null })) }
  })
}

const namesOf = ({ league, home, away }: Match, language: string) => ({
  league: inLanguage(league.name, language),
  home: inLanguage(home.name, language),
  away: inLanguage(away.name, language),
})

function matchView(world: World, match: Match, language: string, now: number): MatchView {
  const { id, sport, startAt } = match
  const status = statusAt(world.chance, match, now)
  return {
    id,
    sport,
    ...namesOf(match, language),
    startAt,
    status,
    clock: status === 'live' ? clockOf(match, now) : null,
    score: status === 'upcoming' ? null : scoreAt(world.chance, match, now),
    markets: marketViews(world, match, now),
  }
}

/** Returns the matches of a view. An e-sports match may end before others that started with it. */
function matchesOf({ chance }: World, sport: SportName, view: 'live' | 'upcoming' | 'results', now: number): Match[] {
  if (view === 'upcoming') return comingMatches(chance, sport, now)
  const begun = [...liveMatches(chance, sport, now), ...pastMatches(chance, sport, now, pastShown)]
  const status = view === 'live' ? 'live' : 'finished'
  return begun
    .filter((match) => statusAt(chance, match, now) === status)
    .toSorted((a, b) => (view === 'live' ? a.startAt - b.startAt : overAt(chance, b) - overAt(chance, a)))
}

export function boardMatches(world: World, launch: Launch, sport: SportName, view: 'live' | 'upcoming' | 'results') {
  const now = world.clock.now()
  const language = languageOf(launch.language)
  return matchesOf(world, sport, view, now)
    .slice(0, mostMatches)
    .map((match) => matchView(world, match, language, now))
}

/** Returns the line and the odds of a leg at an instant; undefined if no such match, market or pick is on offer. */
export function quoteOf(
  { chance }: World,
  { matchId, market: name, pick }: Pick<SportsLeg, 'matchId' | 'market' | 'pick'>,
  now: number,
): (Quote & { line: number | null; endAt: number }) | undefined {
  const match = matchOf(chance, matchId)
  if (!match || !isOffered(match, now)) return undefined
  const market = marketsOf(match).find((one) => one.name === name)
  if (!market?.picks.includes(pick)) return undefined
  const odds = oddsOf(chance, match, market, now)[pick] ?? null
  return { matchId, market: name, pick, odds, line: market.line, endAt: overAt(chance, match) }
}

function legView({ chance }: World, leg: SportsLeg, language: string, now: number): SportsBet['legs'][number] {
  const match = matchOf(chance, leg.matchId)
  if (!match) throw new Error(`A bet names the unknown match ${leg.matchId}.`)
  const matchStatus = statusAt(chance, match, now)
  return {
    ...leg,
    ...namesOf(match, language),
    sport: match.sport,
    startAt: match.startAt,
    status: legStatus(chance, leg, now),
    matchStatus,
    score: matchStatus === 'upcoming' ? null : scoreAt(chance, match, now),
  }
}

const betStatus = ({ settledAt, win, bet }: Round, legs: readonly { status: LegStatus }[]): SportsBet['status'] => {
  if (settledAt === null) return 'open'
  if (win === 0) return 'lost'
  return win === bet && legs.every(({ status }) => status === 'void') ? 'void' : 'won'
}

/** Returns the page's view of a bet with its legs. */
export function betView(world: World, launch: Launch, round: Round): SportsBet {
  const now = world.clock.now()
  const placed = sportsLegsOf(round) ?? []
  const legs = placed.map((leg) => legView(world, leg, languageOf(launch.language), now))
  const { id, at, bet, win } = round
  return {
    id,
    at,
    stake: toMajor(bet),
    odds: totalOdds(placed.map(({ odds }) => odds)),
    potential: toMajor(
      slipReturn(
        bet,
        placed.map(({ odds }) => ({ odds, status: 'won' })),
      ),
    ),
    status: betStatus(round, legs),
    win: toMajor(win),
    legs,
  }
}
