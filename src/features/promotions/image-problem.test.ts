import { expect, test } from 'vitest'
import { applicationLimits } from '#contract/promotions.ts'
import { imageProblem } from './image-problem.ts'

const picture = (type: string, size = 1_000) => ({ type, size })

test.each(['image/png', 'image/jpeg'])('accepts %s', (type) => {
  expect(imageProblem(picture(type))).toBeUndefined()
})

test.each(['image/gif', 'image/heic', 'application/pdf', ''])('refuses "%s"', (type) => {
  expect(imageProblem(picture(type))).toBe('promotions.image_invalid')
})

test('accepts up to five megabytes', () => {
  expect(imageProblem(picture('image/png', applicationLimits.imageBytes))).toBeUndefined()
  expect(imageProblem(picture('image/png', applicationLimits.imageBytes + 1))).toBe('promotions.image_too_large')
})
