import { describe, expect, test } from 'vitest'
import { apply, betOf, leg, opened, picking } from './sample-book.ts'
import { firstBook, obstacleOf } from './state.ts'

describe('the obstacle of a slip', () => {
  test.each([
    ['an empty slip', firstBook(opened), 'empty'],
    ['a closed leg', picking(leg('a', { odds: null })), 'closed'],
    ['no stake', apply(picking(leg('a')), { type: 'stake', stake: undefined }), 'stake'],
    ['a stake below the minimum', apply(picking(leg('a')), { type: 'stake', stake: 999 }), 'stake'],
    ['a stake above the maximum', apply(picking(leg('a')), { type: 'stake', stake: 50_001 }), 'stake'],
    ['bets being placed', apply(picking(leg('a')), { type: 'placing', keys: ['k1'] }), 'busy'],
    ['a complete slip', apply(picking(leg('a')), { type: 'stake', stake: 50_000 }), undefined],
  ])('%s', (_, book, obstacle) => {
    expect(obstacleOf(book)).toBe(obstacle)
    if (obstacle) expect(apply(book, { type: 'placing', keys: ['k9'] })).toBe(book)
  })
})

describe('placing', () => {
  const singles = apply(picking(leg('a'), leg('b')), { type: 'mode', mode: 'single' }, { type: 'stake', stake: 2_000 })
  const placing = apply(singles, { type: 'placing', keys: ['k1', 'k2'] })

  test('requests one bet after another, each with its own key', () => {
    expect(
      placing.requests.map(({ legs, stake, idempotencyKey }) => [legs[0]?.match.id, stake, idempotencyKey]),
    ).toEqual([
      ['a', 2_000, 'k1'],
      ['b', 2_000, 'k2'],
    ])
  })

  test('removes placed bets from the slip and keeps the rest', () => {
    const book = apply(placing, { type: 'placed', bet: betOf('bet-1', 2_000), balance: 98_000 })
    expect(book).toMatchObject({ balance: 98_000, placed: [{ id: 'bet-1' }] })
    expect(book.slip.map(({ match }) => match.id)).toEqual(['b'])
    expect(book.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k2'])
  })

  test('stops with the balance if funds are insufficient, and keeps the slip', () => {
    const book = apply(placing, { type: 'failed', outcome: { kind: 'short', balance: 500 } })
    expect(book).toMatchObject({ stop: { kind: 'short' }, requests: [], balance: 500 })
    expect(book.slip).toHaveLength(2)
  })

  test('keeps the bets and their keys if the answer is lost, and retries on request', () => {
    const cut = apply(placing, { type: 'failed', outcome: { kind: 'trouble', trouble: 'unreachable' } })
    expect(cut).toMatchObject({ stop: { kind: 'cut', trouble: 'unreachable' } })
    const again = apply(cut, { type: 'retried' })
    expect(again.stop).toBeUndefined()
    expect(again.requests).toEqual(placing.requests)
    // A new object, because the page sends a bet when the object changes.
    expect(again.requests[0]).not.toBe(placing.requests[0])
  })

  test('shows new odds with their direction after a refusal for changed odds', () => {
    const quotes = [
      { matchId: 'a', market: 'result', pick: 'home', odds: 1.8 },
      { matchId: 'b', market: 'result', pick: 'home', odds: 2.2 },
    ] as const
    const book = apply(placing, { type: 'refused', stop: { kind: 'odds' }, legs: quotes })
    expect(book).toMatchObject({ stop: { kind: 'odds' }, requests: [] })
    expect(book.slip.map(({ odds, moved }) => [odds, moved])).toEqual([
      [1.8, 'down'],
      [2.2, 'up'],
    ])
    expect(apply(book, { type: 'dismissed' }).stop).toBeUndefined()
  })
})
