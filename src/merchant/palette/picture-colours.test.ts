import { expect, test } from 'vitest'
import { channels } from '#merchant/contrast.ts'
import { coloursOfPicture } from './picture-colours.ts'

/** Returns the pixels of areas of one colour, each with its number of pixels. */
const picture = (areas: Record<string, number>, alpha = 255) =>
  Uint8ClampedArray.from(
    Object.entries(areas).flatMap(([colour, count]) =>
      Array.from({ length: count }, () => [...channels(colour), alpha]).flat(),
    ),
  )

test('finds the colours of a logo before its white ground and black outline', () => {
  const found = coloursOfPicture(picture({ '#FFFFFF': 6_000, '#111111': 800, '#E4002B': 700, '#0057B8': 400 }))
  expect(found.slice(0, 2)).toEqual(['#E4002B', '#0057B8'])
})

test('counts shades of one colour together, and names its most frequent one', () => {
  expect(coloursOfPicture(picture({ '#00A651': 300, '#01A752': 120, '#02A552': 90, '#F7931E': 310 }))[0]).toBe(
    '#00A651',
  )
})

test('a picture in grey has grey colours', () => {
  expect(coloursOfPicture(picture({ '#222222': 10, '#EEEEEE': 40 }))).toEqual(['#EEEEEE', '#222222'])
})

test('transparent pixels have no colour', () => {
  expect(coloursOfPicture(picture({ '#E4002B': 10 }, 20))).toEqual([])
})
