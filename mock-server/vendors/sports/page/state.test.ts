import { describe, expect, test } from 'vitest'
import { isPicked } from './legs.ts'
import { apply, boardOf, leg, matchOf, opened, picking } from './sample-book.ts'
import { canCombine, modeOf } from './stakes.ts'
import { firstBook } from './state.ts'

describe('an opened book', () => {
  test('shows the sport with the most live matches', () => {
    expect(firstBook(opened)).toMatchObject({ sport: 'baseball', view: 'live', slip: [], balance: 100_000 })
  })

  test('shows upcoming matches if none is live', () => {
    const quiet = opened.sports.map(({ id }) => ({ id, live: 0 }))
    expect(firstBook({ ...opened, sports: quiet })).toMatchObject({ sport: 'football', view: 'upcoming' })
  })

  test('waits for a new board only if the sport or the view changes', () => {
    const book = apply(firstBook(opened), { type: 'board', sport: 'baseball', view: 'live', board: boardOf() })
    expect(book.board).toBeDefined()
    expect(apply(book, { type: 'view', view: 'live' }, { type: 'sport', sport: 'baseball' })).toBe(book)
    expect(apply(book, { type: 'sport', sport: 'football' }).board).toBeUndefined()
    expect(apply(book, { type: 'view', view: 'results' }).board).toBeUndefined()
  })

  test('ignores the board of another sport, but takes its balance', () => {
    const late = { type: 'board', sport: 'football', view: 'live', board: boardOf() } as const
    expect(apply(firstBook(opened), late)).toMatchObject({ board: undefined, balance: 90_000 })
  })
})

describe('picking', () => {
  test('adds a leg to the slip, and removes it on the second pick', () => {
    const book = picking(leg('a'))
    expect(isPicked(book, leg('a'))).toBe(true)
    expect(apply(book, { type: 'picked', leg: leg('a') }).slip).toEqual([])
  })

  test('replaces the pick of the same market and keeps other markets', () => {
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

  test('is ignored while bets are being placed', () => {
    const placing = apply(picking(leg('a')), { type: 'placing', keys: ['k1'] })
    expect(apply(placing, { type: 'picked', leg: leg('b') })).toBe(placing)
  })

  test('switches to an accumulator with the second match, but not for two legs of one match', () => {
    expect(modeOf(picking(leg('a')))).toBe('single')
    expect(modeOf(picking(leg('a'), leg('b')))).toBe('accumulator')
    const sameMatch = picking(leg('a'), leg('a', { market: 'total', pick: 'over' }))
    expect(canCombine(sameMatch)).toBe(false)
    expect(modeOf(apply(sameMatch, { type: 'mode', mode: 'accumulator' }))).toBe('single')
  })

  test('removes one leg or all', () => {
    const book = picking(leg('a'), leg('b'))
    expect(apply(book, { type: 'dropped', matchId: 'a', market: 'result' }).slip).toEqual([leg('b')])
    expect(apply(book, { type: 'emptied' }).slip).toEqual([])
  })
})

describe('changing odds', () => {
  test('follow the board of the current view', () => {
    const board = { type: 'board', sport: 'baseball', view: 'live', board: boardOf(matchOf(leg('a'), 2.5)) } as const
    expect(apply(picking(leg('a'), leg('b')), board).slip.map(({ odds, moved }) => [odds, moved])).toEqual([
      [2.5, 'up'],
      [2, undefined],
    ])
  })

  test('are null without a direction for a closed pick', () => {
    const quote = { matchId: 'a', market: 'result', pick: 'home', odds: null } as const
    const book = apply(picking(leg('a')), { type: 'quoted', legs: [quote] })
    expect(book.slip[0]).toMatchObject({ odds: null, moved: undefined })
    expect(apply(book, { type: 'quoted', legs: [{ ...quote, odds: 3 }] }).slip[0]).toMatchObject({
      odds: 3,
      moved: undefined,
    })
  })

  test('lose their direction when the slip closes, which also clears placed bets', () => {
    const quote = { matchId: 'a', market: 'result', pick: 'home', odds: 3 } as const
    const seen = apply(picking(leg('a')), { type: 'slip', open: true }, { type: 'quoted', legs: [quote] })
    expect(seen.slip[0]?.moved).toBe('up')
    const closed = apply(seen, { type: 'slip', open: false })
    expect(closed.slip[0]).toEqual(leg('a', { odds: 3 }))
    expect(closed).toMatchObject({ slipOpen: false, placed: [] })
  })
})

test('the next answer ends a silence', () => {
  const silent = apply(firstBook(opened), { type: 'silent' })
  expect(silent.silent).toBe(true)
  expect(apply(silent, { type: 'balance', balance: 5 })).toMatchObject({ silent: false, balance: 5 })
})
