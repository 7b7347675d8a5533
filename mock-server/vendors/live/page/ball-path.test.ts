import { expect, test } from 'vitest'
import type { TableView } from '../contract.ts'
import { wheel } from '../rules/roulette.ts'
import { ballAt, sectorAngle, wheelAngle } from './ball-path.ts'

const view = (pocket: number | undefined): TableView =>
  ({
    road: [{ winner: '17', pairs: [] }],
    closesAt: 10_000,
    deal: pocket === undefined ? null : { outcome: { game: 'roulette', pocket }, cardsAt: [], resultAt: 18_000 },
  }) as unknown as TableView

/** Returns the pocket under the ball. */
const under = (angle: number, now: number) => {
  const turned = (((angle - wheelAngle(now)) % 360) + 360) % 360
  return wheel[Math.round(turned / sectorAngle) % wheel.length]
}

test('the ball turns with the pocket of the last round while betting is open', () => {
  for (const now of [1_000, 5_300, 9_900]) expect(under(ballAt(view(undefined), now, false).angle, now)).toBe(17)
})

test('it runs along the rim and rests in the new pocket from the result on', () => {
  expect(ballAt(view(32), 10_000, false).radius).toBeGreaterThan(90)
  for (const now of [18_000, 19_700, 24_000]) {
    const { angle, radius } = ballAt(view(32), now, false)
    expect(under(angle, now)).toBe(32)
    expect(radius).toBeCloseTo(60)
  }
})

test('under reduced motion it stays in place until the road shows the result', () => {
  expect(under(ballAt(view(32), 12_000, true).angle, 12_000)).toBe(17)
})
