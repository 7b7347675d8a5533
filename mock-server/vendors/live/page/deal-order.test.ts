import { expect, test } from 'vitest'
import { dealtCards, openTotal } from './deal-order.ts'

const cardsAt = [10, 20, 30, 40, 50, 60]
const baccarat = (player: string[], banker: string[]) =>
  dealtCards({ outcome: { game: 'baccarat', player, banker }, cardsAt, resultAt: 100 })

test('deals cards in turn, the third ones last and turned sideways', () => {
  expect(baccarat(['2S', '3S', '4S'], ['5H', '6H', '7H'])).toEqual([
    { card: '2S', side: 0, across: false, at: 10 },
    { card: '5H', side: 1, across: false, at: 20 },
    { card: '3S', side: 0, across: false, at: 30 },
    { card: '6H', side: 1, across: false, at: 40 },
    { card: '4S', side: 0, across: true, at: 50 },
    { card: '7H', side: 1, across: true, at: 60 },
  ])
})

test('gives the fifth card to a banker who draws alone', () => {
  expect(baccarat(['2S', '4S'], ['5H', '6H', '7H']).at(-1)).toEqual({ card: '7H', side: 1, across: true, at: 50 })
})

test('counts the revealed cards of a hand', () => {
  const cards = baccarat(['9S', '3S'], ['KH', '6H'])
  expect([5, 10, 35].map((now) => openTotal(cards, 0, now))).toEqual([undefined, 9, 2])
  expect(openTotal(cards, 1, 25)).toBe(0)
})

test('deals one card each for dragon and tiger, and none for a wheel', () => {
  const duel = { game: 'dragonTiger', dragon: 'AS', tiger: 'KD' } as const
  expect(dealtCards({ outcome: duel, cardsAt, resultAt: 100 }).map(({ side }) => side)).toEqual([0, 1])
  expect(dealtCards({ outcome: { game: 'roulette', pocket: 7 }, cardsAt: [], resultAt: 100 })).toEqual([])
})
