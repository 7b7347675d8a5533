import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCaptcha } from './captcha.ts'

/** Returns a repeating sequence of numbers in [0, 1). */
function rowOf(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const codes = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 6 }).map((digits) => digits.join(''))
const strokesIn = (svg: string) => [...svg.matchAll(/<path d="(M[^"C]+)" stroke=/g)].map(([, path]) => path ?? '')
const pointsIn = (path: string) =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number))

test('the same numbers draw the same bytes', () => {
  expect(drawCaptcha('470291', rowOf(7))).toBe(drawCaptcha('470291', rowOf(7)))
})

test('every digit is drawn at least 12 from the edges of 160 by 64', () => {
  fc.assert(
    fc.property(codes, fc.nat(), (code, seed) => {
      const digits = strokesIn(drawCaptcha(code, rowOf(seed)))
      expect(digits).toHaveLength(code.length)
      for (const [x = -1, y = -1] of digits.flatMap(pointsIn)) {
        expect(x).toBeGreaterThanOrEqual(13)
        expect(x).toBeLessThanOrEqual(147)
        expect(y).toBeGreaterThanOrEqual(12)
        expect(y).toBeLessThanOrEqual(52)
      }
    }),
  )
})

test('digits follow from left to right without touching', () => {
  fc.assert(
    fc.property(codes, fc.nat(), (code, seed) => {
      const spans = strokesIn(drawCaptcha(code, rowOf(seed))).map((path) => pointsIn(path).map(([x = 0]) => x))
      for (const [at, xs] of spans.entries()) {
        expect(Math.min(...xs)).toBeGreaterThan(Math.max(0, ...(spans[at - 1] ?? [])))
      }
    }),
  )
})

test('the picture is ASCII and does not contain the code as text', () => {
  const svg = drawCaptcha('470291', rowOf(3))
  expect(svg).not.toContain('470291')
  expect(svg).not.toContain('<text')
  expect(svg).toMatch(/^[\x20-\x7e]+$/)
})
