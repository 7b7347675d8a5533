import type { Board, MatchView, Opened, SportsBet } from '../contract.ts'
import type { Leg } from './legs.ts'
import { type Action, type Book, firstBook, reduce } from './state.ts'

export const opened: Opened = {
  game: { nodeId: 'BR_1', name: 'Golden Goal', glyph: 'soccer', palette: { glow: '#fff', body: '#888', deep: '#000' } },
  vendor: { code: 'BR', name: 'Stadium Bridge' },
  currency: { code: 'KRW', symbol: '₩', position: 'F' },
  balance: 100_000,
  trial: false,
  now: 0,
  limits: { least: 1_000, most: 50_000, payout: 1_000_000 },
  returnRate: 0.94,
  sports: [
    { id: 'football', live: 1 },
    { id: 'baseball', live: 3 },
    { id: 'basketball', live: 0 },
  ],
}

export const leg = (id: string, over: Partial<Leg> = {}): Leg => ({
  match: { id, sport: 'football', league: 'Cup', home: `${id} home`, away: `${id} away` },
  market: 'result',
  line: null,
  pick: 'home',
  odds: 2,
  ...over,
})

/** Returns the book after the actions. */
export const apply = (book: Book, ...actions: Action[]) => actions.reduce(reduce, book)
/** Returns a newly opened book whose slip holds the legs. */
export const picking = (...legs: Leg[]) =>
  apply(firstBook(opened), ...legs.map((one) => ({ type: 'picked', leg: one }) as const))

export const matchOf = ({ match, market, pick }: Leg, odds: number | null): MatchView => ({
  ...match,
  startAt: 0,
  status: 'upcoming',
  clock: null,
  score: null,
  markets: [{ name: market, line: null, picks: [{ id: pick, odds }] }],
})
export const boardOf = (...matches: MatchView[]): Board => ({ now: 1, balance: 90_000, sports: opened.sports, matches })

export const betOf = (id: string, stake: number): SportsBet => ({
  id,
  at: 0,
  stake,
  odds: 2,
  potential: stake * 2,
  status: 'open',
  win: 0,
  legs: [],
})
