import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { polyglotPng, sampleImage } from '#mock-server/verify/testing/sample-images.ts'
import { readImage } from './image.ts'

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const text = (words: string) => new TextEncoder().encode(words)
const kinds = ['png', 'jpeg'] as const

test.each(kinds)('a %s tells its size', (type) => {
  expect(readImage(sampleImage(type))).toEqual({ type, width: 3, height: 2 })
})

test('a large picture is read as well', () => {
  const bytes = readFileSync(new URL('../../docs/home-light.png', import.meta.url))
  const picture = readImage(bytes)
  expect(picture?.type).toBe('png')
  expect(picture?.height).toBeGreaterThan(picture?.width ?? 0)
})

describe.each(kinds)('a %s', (kind) => {
  const bytes = sampleImage(kind)

  test('that is cut short anywhere is none', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(readImage(bytes.subarray(0, length)), `cut at ${length}`).toBeUndefined()
    }
  })

  test('with anything behind it is none', () => {
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

  test('with anything before it is none', () => {
    for (const head of [text('GIF89a'), text('%PDF-1.7\n'), text(' ')]) {
      expect(readImage(joined(head, bytes))).toBeUndefined()
    }
  })
})

test('a JPEG may bring further ones, as phones do', () => {
  const bytes = sampleImage('jpeg')
  expect(readImage(joined(bytes, bytes, bytes))).toEqual({ type: 'jpeg', width: 3, height: 2 })
})

test.each([
  ['a width of nothing', 16, [0, 0, 0, 0]],
  ['a width beyond any camera', 16, [0x7f, 0xff, 0xff, 0xff]],
  ['a depth there is not', 24, [3]],
  ['a header whose sum is wrong', 20, [0, 0, 0, 9]],
])('a PNG with %s is none', (_, at, changed) => {
  const bytes = sampleImage('png')
  bytes.set(changed, at)
  expect(readImage(bytes)).toBeUndefined()
})

test.each([
  ['a GIF', sampleImage('gif')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a signature and nothing else', sampleImage('png').subarray(0, 8)],
  ['nothing', new Uint8Array()],
])('%s is none, whatever it is called', (_, bytes) => {
  expect(readImage(bytes)).toBeUndefined()
})

test('a PNG may bring texts of its own', () => {
  expect(readImage(polyglotPng('<script>'))).toEqual({ type: 'png', width: 3, height: 2 })
})

test('no bytes at all break it', () => {
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
