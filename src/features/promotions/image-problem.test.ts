import { expect, test } from 'vitest'
import { applicationLimits } from '#contract/promotions.ts'
import { imageProblem } from './image-problem.ts'

const picture = (type: string, size = 1_000) => ({ type, size })

test.each(['image/png', 'image/jpeg'])('%s may go with an application', (type) => {
  expect(imageProblem(picture(type))).toBeUndefined()
})

test.each(['image/gif', 'image/heic', 'application/pdf', ''])('"%s" may not', (type) => {
  expect(imageProblem(picture(type))).toBe('promotions.image_invalid')
})

test('a picture may have five megabytes and not a byte more', () => {
  expect(imageProblem(picture('image/png', applicationLimits.imageBytes))).toBeUndefined()
  expect(imageProblem(picture('image/png', applicationLimits.imageBytes + 1))).toBe('promotions.image_too_large')
})
