import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('tasks run one after another, in their order', async () => {
  const enqueue = createQueue()
  const seen: string[] = []
  const task = (name: string, turns: number) => async () => {
    seen.push(`${name} starts`)
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    seen.push(`${name} ends`)
    return name
  }
  const done = await Promise.all([enqueue(task('long', 20)), enqueue(task('short', 0)), enqueue(task('last', 5))])
  expect(done).toEqual(['long', 'short', 'last'])
  expect(seen).toEqual(['long starts', 'long ends', 'short starts', 'short ends', 'last starts', 'last ends'])
})

test('a failing task rejects for its own caller and for no later one', async () => {
  const enqueue = createQueue()
  const failing = enqueue(() => Promise.reject(new Error('broken')))
  const next = enqueue(async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('fine')
})
