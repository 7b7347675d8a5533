import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'

const entry = (path: string) => ({ at: 0, method: 'GET', path, headers: {}, status: 200, faults: [], changes: [] })

function filled(limit: number, count: number) {
  const journal = createJournal(limit)
  for (let at = 1; at <= count; at += 1) journal.record(entry(`/${at}`))
  return journal
}

test.each([0, 1, 9, 10, 11, 20, 21, 95])('of %d calls the journal keeps the last ten, oldest first', (count) => {
  const paths = filled(10, count)
    .read()
    .map(({ path }) => path)
  const expected = Array.from({ length: Math.min(10, count) }, (_, at) => `/${Math.max(0, count - 10) + at + 1}`)
  expect(paths).toEqual(expected)
})

test('ids keep increasing, so that a reader can request later entries', () => {
  const journal = filled(10, 25)
  expect(journal.read(23).map(({ id }) => id)).toEqual([24, 25])
  expect(journal.read(25)).toEqual([])
})

test('redacts the secrets of headers, input and answer', () => {
  const journal = createJournal(10)
  journal.record({
    ...entry('/login'),
    headers: { authorization: 'abc', moduleid: 'COMM3' },
    input: { username: 'minji_k', password: 'parlor2026' },
    answer: { token: 'abc', userName: 'minji_k' },
  })
  expect(journal.read()).toMatchObject([
    {
      headers: { authorization: '«redacted»', moduleid: 'COMM3' },
      input: { username: 'minji_k', password: '«redacted»' },
      answer: { token: '«redacted»', userName: 'minji_k' },
    },
  ])
})
