import { expect, test } from 'vitest'
import { fill, fillCount, fillNotice } from './fill.ts'

const english = { language: 'en', cards_one: '{{count}} card', cards_other: '{{count}} cards' }

test('replaces every occurrence of a name, and leaves a name without a value visible', () => {
  expect(fill('{{a}} and {{a}} of {{b}}', { a: '$&', b: 0 })).toBe('$& and $& of 0')
  expect(fill('{{c}}', {})).toBe('{{c}}')
})

test('fills both the title and the text of a notice', () => {
  const notice = { title: 'Bet {{bet}}', text: 'You have {{balance}}.' }
  expect(fillNotice(notice, { bet: '₩5', balance: '₩3' })).toEqual({ title: 'Bet ₩5', text: 'You have ₩3.' })
})

test('uses the plural form and the digits of the language', () => {
  expect(fillCount(english, 'cards', 1)).toBe('1 card')
  expect(fillCount(english, 'cards', 1234)).toBe('1,234 cards')
  expect(fillCount({ language: 'ko', cards_other: '카드 {{count}}장' }, 'cards', 1)).toBe('카드 1장')
})
