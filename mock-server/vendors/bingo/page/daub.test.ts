import { expect, test } from 'vitest'
import type { Round } from '../contract.ts'
import { ballsOut, viewCard, winsSoFar } from './daub.ts'

const round = { balls: [5, 9, 1], startsAt: 1_000, every: 500 } as unknown as Round

test('draws balls one by one from the first instant to the last', () => {
  expect([0, 999, 1_000, 1_499, 1_500, 2_000, 9_000].map((now) => ballsOut(round, now))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('shows a win with the ball that completes it', () => {
  const wins = [3, 7].map((ball) => ({ card: 0, name: 'lines' as const, count: 1, ball, amount: 100 }))
  expect(winsSoFar(wins, 6)).toEqual([wins[0]])
})

test('marks covered cells, complete lines and the last missing number of a line', () => {
  const lines = [
    [0, 1],
    [2, 3],
  ]
  const view = viewCard([1, null, 3, 4], lines, (number) => number === 1 || number === 3)
  expect(view).toEqual({
    covered: [true, true, true, false],
    lit: [true, true, false, false],
    completing: [false, false, false, true],
    lines: 1,
  })
})
