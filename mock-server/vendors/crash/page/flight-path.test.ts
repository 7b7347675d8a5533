import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heatOf, pathOf, tiltAt } from './flight-path.ts'

const size = { width: 360, height: 300 }

test('the path of a flight of any length stays on the stage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (elapsed) => {
      const path = pathOf(elapsed, size)
      const isOnStage = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height
      expect(path.every(isOnStage)).toBe(true)
    }),
  )
})

test('the craft climbs, but never vertically', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 70_000 }), (elapsed) => {
      const tilt = tiltAt(pathOf(elapsed, size))
      expect(tilt < 0 && tilt >= -0.95).toBe(true)
    }),
  )
})

test('a multiplier changes its colour at 2 and at 10', () => {
  expect([1, 1.99, 2, 9.99, 10].map(heatOf)).toEqual(['cool', 'cool', 'warm', 'warm', 'hot'])
})
