import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { Board, MatchView, Opened, Quote, SportsBet } from '../contract.ts'
import { isPicked, isSame, type Leg, quotesIn, requote, settled, withoutMarket } from './legs.ts'
import { betsOf, type Mode, type SlipState } from './stakes.ts'

export type Sport = MatchView['sport']
export type View = 'live' | 'upcoming' | 'results' | 'bets'
export type Accept = 'none' | 'better' | 'any'

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

export interface Book extends SlipState {
  opened: Opened
  balance: number
  sport: Sport
  view: View
  /** The board of this sport and view; undefined until it is loaded. */
  board: Board | undefined
  counts: Board['sports']
  slipOpen: boolean
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

/** Returns why the slip cannot be placed; undefined if it can. */
export function obstacleOf(book: Book): 'empty' | 'closed' | 'stake' | 'busy' | undefined {
  const { slip, stake, requests, opened } = book
  if (requests.length > 0) return 'busy'
  if (slip.length === 0) return 'empty'
  if (slip.some(({ odds }) => odds === null)) return 'closed'
  const { least, most } = opened.limits
  return stake === undefined || stake < least || stake > most ? 'stake' : undefined
}

/** Takes the odds and the balance of a board, and shows it unless another one is wanted by now. */
function showBoard(book: Book, { sport, view, board }: Extract<Action, { type: 'board' }>): Book {
  const { balance, sports: counts } = board
  const known = { ...book, balance, counts, silent: false, slip: requote(book.slip, quotesIn(board)) }
  return sport === book.sport && view === book.view ? { ...known, board } : known
}

function pick(book: Book, leg: Leg): Book {
  if (book.requests.length > 0) return book
  if (isPicked(book, leg)) return { ...book, slip: book.slip.filter((one) => !isSame(one, leg)) }
  // Another pick of the same market replaces the earlier one.
  const others = withoutMarket(book.slip, leg.match.id, leg.market)
  if (others.length === mostLegs) return book
  return {
    ...book,
    slip: [...others, leg],
    mode: others.length === 1 && book.slip.length === 1 ? 'accumulator' : book.mode,
    placed: [],
  }
}

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
    case 'board':
      return showBoard(book, action)
    case 'balance':
      return { ...book, balance: action.balance, silent: false }
    case 'silent':
      return { ...book, silent: true }
    case 'picked':
      return pick(book, action.leg)
    case 'dropped':
      return { ...book, slip: withoutMarket(book.slip, action.matchId, action.market) }
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
