import { describe, expect, test } from 'vitest'
import type { Hand, Opened, TableView } from '../contract.ts'
import { type Action, firstTable, reduce, type Table } from './state.ts'

const hand = {
  handId: 'one',
  turn: {
    number: 0,
    since: 0,
    until: 9,
    options: [
      { move: 'fold', pays: 0 },
      { move: 'call', pays: 300 },
    ],
  },
  end: null,
} as unknown as Hand
const empty: TableView = { now: 0, hand: null, balance: 1_000 }
const opened = { antes: [100, 200, 500], ante: 200, view: empty } as unknown as Opened
const first = firstTable(opened)
const play = (table: Table, ...actions: Action[]) => actions.reduce(reduce, table)
const dealt: Action = { type: 'dealt', idempotencyKey: 'key-00001' }
const playing = play(first, { type: 'updated', view: { ...empty, hand } })
const calling = play(playing, { type: 'moved', move: 'call' })

describe('between hands', () => {
  test('steps the ante through the table’s antes', () => {
    expect(play(first, { type: 'anteStepped', by: 1 }).ante).toBe(500)
    expect(play(first, { type: 'anteStepped', by: 1 }, { type: 'anteStepped', by: 1 }).ante).toBe(500)
    expect(play(playing, { type: 'anteStepped', by: 1 }).ante).toBe(200)
  })

  test('requests a hand once, for the shown ante', () => {
    const requesting = play(first, dealt, { type: 'dealt', idempotencyKey: 'key-00002' })
    expect(requesting.phase).toEqual({
      name: 'requesting',
      request: { kind: 'deal', ante: 200, idempotencyKey: 'key-00001' },
    })
    expect(play(playing, dealt)).toBe(playing)
  })
})

describe('a move', () => {
  test('is requested for the turn that offers it', () => {
    expect(calling.phase).toEqual({
      name: 'requesting',
      request: { kind: 'move', handId: 'one', turn: 0, move: 'call' },
    })
  })

  test('is not requested if it is not offered', () => {
    expect(play(playing, { type: 'moved', move: 'half' })).toBe(playing)
  })

  test('is retried unchanged if its answer is lost', () => {
    const cut = play(calling, { type: 'failed', failure: { kind: 'trouble', trouble: 'unreachable' } })
    expect(cut.phase).toMatchObject({ name: 'cut' })
    expect(play(cut, { type: 'retried' }).phase).toEqual(calling.phase)
  })

  test('above the balance shows its cost and the balance', () => {
    const short = play(calling, { type: 'failed', failure: { kind: 'short', balance: 120 } })
    expect(short.phase).toEqual({ name: 'short', needed: 300 })
    expect(short.view.balance).toBe(120)
    expect(play(short, { type: 'dismissed' }).phase).toEqual({ name: 'ready' })
  })

  test('above what an own limit leaves keeps the hand open', () => {
    const limited = play(calling, { type: 'failed', failure: { kind: 'limited' } })
    expect(limited.phase).toEqual({ name: 'limited' })
    expect(limited.view).toBe(calling.view)
    expect(play(limited, { type: 'dismissed' }).phase).toEqual({ name: 'ready' })
  })

  test('that arrives too late leaves the table ready', () => {
    expect(play(calling, { type: 'failed', failure: { kind: 'passed' } }).phase).toEqual({ name: 'ready' })
  })

  test('leaves the table ready after its answer', () => {
    const after = play(calling, { type: 'updated', view: { ...empty, balance: 700 } })
    expect(after).toMatchObject({ phase: { name: 'ready' }, view: { balance: 700 } })
  })
})
