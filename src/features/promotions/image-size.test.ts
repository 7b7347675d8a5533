import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImage } from '#mock-server/uploads/image.ts'
import { giantPng, polyglotPng, sampleImage } from '#mock-server/verify/testing/sample-images.ts'
import { imageSize } from './image-size.ts'

test.each([
  ['a PNG', sampleImage('png')],
  ['a JPEG', sampleImage('jpeg')],
  ['a PNG with a text', polyglotPng('<script>')],
  ['a PNG of a gigapixel', giantPng()],
])('reads the same size of %s as the gateway', (_what, bytes) => {
  const { width, height } = readImage(bytes) ?? {}
  expect(imageSize(bytes)).toEqual({ width, height })
})

test.each([
  ['a GIF', sampleImage('gif')],
  ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['half a header', sampleImage('png').subarray(0, 20)],
  ['a JPEG without a frame', sampleImage('jpeg').subarray(0, 40)],
  ['nothing', new Uint8Array()],
])('finds no size in %s', (_what, bytes) => {
  expect(imageSize(bytes)).toBeUndefined()
})

test('returns quickly for any bytes, without an error', () => {
  const start = fc.constantFrom(sampleImage('jpeg').subarray(0, 30), new Uint8Array([0xff, 0xd8, 0xff, 0xff]))
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
      const size = imageSize(Uint8Array.from([...head, ...rest]))
      expect(size === undefined || size.width >= 0).toBe(true)
    }),
  )
})
