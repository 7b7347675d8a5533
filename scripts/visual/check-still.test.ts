import { expect, it } from 'vitest'
import { chosen, onceRestless } from './check-still.ts'
import { nameOf } from './take-shots.ts'

const story = (id: string, ...tags: string[]) => {
  const file = 'src/ui/content/badge.stories.tsx'
  return { id, importPath: `./${file}`, file, tags }
}
const restless = onceRestless.map((id) => story(id))
const others = ['one', 'two', 'three'].map((id) => story(id))

it('has every story that was once restless in the sample, in its first mode', () => {
  const names = chosen([...others, ...restless], onceRestless.length + 2, 'seed').map(nameOf)
  expect(names).toEqual(expect.arrayContaining(onceRestless.map((id) => `${id} light`)))
  expect(names).toHaveLength(onceRestless.length + 2)
})

it.each([
  ['is gone', []],
  ['has no picture', [story(onceRestless[0] ?? '', 'unpictured')]],
])('refuses a sample if such a story %s', (_, first) => {
  expect(() => chosen([...first, ...restless.slice(1), ...others], 60, 'seed')).toThrow(
    `no picture of ${onceRestless[0]}.`,
  )
})
