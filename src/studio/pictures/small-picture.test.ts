import { expect, test } from 'vitest'
import { longestPicture, smallPicture } from './small-picture.ts'

const address = (length: number) => 'x'.repeat(length)

test('keeps the first picture that fits', () => {
  expect(smallPicture(() => address(longestPicture))).toHaveLength(longestPicture)
})

test('lowers the quality first, and then the width', () => {
  const tried: string[] = []
  const picture = smallPicture((width, quality) => {
    tried.push(`${width} ${quality}`)
    return address(tried.length < 3 ? longestPicture + 1 : 7)
  })
  expect(tried).toEqual(['390 0.8', '390 0.5', '240 0.5'])
  expect(picture).toHaveLength(7)
})

test('leaves out a picture that never fits', () => {
  expect(smallPicture(() => address(longestPicture + 1))).toBeUndefined()
})
