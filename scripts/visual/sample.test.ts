import { expect, it } from 'vitest'
import { sampleOf } from './sample.ts'

const items = Array.from({ length: 200 }, (_, index) => ({ id: `story-${index}` }))

it('takes the same items for the same seed, and others for another', () => {
  expect(sampleOf(items, 60, 'one')).toEqual(sampleOf(items.toReversed(), 60, 'one'))
  expect(sampleOf(items, 60, 'one')).not.toEqual(sampleOf(items, 60, 'two'))
})

it('keeps all but one item when a story is added', () => {
  const before = sampleOf(items, 60, 'one')
  const after = sampleOf([...items, { id: 'a-new-story' }], 60, 'one')
  expect(after.filter((item) => !before.includes(item)).length).toBeLessThanOrEqual(1)
})
