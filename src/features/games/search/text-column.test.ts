import { expect, test } from 'vitest'
import { entryAt, ranksIn, textColumn } from './text-column.ts'

const column = textColumn(['\ngolden dragon\nking', '\n', '\ndragon gold', '\nad\nda'])

test.each([
  ['dragon', [1, 0, 2, 0]],
  ['king', [2, 0, 0, 0]],
  ['d', [1, 0, 2, 2]],
  ['gold', [2, 0, 1, 0]],
  ['kingdragon', [0, 0, 0, 0]],
  ['da', [0, 0, 0, 2]],
  ['tiger', [0, 0, 0, 0]],
])('finds %s at the start of a part, inside one, or nowhere', (part, ranks) => {
  expect([...ranksIn(column, part)]).toEqual(ranks)
})

test('gives back each entry', () => {
  expect([0, 1, 2, 3].map((place) => entryAt(column, place))).toEqual([
    '\ngolden dragon\nking',
    '\n',
    '\ndragon gold',
    '\nad\nda',
  ])
})
