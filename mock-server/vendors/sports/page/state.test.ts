import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Board, MatchView, SportsBet, SportsOpened } from '../contract.ts'
import {
  type Action,
  type Book,
  betsOf,
  canCombine,
  firstBook,
  isPicked,
  type Leg,
  modeOf,
  obstacleOf,
  oddsOf,
  reduce,
  sumsOf,
} from './state.ts'

const opened: SportsOpened = {
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

const leg = (id: string, over: Partial<Leg> = {}): Leg => ({
  match: { id, sport: 'football', league: 'Cup', home: `${id} home`, away: `${id} away` },
  market: 'result',
  line: null,
  pick: 'home',
  odds: 2,
  ...over,
})

const told = (book: Book, ...actions: Action[]) => actions.reduce(reduce, book)
const picking = (...legs: Leg[]) =>
  told(firstBook(opened), ...legs.map((one) => ({ type: 'picked', leg: one }) as const))

const matchOf = ({ match, market, pick }: Leg, odds: number | null): MatchView => ({
  ...match,
  startAt: 0,
  status: 'upcoming',
  clock: null,
  score: null,
  markets: [{ name: market, line: null, picks: [{ id: pick, odds }] }],
})
const boardOf = (...matches: MatchView[]): Board => ({ now: 1, balance: 90_000, sports: opened.sports, matches })

const betOf = (id: string, stake: number): SportsBet => ({
  id,
  at: 0,
  stake,
  odds: 2,
  potential: stake * 2,
  status: 'open',
  win: 0,
  legs: [],
})

describe('a book that is opened', () => {
  test('shows the sport with most on', () => {
    expect(firstBook(opened)).toMatchObject({ sport: 'baseball', view: 'live', slip: [], balance: 100_000 })
  })

  test('shows what comes when nothing is on', () => {
    const quiet = opened.sports.map(({ id }) => ({ id, live: 0 }))
    expect(firstBook({ ...opened, sports: quiet })).toMatchObject({ sport: 'football', view: 'upcoming' })
  })

  test('waits for another board when the sport or the view changes, and for none when it stays', () => {
    const book = told(firstBook(opened), { type: 'board', sport: 'baseball', view: 'live', board: boardOf() })
    expect(book.board).toBeDefined()
    expect(told(book, { type: 'view', view: 'live' }, { type: 'sport', sport: 'baseball' })).toBe(book)
    expect(told(book, { type: 'sport', sport: 'football' }).board).toBeUndefined()
    expect(told(book, { type: 'view', view: 'results' }).board).toBeUndefined()
  })

  test('shows no board that was asked for another sport, but knows its balance', () => {
    const late = { type: 'board', sport: 'football', view: 'live', board: boardOf() } as const
    expect(told(firstBook(opened), late)).toMatchObject({ board: undefined, balance: 90_000 })
  })
})

describe('picking', () => {
  test('puts a leg on the slip, and takes it off when it is picked again', () => {
    const book = picking(leg('a'))
    expect(isPicked(book, leg('a'))).toBe(true)
    expect(told(book, { type: 'picked', leg: leg('a') }).slip).toEqual([])
  })

  test('changes the pick within a market, and keeps those of other markets', () => {
    const book = picking(leg('a'), leg('a', { market: 'total', pick: 'over' }), leg('a', { pick: 'away' }))
    expect(book.slip.map(({ market, pick }) => [market, pick])).toEqual([
      ['total', 'over'],
      ['result', 'away'],
    ])
  })

  test('stops at ten legs', () => {
    const legs = Array.from({ length: 12 }, (_, at) => leg(`m${at}`))
    expect(picking(...legs).slip).toHaveLength(10)
  })

  test('waits while bets are being placed', () => {
    const placing = told(picking(leg('a')), { type: 'placing', keys: ['k1'] })
    expect(told(placing, { type: 'picked', leg: leg('b') })).toBe(placing)
  })

  test('turns to an accumulator with the second match, and never for two legs of one match', () => {
    expect(modeOf(picking(leg('a')))).toBe('single')
    expect(modeOf(picking(leg('a'), leg('b')))).toBe('accumulator')
    const sameMatch = picking(leg('a'), leg('a', { market: 'total', pick: 'over' }))
    expect(canCombine(sameMatch)).toBe(false)
    expect(modeOf(told(sameMatch, { type: 'mode', mode: 'accumulator' }))).toBe('single')
  })

  test('drops one leg, or all', () => {
    const book = picking(leg('a'), leg('b'))
    expect(told(book, { type: 'dropped', matchId: 'a', market: 'result' }).slip).toEqual([leg('b')])
    expect(told(book, { type: 'emptied' }).slip).toEqual([])
  })
})

describe('what a slip costs and may pay', () => {
  const odds = fc.integer({ min: 101, max: 5_000 }).map((hundredths) => hundredths / 100)

  test('singles cost their stake each and pay each by its own odds', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 1e6 }), (all, stake) => {
        const slip = all.map((one, at) => leg(`m${at}`, { odds: one }))
        const { cost, potential } = sumsOf({ slip, mode: 'single', stake })
        expect(cost).toBe(stake * all.length)
        const exact = all.reduce((sum, one) => sum + stake * one, 0)
        expect(Math.abs(potential - exact)).toBeLessThan(0.02 * all.length)
      }),
    )
  })

  test('an accumulator costs one stake and pays it times all odds', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 1_000 }), (all, stake) => {
        const slip = all.map((one, at) => leg(`m${at}`, { odds: one }))
        const book = { slip, mode: 'accumulator', stake } as const
        expect(betsOf(book)).toHaveLength(1)
        expect(sumsOf(book).cost).toBe(stake)
        expect(sumsOf(book).potential).toBeLessThanOrEqual(stake * oddsOf(slip) + 0.01)
        expect(oddsOf(slip)).toBeCloseTo(
          all.reduce((product, one) => product * one, 1),
          3,
        )
      }),
    )
  })

  test('nothing typed costs nothing', () => {
    expect(sumsOf({ slip: [leg('a')], mode: 'single', stake: undefined })).toEqual({ cost: 0, potential: 0 })
  })
})

describe('what keeps a slip from being placed', () => {
  test.each([
    ['nothing on it', firstBook(opened), 'empty'],
    ['a leg that is not taken now', picking(leg('a', { odds: null })), 'closed'],
    ['no stake', told(picking(leg('a')), { type: 'stake', stake: undefined }), 'stake'],
    ['too small a stake', told(picking(leg('a')), { type: 'stake', stake: 999 }), 'stake'],
    ['too large a stake', told(picking(leg('a')), { type: 'stake', stake: 50_001 }), 'stake'],
    ['bets on their way', told(picking(leg('a')), { type: 'placing', keys: ['k1'] }), 'busy'],
    ['nothing', told(picking(leg('a')), { type: 'stake', stake: 50_000 }), undefined],
  ])('%s', (_, book, obstacle) => {
    expect(obstacleOf(book)).toBe(obstacle)
    if (obstacle) expect(told(book, { type: 'placing', keys: ['k9'] })).toBe(book)
  })
})

describe('placing', () => {
  const singles = told(picking(leg('a'), leg('b')), { type: 'mode', mode: 'single' }, { type: 'stake', stake: 2_000 })
  const placing = told(singles, { type: 'placing', keys: ['k1', 'k2'] })

  test('asks for one bet after another, each with a key of its own', () => {
    expect(placing.wishes.map(({ legs, stake, idempotencyKey }) => [legs[0]?.match.id, stake, idempotencyKey])).toEqual(
      [
        ['a', 2_000, 'k1'],
        ['b', 2_000, 'k2'],
      ],
    )
  })

  test('takes what is placed off the slip, and leaves the rest', () => {
    const book = told(placing, { type: 'placed', bet: betOf('bet-1', 2_000), balance: 98_000 })
    expect(book).toMatchObject({ balance: 98_000, placed: [{ id: 'bet-1' }] })
    expect(book.slip.map(({ match }) => match.id)).toEqual(['b'])
    expect(book.wishes.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k2'])
  })

  test('without the money stops, with the balance there is, and keeps the slip', () => {
    const book = told(placing, { type: 'failed', outcome: { kind: 'short', balance: 500 } })
    expect(book).toMatchObject({ stop: { kind: 'short' }, wishes: [], balance: 500 })
    expect(book.slip).toHaveLength(2)
  })

  test('without an answer keeps the bets and their keys, and asks anew when told to', () => {
    const cut = told(placing, { type: 'failed', outcome: { kind: 'trouble', trouble: 'unreachable' } })
    expect(cut).toMatchObject({ stop: { kind: 'cut', trouble: 'unreachable' } })
    const again = told(cut, { type: 'retried' })
    expect(again.stop).toBeUndefined()
    expect(again.wishes).toEqual(placing.wishes)
    // Another object, for the page asks for a bet when it sees a new one.
    expect(again.wishes[0]).not.toBe(placing.wishes[0])
  })

  test('refused for its odds shows the new ones, and what they did', () => {
    const quotes = [
      { matchId: 'a', market: 'result', pick: 'home', odds: 1.8 },
      { matchId: 'b', market: 'result', pick: 'home', odds: 2.2 },
    ] as const
    const book = told(placing, { type: 'refused', stop: { kind: 'odds' }, legs: quotes })
    expect(book).toMatchObject({ stop: { kind: 'odds' }, wishes: [] })
    expect(book.slip.map(({ odds, moved }) => [odds, moved])).toEqual([
      [1.8, 'down'],
      [2.2, 'up'],
    ])
    expect(told(book, { type: 'dismissed' }).stop).toBeUndefined()
  })
})

describe('odds that move', () => {
  test('follow the board of whatever is shown', () => {
    const board = { type: 'board', sport: 'baseball', view: 'live', board: boardOf(matchOf(leg('a'), 2.5)) } as const
    expect(told(picking(leg('a'), leg('b')), board).slip.map(({ odds, moved }) => [odds, moved])).toEqual([
      [2.5, 'up'],
      [2, undefined],
    ])
  })

  test('a pick that is not taken any more has none, and no direction', () => {
    const quote = { matchId: 'a', market: 'result', pick: 'home', odds: null } as const
    const book = told(picking(leg('a')), { type: 'quoted', legs: [quote] })
    expect(book.slip[0]).toMatchObject({ odds: null, moved: undefined })
    expect(told(book, { type: 'quoted', legs: [{ ...quote, odds: 3 }] }).slip[0]).toMatchObject({
      odds: 3,
      moved: undefined,
    })
  })

  test('are said once: closing the slip forgets which way they went, and what was placed', () => {
    const quote = { matchId: 'a', market: 'result', pick: 'home', odds: 3 } as const
    const seen = told(picking(leg('a')), { type: 'slip', open: true }, { type: 'quoted', legs: [quote] })
    expect(seen.slip[0]?.moved).toBe('up')
    const closed = told(seen, { type: 'slip', open: false })
    expect(closed.slip[0]).toEqual(leg('a', { odds: 3 }))
    expect(closed).toMatchObject({ slipOpen: false, placed: [] })
  })
})

test('a silence is over with the next word', () => {
  const silent = told(firstBook(opened), { type: 'silent' })
  expect(silent.silent).toBe(true)
  expect(told(silent, { type: 'balance', balance: 5 })).toMatchObject({ silent: false, balance: 5 })
})
