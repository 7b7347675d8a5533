import { describe, expect, test } from 'vitest'
import type { Opened, Round } from '../contract.ts'
import { type Action, firstTable, reduce, type Table } from './state.ts'

const opened = {
  prices: [100, 200, 500],
  price: 200,
  balance: 5_000,
  offer: { deal: 4, cards: [] },
  round: null,
} as unknown as Opened
const round = { roundId: 'one', cards: [[], []], settled: false, balance: 4_600 } as unknown as Round
const first = firstTable(opened)
const play = (table: Table, ...actions: Action[]) => actions.reduce(reduce, table)
const bought: Action = { type: 'bought', idempotencyKey: 'key-00001' }
const buying = play(first, { type: 'cardsChosen', cards: 3 }, bought)

describe('choosing', () => {
  test('selects a number of cards and a price', () => {
    const table = play(first, { type: 'cardsChosen', cards: 4 }, { type: 'priceStepped', by: 1 })
    expect(table).toMatchObject({ cards: 4, price: 500 })
    expect(play(table, { type: 'priceStepped', by: 1 }).price).toBe(500)
  })

  test('requests the next offer and shows it', () => {
    const dealing = play(first, { type: 'otherCards' })
    expect(dealing.phase).toEqual({ name: 'requesting', request: { kind: 'deal', deal: 5 } })
    const offer = { deal: 5, cards: [] }
    expect(play(dealing, { type: 'offered', offer })).toMatchObject({ offer, phase: { name: 'choosing' } })
  })
})

describe('a purchase', () => {
  test('requests the shown cards at the shown price once', () => {
    const request = { kind: 'buy', deal: 4, cards: 3, price: 200, idempotencyKey: 'key-00001' }
    expect(buying.phase).toEqual({ name: 'requesting', request })
    expect(play(buying, { type: 'bought', idempotencyKey: 'key-00002' })).toBe(buying)
  })

  test('starts the draw and shows the wins at its end', () => {
    const drawing = play(buying, { type: 'roundReceived', round })
    expect(drawing).toMatchObject({ phase: { name: 'drawing' }, balance: 4_600 })
    const ending = play(drawing, { type: 'ended' })
    expect(ending.phase).toEqual({ name: 'requesting', request: { kind: 'finish', roundId: 'one' } })
    const shown = play(ending, { type: 'roundReceived', round: { ...round, settled: true, balance: 6_000 } })
    expect(shown).toMatchObject({ phase: { name: 'shown' }, balance: 6_000 })
  })

  test('is retried with the same key if its answer is lost', () => {
    const cut = play(buying, { type: 'failed', failure: { kind: 'trouble', trouble: 'unreachable' } })
    expect(cut.phase).toMatchObject({ name: 'cut' })
    expect(play(cut, { type: 'retried' }).phase).toEqual(buying.phase)
  })

  test('above the balance shows the price and the balance', () => {
    const short = play(buying, { type: 'failed', failure: { kind: 'short', balance: 50 } })
    expect(short).toMatchObject({ balance: 50, phase: { name: 'short', needed: 600 } })
  })
})

test('continues a round in progress when the page opens', () => {
  expect(firstTable({ ...opened, round })).toMatchObject({ cards: 2, round, phase: { name: 'drawing' } })
})
