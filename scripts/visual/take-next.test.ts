import { expect, it } from 'vitest'
import { takeNext } from './take-next.ts'

const item = (name: string, mode?: string) => ({ name, ...(mode !== undefined && { mode: { name: mode } }) })

/** Lets pages take items in turns, and returns the names of each page's. */
function taken(pages: number, items: ReturnType<typeof item>[]) {
  const waiting = [...items]
  const modes: (string | undefined)[] = []
  const names = Array.from({ length: pages }, (): string[] => [])
  for (let page = 0; waiting.length > 0; page = (page + 1) % pages)
    names[page]?.push(takeNext(waiting, modes, page)?.name ?? 'none')
  return names.map((one) => one.join(' '))
}

it('keeps the order of items without a mode', () => {
  expect(taken(1, [item('a'), item('b'), item('c')])).toEqual(['a b c'])
})

it('keeps a page in its mode, and gives another page another mode', () => {
  const items = [item('a', 'light'), item('b', 'light'), item('c', 'dark'), item('d', 'dark')]
  expect(taken(2, items)).toEqual(['a b', 'c d'])
})

it('helps another page when no mode is free', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((name) => item(name, 'light'))
  expect(taken(2, items)).toEqual(['a c e', 'b d'])
})

it('takes what is early before anything else, whatever the modes', () => {
  const early = (name: string, mode: string) => ({ ...item(name, mode), early: true })
  const items = [item('a', 'light'), early('b', 'light'), item('c', 'dark'), early('d', 'large')]
  expect(taken(1, items)).toEqual(['b d a c'])
})

it('returns nothing when nothing is left', () => {
  expect(takeNext([], [], 0)).toBeUndefined()
})
