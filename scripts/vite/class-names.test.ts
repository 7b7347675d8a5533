import { expect, test } from 'vitest'
import { className } from './class-names.ts'

const style = '.tile { color: red } .tile:hover > .art, .long-name { inset: .5em; background: url(a.svg) }'
const nameOf = (local: string, own = style) => className(local, 'tile.module.css', own)

test('each class of a stylesheet has a short name of its own', () => {
  const names = ['tile', 'art', 'long-name'].map((local) => nameOf(local))
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][\w-]{4}$/)
})

test('the same class of another stylesheet has another name', () => {
  expect(nameOf('tile', '.tile { color: blue }')).not.toBe(nameOf('tile'))
})

test('a name begins with a letter, whatever the hash begins with', () => {
  const names = Array.from({ length: 200 }, (_, width) => nameOf('tile', `.tile { width: ${width}px }`))
  expect(names.filter((name) => !/^[a-zA-Z]/.test(name))).toEqual([])
})
