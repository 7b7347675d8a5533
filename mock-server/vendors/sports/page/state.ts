import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { Board, MatchView, Opened, Quote, SportsBet } from '../contract.ts'

export type Sport = MatchView['sport']
export type View = 'live' | 'upcoming' | 'results' | 'bets'
type Market = MatchView['markets'][number]
export type Accept = 'none' | 'better' | 'any'
export type Mode = 'single' | 'accumulator'

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

/** The request for one bet. A retry with the same key cannot bet twice. */
export interface BetRequest {
  legs: readonly Leg[]
  stake: number
  idempotencyKey: string
}

/** What blocks a bet until the player reacts. */
export type Stop =
  | { kind: 'short' }
  | { kind: 'cut'; trouble: Trouble }
  | { kind: 'odds' }
  | { kind: 'closed' }
  | { kind: 'limit' }

export interface Book {
  opened: Opened
  balance: number
  sport: Sport
  view: View
  /** The board of this sport and view; undefined until it is loaded. */
  board: Board | undefined
  counts: Board['sports']
  slip: readonly Leg[]
  slipOpen: boolean
  mode: Mode
  /** In major units; undefined without a valid amount. */
  stake: number | undefined
  accept: Accept
  /** Bets being placed; the first one is sent. */
  requests: readonly BetRequest[]
  /** Bets placed since the slip was opened. */
  placed: readonly SportsBet[]
  stop: Stop | undefined
  /** Whether the last poll of the board failed. */
  silent: boolean
}

export type Action =
  | { type: 'sport'; sport: Sport }
  | { type: 'view'; view: View }
  | { type: 'board'; sport: Sport; view: View; board: Board }
  | { type: 'balance'; balance: number }
  | { type: 'silent' }
  | { type: 'picked'; leg: Leg }
  | { type: 'dropped'; matchId: string; market: Leg['market'] }
  | { type: 'emptied' }
  | { type: 'quoted'; legs: readonly Quote[] }
  | { type: 'slip'; open: boolean }
  | { type: 'mode'; mode: Mode }
  | { type: 'stake'; stake: number | undefined }
  | { type: 'accept'; accept: Accept }
  | { type: 'placing'; keys: readonly string[] }
  | { type: 'placed'; bet: SportsBet; balance: number }
  | { type: 'refused'; stop: Stop; legs?: readonly Quote[] }
  | { type: 'failed'; outcome: Failure }
  | { type: 'retried' }
  | { type: 'dismissed' }

const mostLegs = 10

/** Returns a new book that shows the sport with the most live matches. */
export function firstBook(opened: Opened): Book {
  const busiest = opened.sports.reduce((most, one) => (one.live > most.live ? one : most))
  return {
    opened,
    balance: opened.balance,
    sport: busiest.id,
    view: busiest.live > 0 ? 'live' : 'upcoming',
    board: undefined,
    counts: opened.sports,
    slip: [],
    slipOpen: false,
    mode: 'single',
    stake: opened.limits.least * 10,
    accept: 'better',
    requests: [],
    placed: [],
    stop: undefined,
    silent: false,
  }
}

type LegKey = Pick<Leg, 'market' | 'pick'> & { match: Pick<Leg['match'], 'id'> }

const isSame = (a: LegKey, b: LegKey) => a.match.id === b.match.id && a.market === b.market && a.pick === b.pick

export const isPicked = ({ slip }: Pick<Book, 'slip'>, leg: LegKey): boolean => slip.some((one) => isSame(one, leg))

/** Returns whether the legs can form an accumulator: one leg per match. */
export const canCombine = ({ slip }: Pick<Book, 'slip'>): boolean =>
  slip.length > 1 && new Set(slip.map(({ match }) => match.id)).size === slip.length

export const modeOf = (book: Pick<Book, 'slip' | 'mode'>): Mode => (canCombine(book) ? book.mode : 'single')

const product = (legs: readonly Leg[]) => Number(legs.reduce((odds, leg) => odds * (leg.odds ?? 1), 1).toFixed(5))

/** Returns the bets of the slip. */
export const betsOf = (book: Pick<Book, 'slip' | 'mode'>): readonly (readonly Leg[])[] =>
  modeOf(book) === 'accumulator' ? [book.slip] : book.slip.map((leg) => [leg])

export const oddsOf = product

/** Returns the cost of the slip's bets and the payout if all win, in major units. */
export function sumsOf(book: Pick<Book, 'slip' | 'mode' | 'stake'>): { cost: number; potential: number } {
  const bets = betsOf(book)
  const stake = book.stake ?? 0
  const pays = bets.map((legs) => Math.floor(stake * 100 * product(legs) + 1e-6) / 100)
  return { cost: stake * bets.length, potential: pays.reduce((sum, one) => sum + one, 0) }
}

/** Returns why the slip cannot be placed; undefined if it can. */
export function obstacleOf(book: Book): 'empty' | 'closed' | 'stake' | 'busy' | undefined {
  const { slip, stake, requests, opened } = book
  if (requests.length > 0) return 'busy'
  if (slip.length === 0) return 'empty'
  if (slip.some(({ odds }) => odds === null)) return 'closed'
  const { least, most } = opened.limits
  return stake === undefined || stake < least || stake > most ? 'stake' : undefined
}

function pick(book: Book, leg: Leg): Book {
  if (book.requests.length > 0) return book
  if (isPicked(book, leg)) return { ...book, slip: book.slip.filter((one) => !isSame(one, leg)) }
  // Another pick of the same market replaces the earlier one.
  const others = book.slip.filter(({ match, market }) => match.id !== leg.match.id || market !== leg.market)
  if (others.length === mostLegs) return book
  return {
    ...book,
    slip: [...others, leg],
    mode: others.length === 1 && book.slip.length === 1 ? 'accumulator' : book.mode,
    placed: [],
  }
}

const quoteFor = (leg: Leg, quotes: readonly Quote[]) =>
  quotes.find(({ matchId, market, pick: id }) => matchId === leg.match.id && market === leg.market && id === leg.pick)

function requote(slip: readonly Leg[], quotes: readonly Quote[]): Leg[] {
  return slip.map((leg) => {
    const quote = quoteFor(leg, quotes)
    if (!quote || quote.odds === leg.odds) return leg
    const moved = quote.odds === null || leg.odds === null ? undefined : quote.odds > leg.odds ? 'up' : 'down'
    return { ...leg, odds: quote.odds, moved }
  })
}

/** Returns the odds on the board, at which the slip would be accepted. */
const quotesIn = ({ matches }: Board): Quote[] =>
  matches.flatMap(({ id: matchId, markets }) =>
    markets.flatMap(({ name: market, picks }) => picks.map(({ id, odds }) => ({ matchId, market, pick: id, odds }))),
  )

function place(book: Book, keys: readonly string[]): Book {
  const { stake } = book
  if (obstacleOf(book) || stake === undefined) return book
  const requests = betsOf(book).map((legs, at) => ({ legs, stake, idempotencyKey: keys[at] ?? '' }))
  return { ...book, requests, placed: [], stop: undefined }
}

function placed(book: Book, bet: SportsBet, balance: number): Book {
  const [done, ...requests] = book.requests
  const slip = book.slip.filter((leg) => !done?.legs.some((one) => isSame(one, leg)))
  return { ...book, requests, slip, balance, placed: [...book.placed, bet] }
}

/** Stops placing after a failure. Bets that are not placed stay on the slip. */
function fail(book: Book, outcome: Failure): Book {
  if (outcome.kind === 'trouble') return { ...book, stop: { kind: 'cut', trouble: outcome.trouble } }
  return { ...book, requests: [], balance: outcome.balance ?? book.balance, stop: { kind: 'short' } }
}

/** Returns the book after an action. */
export function reduce(book: Book, action: Action): Book {
  switch (action.type) {
    case 'sport':
      return action.sport === book.sport ? book : { ...book, sport: action.sport, board: undefined }
    case 'view':
      return action.view === book.view ? book : { ...book, view: action.view, board: undefined }
    case 'board': {
      const { balance, sports } = action.board
      const known = {
        ...book,
        balance,
        counts: sports,
        silent: false,
        slip: requote(book.slip, quotesIn(action.board)),
      }
      return action.sport === book.sport && action.view === book.view ? { ...known, board: action.board } : known
    }
    case 'balance':
      return { ...book, balance: action.balance, silent: false }
    case 'silent':
      return { ...book, silent: true }
    case 'picked':
      return pick(book, action.leg)
    case 'dropped':
      return {
        ...book,
        slip: book.slip.filter(({ match, market }) => match.id !== action.matchId || market !== action.market),
      }
    case 'emptied':
      return { ...book, slip: [] }
    case 'quoted':
      return { ...book, slip: requote(book.slip, action.legs) }
    case 'slip':
      return { ...book, slipOpen: action.open, placed: [], slip: action.open ? book.slip : settled(book.slip) }
    case 'mode':
      return { ...book, mode: action.mode }
    case 'stake':
      return { ...book, stake: action.stake }
    case 'accept':
      return { ...book, accept: action.accept }
    case 'placing':
      return place(book, action.keys)
    case 'placed':
      return placed(book, action.bet, action.balance)
    case 'refused':
      return { ...book, requests: [], stop: action.stop, slip: requote(book.slip, action.legs ?? []) }
    case 'failed':
      return fail(book, action.outcome)
    case 'retried':
      return { ...book, stop: undefined, requests: book.requests.map((request) => ({ ...request })) }
    case 'dismissed':
      return { ...book, stop: undefined }
  }
}

/** Clears the direction of the odds after the player has seen them. */
const settled = (slip: readonly Leg[]): Leg[] => slip.map(({ moved: _, ...leg }) => leg)
