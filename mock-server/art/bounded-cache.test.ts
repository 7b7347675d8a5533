import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

const counted = (limit: number) => {
  const made: string[] = []
  const cache = boundedCache<string>(limit)
  const ask = (key: string) =>
    cache(key, async () => {
      made.push(key)
      return key.toUpperCase()
    })
  return { made, ask }
}

test('what is kept is made once', async () => {
  const { made, ask } = counted(2)
  expect([await ask('a'), await ask('a')]).toEqual(['A', 'A'])
  expect(made).toEqual(['a'])
})

test('what was asked for least lately goes first', async () => {
  const { made, ask } = counted(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('nothing is kept of nothing', async () => {
  const cache = boundedCache<string | undefined>(2)
  let tries = 0
  const ask = () => cache('a', async () => (tries++ === 0 ? undefined : 'A'))
  expect([await ask(), await ask()]).toEqual([undefined, 'A'])
})
