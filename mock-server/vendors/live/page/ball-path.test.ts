import { expect, test } from 'vitest'
import type { Sight } from '../contract.ts'
import { wheel } from '../rules/roulette.ts'
import { ballAt, sectorAngle, wheelAngle } from './ball-path.ts'

const sight = (pocket: number | undefined): Sight =>
  ({
    road: [{ winner: '17', pairs: [] }],
    closesAt: 10_000,
    deal: pocket === undefined ? null : { outcome: { game: 'roulette', pocket }, cardsAt: [], resultAt: 18_000 },
  }) as unknown as Sight

/** The pocket under the ball. */
const under = (angle: number, now: number) => {
  const turned = (((angle - wheelAngle(now)) % 360) + 360) % 360
  return wheel[Math.round(turned / sectorAngle) % wheel.length]
}

test('the ball turns with the pocket of the last round while bets are taken', () => {
  for (const now of [1_000, 5_300, 9_900]) expect(under(ballAt(sight(undefined), now, false).angle, now)).toBe(17)
})

test('it leaves along the rim and lies in the new pocket when the result is called, and after', () => {
  expect(ballAt(sight(32), 10_000, false).radius).toBeGreaterThan(90)
  for (const now of [18_000, 19_700, 24_000]) {
    const { angle, radius } = ballAt(sight(32), now, false)
    expect(under(angle, now)).toBe(32)
    expect(radius).toBeCloseTo(60)
  }
})

test('without motion it stays where it was until the road tells the result', () => {
  expect(under(ballAt(sight(32), 12_000, true).angle, 12_000)).toBe(17)
})
