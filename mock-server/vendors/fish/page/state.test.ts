import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Opened, Volley } from '../contract.ts'
import { type Action, affordableBet, catchesOf, firstTable, type Hit, reduce, spareOf, type Table } from './state.ts'

const opened: Opened = {
  game: { nodeId: 'n', name: 'Game', glyph: 'shark', palette: { glow: '#fff', body: '#888', deep: '#000' } },
  vendor: { code: 'DS', name: 'Vendor' },
  currency: { code: 'KRW', symbol: '₩', position: 'F' },
  balance: 1_000,
  trial: false,
  bets: [100, 200, 500],
  bet: 100,
  species: [],
  returnRate: 0.96,
}

const hit = (fishId: number, bet = 100): Hit => ({ fishId, species: 'shrimp', bet, x: 1, y: 2 })
const hits = (...list: Hit[]): Action => ({ type: 'hit', hits: list })
const sent: Action = { type: 'sent', idempotencyKey: 'key-1' }
const answered = (pays: number[], balance: number): Action => ({
  type: 'answered',
  volley: {
    roundId: 'r',
    shots: pays.map((one) => ({ species: 'shrimp', pays: one })),
    win: pays.reduce((sum, one) => sum + one * 100, 0),
    balance,
  } satisfies Volley,
})
const unreachable: Action = { type: 'failed', outcome: { kind: 'trouble', trouble: 'unreachable' } }

const tableAfter = (...actions: Action[]): Table => actions.reduce(reduce, firstTable(opened))

describe('hits', () => {
  test('of one stake are sent together, at most ten', () => {
    const table = tableAfter(hits(...Array.from({ length: 12 }, (_, at) => hit(at))), hits(hit(99, 200)), sent)
    expect(table.batch?.hits).toHaveLength(10)
    expect(table.waiting).toHaveLength(3)
    const next = reduce(reduce(table, answered(Array(10).fill(0), 0)), { type: 'sent', idempotencyKey: 'key-2' })
    expect(next.batch?.hits.map(({ bet }) => bet)).toEqual([100, 100])
  })

  test('wait while others are being sent', () => {
    const table = tableAfter(hits(hit(1)), sent, hits(hit(2)), { type: 'sent', idempotencyKey: 'key-2' })
    expect(table.batch).toMatchObject({ idempotencyKey: 'key-1', hits: [{ fishId: 1 }] })
    expect(table.waiting).toHaveLength(1)
  })

  test('are counted with their payouts, and the balance is the vendor’s', () => {
    const table = tableAfter(hits(hit(1), hit(2), hit(1)), sent, answered([2, 0, 2], 1_100))
    expect(table).toMatchObject({ balance: 1_100, batch: undefined, session: { bet: 300, win: 400, caught: 2 } })
    expect(catchesOf(table.answers)).toEqual([expect.objectContaining({ fishId: 1, win: 400 })])
  })

  test('are retried with the same key if their answer is lost', () => {
    const cut = tableAfter(hits(hit(1)), sent, { type: 'autoToggled' }, unreachable)
    expect(cut).toMatchObject({ stop: { kind: 'cut' }, auto: false, batch: { idempotencyKey: 'key-1' } })
    expect(reduce(cut, { type: 'retried' })).toMatchObject({ stop: undefined, batch: { idempotencyKey: 'key-1' } })
  })

  test('above the balance are dropped', () => {
    const short = tableAfter(hits(hit(1)), sent, { type: 'failed', outcome: { kind: 'short', balance: 50 } })
    expect(short).toMatchObject({ stop: { kind: 'short' }, balance: 50, batch: undefined, waiting: [] })
    expect(affordableBet(short)).toBeUndefined()
  })
})

test('reserve their money, so it cannot pay for another shot', () => {
  const table = tableAfter(hits(hit(1), hit(2)), sent, hits(hit(3, 500)))
  expect(spareOf(table)).toBe(300)
  expect(spareOf(table, 2)).toBe(100)
  expect(affordableBet(table)).toBe(200)
})

test('are never lost and never sent twice', () => {
  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.array(fc.constantFrom(hit(1), hit(2, 200)), { minLength: 1, maxLength: 6 }).map((list) => hits(...list)),
    fc.string().map((idempotencyKey): Action => ({ type: 'sent', idempotencyKey })),
    fc.constantFrom<Action>(unreachable, { type: 'retried' }, { type: 'autoToggled' }, { type: 'betStepped', by: 1 }),
    fc.constant(answered(Array(10).fill(0), 500)),
  )
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let [hitSoFar, answeredSoFar] = [0, 0]
      let table = firstTable(opened)
      for (const action of actions) {
        if (action.type === 'hit') hitSoFar += action.hits.length
        if (action.type === 'answered') answeredSoFar += table.batch?.hits.length ?? 0
        table = reduce(table, action)
        expect(table.waiting.length + (table.batch?.hits.length ?? 0) + answeredSoFar).toBe(hitSoFar)
      }
    }),
  )
})
