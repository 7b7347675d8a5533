import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CrashBet, CrashState, Opened } from '../contract.ts'
import { type Action, firstTable, isDue, pressOf, reduce, type Table } from './state.ts'

type Phase = CrashState['round']['phase']

const view = (number: number, phase: Phase, over: Partial<CrashState> = {}): CrashState => ({
  now: number * 10_000 + ['betting', 'flying', 'crashed'].indexOf(phase),
  round: {
    number,
    phase,
    bettingAt: 0,
    takeOffAt: 1,
    hash: '',
    ...(phase === 'crashed' ? { seed: 'a', point: 2, endsAt: 9 } : { seed: null, point: null, endsAt: null }),
  },
  history: [],
  bets: [],
  players: [],
  balance: 1_000,
  ...over,
})

const opened: Opened = {
  game: { nodeId: 'n', name: 'Game', glyph: 'rocket', palette: { glow: '#fff', body: '#888', deep: '#000' } },
  vendor: { code: 'CX', name: 'Vendor' },
  currency: { code: 'KRW', symbol: '₩', position: 'F' },
  balance: 1_000,
  trial: false,
  bets: [100, 200, 500, 2_000],
  bet: 200,
  returnRate: 0.97,
  topMultiplier: 1_000,
  state: view(1, 'betting'),
}

const ownBet = (round: number, status: CrashBet['status'] = 'open'): CrashBet => ({
  id: `bet-${round}`,
  round,
  bet: 200,
  auto: null,
  status,
  cashedOut: status === 'won' ? 1.5 : null,
  win: status === 'won' ? 300 : 0,
})

const tableAfter = (...actions: Action[]): Table => actions.reduce(reduce, firstTable(opened))
const update = (number: number, phase: Phase, over: Partial<CrashState> = {}): Action => ({
  type: 'updated',
  view: view(number, phase, over),
})
const pressed: Action = { type: 'pressed', idempotencyKey: 'key-1' }
const placed: Action = { type: 'betDone', bet: ownBet(1), balance: 800 }

describe('the button', () => {
  test('bets while betting is open, waits for take-off, and then cashes out', () => {
    expect(pressOf(tableAfter())).toBe('bet')
    expect(tableAfter(pressed).request).toMatchObject({ round: 1, bet: 200, auto: null, idempotencyKey: 'key-1' })
    expect(pressOf(tableAfter(pressed))).toBe('none')
    expect(pressOf(tableAfter(pressed, placed))).toBe('none')
    const flying = tableAfter(pressed, placed, update(1, 'flying', { bets: [ownBet(1)] }))
    expect(pressOf(flying)).toBe('cashOut')
    expect(reduce(flying, pressed).leaving).toEqual({ betId: 'bet-1', tries: 0 })
  })

  test('queues a bet for the next round during a flight, and removes it again', () => {
    const flying = tableAfter(update(1, 'flying'))
    expect(pressOf(flying)).toBe('queue')
    const queued = reduce(flying, pressed)
    expect([pressOf(queued), isDue(queued)]).toEqual(['unqueue', false])
    expect(pressOf(reduce(queued, pressed))).toBe('queue')
    const open = reduce(queued, update(2, 'betting'))
    expect(isDue(open)).toBe(true)
    expect(reduce(open, { type: 'opened', idempotencyKey: 'key-2' })).toMatchObject({
      queuedAfter: undefined,
      request: { round: 2, idempotencyKey: 'key-2' },
    })
  })

  test('sends one bet for two presses', () => {
    const again: Action = { type: 'pressed', idempotencyKey: 'key-2' }
    expect(tableAfter(pressed, again).request?.idempotencyKey).toBe('key-1')
    expect(tableAfter(pressed, placed, again)).toMatchObject({ request: undefined, queuedAfter: undefined })
  })
})

describe('a bet', () => {
  test('that arrives too late waits for the next round', () => {
    const missed = tableAfter(pressed, { type: 'missed' })
    expect([missed.request, pressOf(missed)]).toEqual([undefined, 'unqueue'])
    expect(isDue(missed)).toBe(false)
    expect(isDue(reduce(missed, update(1, 'betting')))).toBe(false)
    expect(isDue(reduce(missed, update(2, 'betting')))).toBe(true)
  })

  test('is retried with the same key if its answer is lost', () => {
    const cut = tableAfter(pressed, { type: 'betFailed', outcome: { kind: 'trouble', trouble: 'unreachable' } })
    expect(cut.stop).toEqual({ kind: 'cut', trouble: 'unreachable' })
    expect(reduce(cut, { type: 'retried' })).toMatchObject({ stop: undefined, request: { idempotencyKey: 'key-1' } })
  })

  test('above the balance is dropped and can be lowered', () => {
    const short = tableAfter(pressed, { type: 'betFailed', outcome: { kind: 'short', balance: 150 } })
    expect(short).toMatchObject({ request: undefined, stop: { kind: 'short' }, balance: 150 })
    expect(reduce(short, { type: 'betLowered' })).toMatchObject({ bet: 100, stop: undefined })
  })

  test('includes the target if it is switched on', () => {
    expect(tableAfter({ type: 'autoToggled' }, { type: 'autoStepped', by: 1 }, pressed).request?.auto).toBe(2.5)
  })

  test('stays settled if an older answer arrives', () => {
    const won: Action = { type: 'outDone', bet: ownBet(1, 'won'), balance: 1_100 }
    const late = tableAfter(
      pressed,
      placed,
      update(1, 'flying'),
      pressed,
      won,
      update(1, 'flying', { bets: [ownBet(1)] }),
    )
    expect(late.own).toMatchObject({ status: 'won' })
    expect(late.leaving).toBeUndefined()
  })

  test('retries a failed cash-out until it succeeds', () => {
    const failed = tableAfter(pressed, placed, update(1, 'flying', { bets: [ownBet(1)] }), pressed, {
      type: 'outFailed',
    })
    expect(failed).toMatchObject({ leaving: { betId: 'bet-1', tries: 1 }, silent: true })
    expect(reduce(failed, update(1, 'crashed', { bets: [ownBet(1, 'lost')] })).leaving).toBeUndefined()
  })

  test('ends with its round', () => {
    const next = tableAfter(pressed, placed, update(1, 'crashed', { bets: [ownBet(1, 'lost')] }), update(2, 'betting'))
    expect(next.own).toBeUndefined()
    expect(pressOf(next)).toBe('bet')
  })
})

test('keeps the stake while a bet is being placed or queued', () => {
  const up: Action = { type: 'betStepped', by: 1 }
  expect(tableAfter(up).bet).toBe(500)
  expect(tableAfter(pressed, up).bet).toBe(200)
  expect(tableAfter(update(1, 'flying'), pressed, up).bet).toBe(200)
})

test('never has two bets on a round, or a queued bet while another is being placed', () => {
  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.string().map((idempotencyKey): Action => ({ type: 'pressed', idempotencyKey })),
    fc.string().map((idempotencyKey): Action => ({ type: 'opened', idempotencyKey })),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom<Phase>('betting', 'flying', 'crashed'))
      .map(([number, phase]) => update(number, phase)),
    fc.constantFrom<Action>(
      placed,
      { type: 'missed' },
      { type: 'dismissed' },
      { type: 'retried' },
      { type: 'outFailed' },
      { type: 'silent' },
    ),
    fc.constantFrom<Action>({ type: 'betStepped', by: -1 }, { type: 'autoToggled' }, { type: 'autoStepped', by: 1 }),
  )
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const table = tableAfter(...actions)
      expect([table.request, table.queuedAfter]).toContain(undefined)
      expect(opened.bets).toContain(table.bet)
    }),
  )
})
