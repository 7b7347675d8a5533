import { describe, expect, test } from 'vitest'
import type { Opened, TableView } from '../contract.ts'
import { type Action, firstTable, reduce, stakeOn, sumBets, type Table } from './state.ts'

const view: TableView = {
  now: 0,
  roundId: '1-1',
  number: 2,
  phase: 'betting',
  closesAt: 10_000,
  endsAt: 20_000,
  opensAt: 20_000,
  dealer: { name: 'Mina', look: 0 },
  deal: null,
  road: [],
  crowd: [],
  bets: [],
  won: null,
  balance: 10_000,
}
const opened = {
  minimum: 100,
  chips: [100, 500, 1_000],
  spots: [
    { id: 'player', pays: 1, returnRate: 0.98, maximum: 2_000 },
    { id: 'tie', pays: 8, returnRate: 0.85, maximum: 250 },
  ],
  view,
} as unknown as Opened

const first = firstTable(opened)
const play = (table: Table, ...actions: Action[]) => actions.reduce(reduce, table)
const put = (spot: string): Action => ({ type: 'placed', spot })
const confirmed: Action = { type: 'confirmed', idempotencyKey: 'key-00001' }
const sending = play(first, put('player'), put('tie'), put('player'), confirmed)

describe('chips on the felt', () => {
  test('stay where they were placed, and can be removed one by one or all at once', () => {
    const table = play(first, { type: 'chipPicked', chip: 100 }, put('player'), put('tie'), put('player'))
    expect(stakeOn(table, 'player')).toEqual({ placed: 0, pending: 200 })
    expect(stakeOn(play(table, { type: 'undone' }), 'player').pending).toBe(100)
    expect(play(table, { type: 'cleared' }).pending).toEqual([])
  })

  test('fill a spot up to its limit', () => {
    const table = play(first, put('tie'))
    expect(stakeOn(table, 'tie').pending).toBe(250)
    expect(table.hint).toBe('limit')
    expect(play(table, put('tie')).pending).toEqual(table.pending)
  })

  test('cannot exceed the balance', () => {
    const poor = { ...first, view: { ...view, balance: 700 } }
    const table = play(poor, put('player'), put('player'))
    expect(stakeOn(table, 'player').pending).toBe(500)
    expect(table.phase).toEqual({ name: 'short' })
    expect(play(table, { type: 'dismissed' }).phase).toEqual({ name: 'ready' })
  })

  test('cannot be placed while betting is closed', () => {
    const closed = { ...first, view: { ...view, phase: 'dealing' as const } }
    expect(play(closed, put('player'))).toBe(closed)
  })
})

describe('an order', () => {
  test('has one bet per spot, for the round shown', () => {
    expect(sending.phase).toEqual({
      name: 'sending',
      order: {
        roundId: '1-1',
        idempotencyKey: 'key-00001',
        bets: [
          { spot: 'player', amount: 1_000 },
          { spot: 'tie', amount: 250 },
        ],
      },
    })
    expect(sumBets(sending.pending)).toEqual(sending.phase.name === 'sending' && sending.phase.order.bets)
  })

  test('is cleared from the felt once accepted, and can be repeated', () => {
    const bets = [{ spot: 'player', amount: 1_000 }]
    const taken = play(sending, { type: 'taken', view: { ...view, bets, balance: 8_750 } })
    expect(taken.pending).toEqual([])
    expect(stakeOn(taken, 'player')).toEqual({ placed: 1_000, pending: 0 })
    const next = play(taken, { type: 'updated', view: { ...view, roundId: '1-2' } }, { type: 'repeated' })
    expect(sumBets(next.pending)).toEqual(sending.phase.name === 'sending' && sending.phase.order.bets)
  })

  test('is kept when its answer is lost, and retried with the same key', () => {
    const cut = play(sending, { type: 'failed', failure: { kind: 'trouble', trouble: 'unreachable' } })
    expect(cut.phase).toMatchObject({ name: 'cut', trouble: 'unreachable' })
    expect(play(cut, { type: 'retried' }).phase).toEqual(sending.phase)
  })

  test('returns its chips if it arrives too late', () => {
    const late = play(sending, { type: 'failed', failure: { kind: 'closed' } })
    expect(late).toMatchObject({ pending: [], phase: { name: 'ready' }, hint: 'returned' })
  })

  test('shows the balance if funds are insufficient', () => {
    const short = play(sending, { type: 'failed', failure: { kind: 'short', balance: 50 } })
    expect(short.phase).toEqual({ name: 'short' })
    expect(short.view.balance).toBe(50)
  })
})

describe('the end of betting', () => {
  test('returns chips that were not confirmed', () => {
    const table = play(first, put('player'), { type: 'updated', view: { ...view, phase: 'dealing' } })
    expect(table).toMatchObject({ pending: [], hint: 'returned' })
  })

  test('leaves a running order unchanged', () => {
    const table = play(sending, { type: 'updated', view: { ...view, phase: 'dealing' } })
    expect(table.pending).toEqual(sending.pending)
    expect(table.phase).toEqual(sending.phase)
  })

  test('clears its hint when the next round starts', () => {
    const table = play(first, put('player'), { type: 'updated', view: { ...view, phase: 'dealing' } })
    expect(play(table, { type: 'updated', view: { ...view, roundId: '1-2' } }).hint).toBeUndefined()
  })
})
