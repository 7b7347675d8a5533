import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('tasks run one after another, in the order they came', async () => {
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

test('a task that fails fails its own caller and nobody behind it', async () => {
  const enqueue = createQueue()
  const failing = enqueue(() => Promise.reject(new Error('broken')))
  const next = enqueue(async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('fine')
})
