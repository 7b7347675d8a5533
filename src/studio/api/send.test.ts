import { beforeEach, expect, test, vi } from 'vitest'
import { calls } from './calls.ts'
import { send } from './send.ts'

vi.stubGlobal('sessionStorage', { getItem: () => null })

interface Asked {
  path: string
  answer: (status?: number) => void
}

let asked: Asked[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (status = 200) =>
      resolve(Response.json(status === 200 ? { success: true, value: [] } : null, { status }))
    asked.push({ path, answer })
    return promise
  })
})

const paths = () => asked.map(({ path }) => path)
const change = (world: string) => send(calls.replaceFaults, { world, faults: [] })

test('changes of a world are sent one after the other, in their order', async () => {
  const [first, second] = [change('blue'), send(calls.addFault, { world: 'blue' })]
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer()
  await first
  await vi.waitFor(() => expect(paths()).toEqual([calls.replaceFaults.path, calls.addFault.path]))
  asked[1]?.answer()
  await expect(second).resolves.toEqual([])
})

test('a refused change does not stop the next one', async () => {
  const [first, second] = [change('blue'), change('blue')]
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(500)
  await expect(first).rejects.toThrow('500')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer()
  await expect(second).resolves.toEqual([])
})

test('a question and a change of another world wait for no change', async () => {
  const under = [change('blue'), change('red'), send(calls.faults, { world: 'blue' })]
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  for (const { answer } of asked) answer()
  await Promise.all(under)
})
