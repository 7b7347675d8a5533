import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HomeParts, homePartNames, splitHome } from './home-parts.ts'

const end = ['recent', 'winners', 'download', 'payments', 'providers'] as const
const anyOrder = fc.shuffledSubarray([...homePartNames])

test.each([
  [
    ['notice', 'banner', 'games'],
    ['notice', 'banner', 'winner', 'games', ...end],
  ],
  [
    ['banner', 'games', 'notice'],
    ['banner', 'winner', 'games', 'notice', ...end],
  ],
  [
    ['notice', 'games'],
    ['notice', 'winner', 'games', ...end],
  ],
  [
    ['games', 'banner'],
    ['winner', 'games', 'banner', ...end],
  ],
  [['notice'], ['notice', 'winner', 'winners', 'recent', 'download', 'payments', 'providers']],
])('an older file with %j becomes %j', (former, whole) => {
  expect(HomeParts.parse(former)).toEqual(whole)
})

test('a list with a newer part omits the parts that it does not name', () => {
  expect(HomeParts.parse(['winner', 'games'])).toEqual(['winner', 'games'])
  expect(HomeParts.parse(['winners', 'games', 'notice'])).toEqual(['winners', 'games', 'notice'])
})

test.each([
  ['a line of winners that comes after the games', ['banner', 'notice', 'games', 'winner']],
  ['no winner at all', ['banner', 'notice', 'games', 'recent']],
  ['only a board of winners below the games', ['banner', 'notice', 'games', 'winners']],
])('%s gets the line of winners after the banner', (_, parts) => {
  expect(HomeParts.parse(parts).slice(0, 4)).toEqual(['banner', 'winner', 'notice', 'games'])
})

test('parts whose height depends on the member come after the games', () => {
  const parts = ['download', 'banner', 'recent', 'winner', 'games', 'notice']
  expect(HomeParts.parse(parts)).toEqual(['banner', 'winner', 'games', 'download', 'recent', 'notice'])
})

test('a part that is named twice shows once', () => {
  expect(HomeParts.parse(['winner', 'games', 'winner', 'games'])).toEqual(['winner', 'games'])
})

test('refuses an unknown part and names it', () => {
  const { error } = HomeParts.safeParse(['notice', 'ticker', 'games'])
  expect(error?.issues).toMatchObject([{ path: [1], message: expect.stringContaining('"ticker"') }])
})

test('any order has a winner before the games and all its parts, and does not change when it is read again', () => {
  fc.assert(
    fc.property(anyOrder, (parts) => {
      const read = HomeParts.parse(parts)
      const [first, rest] = splitHome(read)
      expect(first.some((part) => part === 'winner' || part === 'winners')).toBe(true)
      expect(rest).not.toContain('games')
      expect([...first, ...rest]).toEqual(read)
      expect(HomeParts.parse(read)).toEqual(read)
      expect(read).toEqual(expect.arrayContaining(parts))
      expect(new Set(read).size).toBe(read.length)
    }),
  )
})
