import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

const counted = (limit: number) => {
  const created: string[] = []
  const cache = boundedCache<string>(limit)
  const ask = (key: string) =>
    cache(key, async () => {
      created.push(key)
      return key.toUpperCase()
    })
  return { created, ask }
}

test('creates a cached value once', async () => {
  const { created, ask } = counted(2)
  expect([await ask('a'), await ask('a')]).toEqual(['A', 'A'])
  expect(created).toEqual(['a'])
})

test('evicts the least recently used value first', async () => {
  const { created, ask } = counted(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(created).toEqual(['a', 'b', 'c', 'b'])
})

test('does not cache undefined', async () => {
  const cache = boundedCache<string | undefined>(2)
  let tries = 0
  const ask = () => cache('a', async () => (tries++ === 0 ? undefined : 'A'))
  expect([await ask(), await ask()]).toEqual([undefined, 'A'])
})
