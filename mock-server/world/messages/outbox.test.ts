import { expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'

const message = { at: 0, channel: 'sms', text: 'Your code is 123456', code: '123456' } as const

test.each([
  ['+82 10-2233-4455', '821022334455'],
  ['(82) 1022334455', '821022334455'],
  [' Haedal@Example.COM ', 'haedal@example.com'],
])('files a message to "%s" under "%s"', (to, filed) => {
  const outbox = createOutbox([], 10)
  outbox.send({ ...message, to })
  expect(outbox.messages()).toMatchObject([{ id: 1, to: filed }])
})

test('keeps the last messages, and counts on', () => {
  const outbox = createOutbox([], 2)
  for (const to of ['1', '2', '3']) outbox.send({ ...message, to })
  expect(outbox.messages()).toMatchObject([
    { id: 2, to: '2' },
    { id: 3, to: '3' },
  ])
})
