import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giantPng, polyglotPng, sampleImage } from '#mock-server/verify/testing/sample-images.ts'
import { readImage } from './image.ts'

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const text = (words: string) => new TextEncoder().encode(words)
const kinds = ['png', 'jpeg'] as const

test.each(kinds)('reads the size of a %s', (type) => {
  expect(readImage(sampleImage(type))).toEqual({ type, width: 3, height: 2 })
})

test('reads a large picture', () => {
  const bytes = readFileSync(new URL('../../docs/home-light.png', import.meta.url))
  const picture = readImage(bytes)
  expect(picture?.type).toBe('png')
  expect(picture?.height).toBeGreaterThan(picture?.width ?? 0)
})

describe.each(kinds)('a %s', (kind) => {
  const bytes = sampleImage(kind)

  test('is rejected if it is truncated anywhere', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(readImage(bytes.subarray(0, length)), `cut at ${length}`).toBeUndefined()
    }
  })

  test('is rejected with anything after it', () => {
    const tail = fc.uint8Array({ minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(tail, (rest) => {
        expect(readImage(joined(bytes, rest))).toBeUndefined()
      }),
    )
    for (const rest of [
      text('PK\u0003\u0004'),
      text('<script>alert(1)</script>'),
      sampleImage('gif'),
      sampleImage('png'),
    ])
      expect(readImage(joined(bytes, rest))).toBeUndefined()
  })

  test('is rejected with anything before it', () => {
    for (const head of [text('GIF89a'), text('%PDF-1.7\n'), text(' ')]) {
      expect(readImage(joined(head, bytes))).toBeUndefined()
    }
  })
})

test('accepts a JPEG followed by others, as from phones', () => {
  const bytes = sampleImage('jpeg')
  expect(readImage(joined(bytes, bytes, bytes))).toEqual({ type: 'jpeg', width: 3, height: 2 })
})

test('rejects a size beyond any camera, although its checksum is right', () => {
  expect(readImage(giantPng(32_767))).toMatchObject({ width: 32_767 })
  expect(readImage(giantPng(32_768))).toBeUndefined()
  expect(readImage(giantPng(0))).toBeUndefined()
})

test.each([
  ['a width of zero', 16, [0, 0, 0, 0]],
  ['a width beyond any camera', 16, [0x7f, 0xff, 0xff, 0xff]],
  ['an unknown depth', 24, [3]],
  ['a wrong checksum in its header', 20, [0, 0, 0, 9]],
])('rejects a PNG with %s', (_, at, changed) => {
  const bytes = sampleImage('png')
  bytes.set(changed, at)
  expect(readImage(bytes)).toBeUndefined()
})

test.each([
  ['a GIF', sampleImage('gif')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a signature and nothing else', sampleImage('png').subarray(0, 8)],
  ['an empty file', new Uint8Array()],
])('rejects %s', (_, bytes) => {
  expect(readImage(bytes)).toBeUndefined()
})

test('accepts a PNG with text chunks', () => {
  expect(readImage(polyglotPng('<script>'))).toEqual({ type: 'png', width: 3, height: 2 })
})

test('never throws for arbitrary bytes', () => {
  const starts = fc.constantFrom(
    sampleImage('png').subarray(0, 20),
    sampleImage('jpeg').subarray(0, 20),
    new Uint8Array(),
  )
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      expect(readImage(joined(start, rest))).toBeUndefined()
    }),
  )
})
