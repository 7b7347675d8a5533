import { describe, expect, test } from 'vitest'
import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { Chat, ChatMessage } from '../contract.ts'
import { beginning, type ChatState, chatReducer, lastNumber } from './state.ts'

const message = (number: number, from: ChatMessage['from'] = 'agent'): ChatMessage => ({
  number,
  at: number,
  from,
  text: `${number}`,
  link: null,
  topics: [],
})
const chat: Chat = {
  merchant: { code: 'HAEDAL', name: '해달', logo: '/__art/glyphs/otter.webp' },
  agent: 'Agent',
  title: 'Help',
  headerColor: '#000000',
  backUrl: '/m/message',
  messages: [message(1), message(2, 'member')],
  typing: false,
}
const open: ChatState = { screen: 'open', chat, outgoing: [], cut: false }
const numbers = (state: ChatState) => (state.screen === 'open' ? state.chat.messages.map(({ number }) => number) : [])
const failure = (code: ConstructorParameters<typeof VendorFailure>[0]) => new VendorFailure(code)

test('overlapping news keep each message once and in order', () => {
  const news = { messages: [message(4), message(2, 'member'), message(3)], typing: true }
  const next = chatReducer(open, { type: 'received', news })
  expect(numbers(next)).toEqual([1, 2, 3, 4])
  expect(next).toMatchObject({ chat: { typing: true } })
  expect(lastNumber(chat)).toBe(2)
})

test('a message is outgoing until it is sent', () => {
  const written = chatReducer(open, { type: 'wrote', key: 'a', text: 'hello' })
  expect(written).toMatchObject({ outgoing: [{ key: 'a', text: 'hello', failed: false }] })
  const sent = chatReducer(written, {
    type: 'sent',
    key: 'a',
    news: { messages: [message(3, 'member')], typing: true },
  })
  expect(sent).toMatchObject({ outgoing: [] })
  expect(numbers(sent)).toEqual([1, 2, 3])
})

test('a failed message stays, and is retried with its key', () => {
  const written = chatReducer(open, { type: 'wrote', key: 'a', text: 'hello' })
  const lost = chatReducer(written, { type: 'failed', thrown: failure('UNREACHABLE'), key: 'a' })
  expect(lost).toMatchObject({ cut: true, outgoing: [{ key: 'a', failed: true }] })
  expect(chatReducer(lost, { type: 'wrote', key: 'a', text: 'hello' })).toMatchObject({
    outgoing: [{ key: 'a', failed: false }],
  })
})

test('the next answer ends a connection loss', () => {
  const cut = chatReducer(open, { type: 'failed', thrown: failure('UNREACHABLE') })
  expect(chatReducer(cut, { type: 'received', news: { messages: [], typing: false } })).toMatchObject({ cut: false })
})

describe('a failure', () => {
  test.each([
    ['CHAT_ENDED', 'over'],
    ['WORLD_UNKNOWN', 'over'],
    ['SESSION_EXPIRED', 'signed-out'],
    ['FEATURE_OFF', 'closed'],
    ['MAINTENANCE', 'closed'],
  ] as const)('%s ends the chat as %s and keeps the back address', (code, reason) => {
    expect(chatReducer(open, { type: 'failed', thrown: failure(code) })).toEqual({
      screen: 'ended',
      reason,
      backUrl: '/m/message',
    })
  })

  test('while opening shows trouble, and can be retried', () => {
    const trouble = chatReducer({ screen: 'loading' }, { type: 'failed', thrown: failure('UNREACHABLE') })
    expect(trouble).toEqual({ screen: 'trouble' })
    expect(chatReducer(trouble, { type: 'retried' })).toEqual({ screen: 'loading' })
  })

  test('of another kind is thrown', () => {
    expect(() => chatReducer(open, { type: 'failed', thrown: new TypeError('x') })).toThrow('x')
  })
})

test('an answer after the end changes nothing', () => {
  const ended: ChatState = { screen: 'ended', reason: 'over' }
  expect(chatReducer(ended, { type: 'received', news: { messages: [message(3)], typing: false } })).toBe(ended)
})

test('a page without a token is over at once', () => {
  expect(beginning('')).toEqual({ screen: 'ended', reason: 'over' })
  expect(beginning('a')).toEqual({ screen: 'loading' })
})
