import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Opened, Round } from '../contract.ts'
import { type Action, firstTable, reduce, type Table } from './state.ts'

const reels: Opened['reels'] = Array.from({ length: 5 }, () => ['low1', 'low2', 'low3'])
const game: Opened = {
  game: { nodeId: 'n', name: 'Game', glyph: 'dragon', palette: { glow: '#fff', body: '#888', deep: '#000' } },
  vendor: { code: 'PP', name: 'Vendor' },
  currency: { code: 'KRW', symbol: '₩', position: 'F' },
  balance: 1_000,
  trial: false,
  bets: [100, 200, 500, 2_000],
  bet: 200,
  symbols: [],
  paylines: [[1, 1, 1, 1, 1]],
  reels,
  returnRate: 0.95,
}
const round = (win: number, balance: number): Round => ({
  roundId: 'r',
  reels: reels.toReversed(),
  lines: [],
  win,
  balance,
})

const tableAfter = (...actions: Action[]): Table => actions.reduce(reduce, firstTable(game))

const spun: Action = { type: 'spun', idempotencyKey: 'key-1' }
const won: Action = { type: 'answered', round: round(300, 1_100) }
const lost: Action = { type: 'answered', round: round(0, 800) }
const stopped: Action = { type: 'reelsStopped' }
const unreachable: Action = { type: 'failed', outcome: { kind: 'trouble', trouble: 'unreachable' } }

describe('a round', () => {
  test('updates the balance when the reels have stopped, not when the answer arrives', () => {
    expect(tableAfter(spun, won).balance).toBe(1_000)
    expect(tableAfter(spun, won, stopped)).toMatchObject({ balance: 1_100, round: { win: 300, bet: 200 } })
  })

  test('celebrates a win, and ends at once without one', () => {
    expect(tableAfter(spun, won, stopped).phase.name).toBe('winning')
    expect(tableAfter(spun, lost, stopped).phase.name).toBe('ready')
  })

  test('ignores further spins while one is running', () => {
    const again: Action = { type: 'spun', idempotencyKey: 'key-2' }
    expect(tableAfter(spun, again).phase).toMatchObject({ name: 'spinning', play: { idempotencyKey: 'key-1' } })
    expect(tableAfter(spun, won, again).phase.name).toBe('stopping')
  })

  test('keeps the bet that was requested', () => {
    const table = tableAfter({ type: 'betStepped', by: 1 }, spun, { type: 'betStepped', by: 1 })
    expect(table.bet).toBe(500)
    expect(table.phase).toMatchObject({ play: { bet: 500 } })
  })

  test('retries with the same key after a connection loss', () => {
    const cut = tableAfter(spun, unreachable)
    expect(cut.phase.name).toBe('cut')
    expect(cut.balance).toBe(1_000)
    expect(tableAfter(spun, unreachable, { type: 'retried' }).phase).toMatchObject({
      name: 'spinning',
      play: { bet: 200, idempotencyKey: 'key-1' },
    })
  })
})

describe('too little money', () => {
  const short: Action = { type: 'failed', outcome: { kind: 'short', balance: 150 } }

  test('shows the vendor’s balance and stops auto spins', () => {
    const table = tableAfter({ type: 'autoStarted', rounds: 10 }, spun, short)
    expect(table).toMatchObject({ phase: { name: 'short' }, balance: 150, auto: 0 })
  })

  test('can be resolved by the largest affordable bet', () => {
    expect(tableAfter(spun, short, { type: 'betLowered' })).toMatchObject({ phase: { name: 'ready' }, bet: 100 })
  })
})

describe('auto spins', () => {
  test('count down with every round and can be stopped', () => {
    const started: Action = { type: 'autoStarted', rounds: 10 }
    expect(tableAfter(started, spun).auto).toBe(9)
    expect(tableAfter(started, spun, { type: 'autoStopped' }).auto).toBe(0)
  })

  test('stop when the vendor is unreachable', () => {
    expect(tableAfter({ type: 'autoStarted', rounds: 10 }, spun, unreachable).auto).toBe(0)
  })
})

describe('the bet', () => {
  test('stops at the smallest and the largest bet', () => {
    const down: Action = { type: 'betStepped', by: -1 }
    const up: Action = { type: 'betStepped', by: 1 }
    expect(tableAfter(down, down, down).bet).toBe(100)
    expect(tableAfter(up, up, up, up).bet).toBe(2_000)
  })
})

test('always shows a balance that the vendor returned', () => {
  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.constantFrom<Action>(
      { type: 'betStepped', by: 1 },
      { type: 'betStepped', by: -1 },
      { type: 'hurried' },
      stopped,
      { type: 'winShown' },
      { type: 'autoStarted', rounds: 10 },
      { type: 'autoStopped' },
      { type: 'retried' },
      { type: 'betLowered' },
      { type: 'dismissed' },
      unreachable,
    ),
    fc.string().map((idempotencyKey): Action => ({ type: 'spun', idempotencyKey })),
    fc.constantFrom(won, lost),
  )
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const table = tableAfter(...actions)
      expect([1_000, 1_100, 800]).toContain(table.balance)
      expect(game.bets).toContain(table.bet)
      expect(table.auto).toBeGreaterThanOrEqual(0)
    }),
  )
})
