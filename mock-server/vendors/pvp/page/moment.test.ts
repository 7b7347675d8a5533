import { describe, expect, test } from 'vitest'
import type { Hand, Seat } from '../contract.ts'
import { momentOf, resumeAt } from './moment.ts'

const seat = (cards: Seat['cards']): Seat => ({
  name: '',
  glyph: '',
  cards,
  hand: null,
  folded: false,
  paid: 0,
  took: 0,
})

const hand: Hand = {
  handId: 'one',
  ante: 100,
  startsAt: 0,
  street: 2,
  first: 1,
  seats: [seat(['1a', '2b']), seat(['3a', '8a']), seat([null, null])],
  events: [
    { seat: 1, street: 1, move: 'ante', pays: 100, at: 3_000 },
    { seat: 2, street: 1, move: 'fold', pays: 0, at: 4_000 },
    { seat: 0, street: 1, move: 'call', pays: 100, at: 5_000 },
    { seat: 1, street: 2, move: 'check', pays: 0, at: 8_000 },
    { seat: 0, street: 2, move: 'check', pays: 0, at: 9_000 },
  ],
  pot: 500,
  turn: null,
  end: { at: 10_000, rake: 25, showdown: true },
}

const at = (now: number) => momentOf(hand, now)

describe('a hand at an instant', () => {
  test('starts without cards, and deals one to each seat before the first move', () => {
    expect(at(0).seats.map(({ cards }) => cards.length)).toEqual([0, 0, 0])
    expect(at(2_999).seats.map(({ cards }) => cards)).toEqual([['1a'], [null], [null]])
    expect(at(2_999)).toMatchObject({ street: 1, pot: 300, actor: 1 })
  })

  test('shows each move with its amount at its time', () => {
    expect(at(3_000)).toMatchObject({ pot: 400, actor: 2 })
    expect(at(4_500).seats[2]).toMatchObject({ folded: true, paid: 100 })
    expect(at(5_000)).toMatchObject({ pot: 500, street: 1 })
  })

  test('deals the second cards after the first betting round, and clears all moves except folds', () => {
    expect(at(6_000)).toMatchObject({ street: 2, actor: 1 })
    expect(at(6_000).seats.map(({ cards }) => cards.length)).toEqual([2, 2, 2])
    expect(at(6_000).seats.map(({ last }) => last?.move)).toEqual([undefined, undefined, 'fold'])
  })

  test('hides other players’ cards until the end, even if the answer has them', () => {
    expect(at(9_999).seats[1]?.cards).toEqual([null, null])
    expect(at(9_999).isOver).toBe(false)
    expect(at(10_000).seats[1]?.cards).toEqual(['3a', '8a'])
    expect(at(10_000)).toMatchObject({ isOver: true, actor: undefined })
  })
})

test('starts the player’s turn at its time', () => {
  const waiting: Hand = {
    ...hand,
    street: 1,
    events: hand.events.slice(0, 2),
    end: null,
    turn: { number: 0, since: 4_000, until: 24_000, options: [{ move: 'fold', pays: 0 }] },
  }
  expect(momentOf(waiting, 3_500).actor).toBe(2)
  expect(momentOf(waiting, 4_000).actor).toBe(0)
})

describe('a page that receives a newer state of a hand', () => {
  const view = (events: number, now: number) => ({
    now,
    balance: 0,
    hand: { ...hand, events: hand.events.slice(0, events) },
  })

  test('continues with events it has not shown, even if its time is ahead of a stopped clock', () => {
    expect(resumeAt(view(2, 0), view(5, 0), 30_000)).toBe(5_000)
  })

  test('continues from now if nothing happened, and restarts with another hand', () => {
    expect(resumeAt(view(2, 4_000), view(2, 8_000), 7_000)).toBe(8_000)
    const other = { ...view(0, 90_000), hand: { ...hand, handId: 'two' } }
    expect(resumeAt(view(5, 9_000), other, 12_000)).toBe(90_000)
  })
})
