import { expect, test } from 'vitest'
import { findHelp, helpAddress } from './help-address.ts'

const article = (title: string) => ({ title, content: '' })
const topics = [
  { ...article('Account'), children: [article('Join'), article('Password')] },
  { ...article('Games'), children: [] },
  { ...article('Policies'), children: [article('Cookies'), { ...article('Terms'), document: 'terms' as const }] },
]

const found = (query: string) => {
  const detail = findHelp(topics, new URLSearchParams(query))
  return detail && [detail.topic.title, detail.child?.article.title]
}

test.each([
  ['p=0', ['Account', undefined]],
  ['p=1', ['Games', undefined]],
  ['p=0&c=1', ['Account', 'Password']],
  ['document=terms', ['Policies', 'Terms']],
])('finds %s', (query, titles) => {
  expect(found(query)).toEqual(titles)
})

test.each([
  '',
  'p=',
  'p=3',
  'p=-1',
  'p=0.5',
  'p=zero',
  'p=9999999',
  'p=0&c=2',
  'p=0&c=',
  'p=1&c=0',
  'c=0',
  'document=privacy',
  'document=',
])('finds nothing at %j', (query) => {
  expect(found(query)).toBeUndefined()
})

test('reads the address that it writes', () => {
  expect(helpAddress({ topic: 1 })).toBe('/m/helpDetail?p=1')
  expect(helpAddress({ topic: 0, child: 1 })).toBe('/m/helpDetail?p=0&c=1')
})
