import { describe, expect, test } from 'vitest'
import { apply, boardOf, leg, matchOf, opened, picking } from './sample-book.ts'
import { canCombine, firstBook, isPicked, modeOf } from './state.ts'

describe('a book that is opened', () => {
  test('shows the sport with most on', () => {
    expect(firstBook(opened)).toMatchObject({ sport: 'baseball', view: 'live', slip: [], balance: 100_000 })
  })

  test('shows what comes when nothing is on', () => {
    const quiet = opened.sports.map(({ id }) => ({ id, live: 0 }))
    expect(firstBook({ ...opened, sports: quiet })).toMatchObject({ sport: 'football', view: 'upcoming' })
  })

  test('waits for another board when the sport or the view changes, and for none when it stays', () => {
    const book = apply(firstBook(opened), { type: 'board', sport: 'baseball', view: 'live', board: boardOf() })
    expect(book.board).toBeDefined()
    expect(apply(book, { type: 'view', view: 'live' }, { type: 'sport', sport: 'baseball' })).toBe(book)
    expect(apply(book, { type: 'sport', sport: 'football' }).board).toBeUndefined()
    expect(apply(book, { type: 'view', view: 'results' }).board).toBeUndefined()
  })

  test('shows no board that was asked for another sport, but knows its balance', () => {
    const late = { type: 'board', sport: 'football', view: 'live', board: boardOf() } as const
    expect(apply(firstBook(opened), late)).toMatchObject({ board: undefined, balance: 90_000 })
  })
})

describe('picking', () => {
  test('puts a leg on the slip, and takes it off when it is picked again', () => {
    const book = picking(leg('a'))
    expect(isPicked(book, leg('a'))).toBe(true)
    expect(apply(book, { type: 'picked', leg: leg('a') }).slip).toEqual([])
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
    const placing = apply(picking(leg('a')), { type: 'placing', keys: ['k1'] })
    expect(apply(placing, { type: 'picked', leg: leg('b') })).toBe(placing)
  })

  test('turns to an accumulator with the second match, and never for two legs of one match', () => {
    expect(modeOf(picking(leg('a')))).toBe('single')
    expect(modeOf(picking(leg('a'), leg('b')))).toBe('accumulator')
    const sameMatch = picking(leg('a'), leg('a', { market: 'total', pick: 'over' }))
    expect(canCombine(sameMatch)).toBe(false)
    expect(modeOf(apply(sameMatch, { type: 'mode', mode: 'accumulator' }))).toBe('single')
  })

  test('drops one leg, or all', () => {
    const book = picking(leg('a'), leg('b'))
    expect(apply(book, { type: 'dropped', matchId: 'a', market: 'result' }).slip).toEqual([leg('b')])
    expect(apply(book, { type: 'emptied' }).slip).toEqual([])
  })
})

describe('odds that move', () => {
  test('follow the board of whatever is shown', () => {
    const board = { type: 'board', sport: 'baseball', view: 'live', board: boardOf(matchOf(leg('a'), 2.5)) } as const
    expect(apply(picking(leg('a'), leg('b')), board).slip.map(({ odds, moved }) => [odds, moved])).toEqual([
      [2.5, 'up'],
      [2, undefined],
    ])
  })

  test('a pick that is not taken any more has none, and no direction', () => {
    const quote = { matchId: 'a', market: 'result', pick: 'home', odds: null } as const
    const book = apply(picking(leg('a')), { type: 'quoted', legs: [quote] })
    expect(book.slip[0]).toMatchObject({ odds: null, moved: undefined })
    expect(apply(book, { type: 'quoted', legs: [{ ...quote, odds: 3 }] }).slip[0]).toMatchObject({
      odds: 3,
      moved: undefined,
    })
  })

  test('are said once: closing the slip forgets which way they went, and what was placed', () => {
    const quote = { matchId: 'a', market: 'result', pick: 'home', odds: 3 } as const
    const seen = apply(picking(leg('a')), { type: 'slip', open: true }, { type: 'quoted', legs: [quote] })
    expect(seen.slip[0]?.moved).toBe('up')
    const closed = apply(seen, { type: 'slip', open: false })
    expect(closed.slip[0]).toEqual(leg('a', { odds: 3 }))
    expect(closed).toMatchObject({ slipOpen: false, placed: [] })
  })
})

test('a silence is over with the next word', () => {
  const silent = apply(firstBook(opened), { type: 'silent' })
  expect(silent.silent).toBe(true)
  expect(apply(silent, { type: 'balance', balance: 5 })).toMatchObject({ silent: false, balance: 5 })
})
