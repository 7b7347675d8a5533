import { expect, test } from 'vitest'
import { asksToClose, asksToLogin } from './frame-message.ts'

const frame = {} as Window
const stranger = {} as Window
const address = new URL('https://vendor.example/slot.html?token=1')
const close = { type: 'parlor:close' }
const message = (facts: Partial<MessageEvent>) =>
  ({ source: frame, origin: 'https://vendor.example', data: close, ...facts }) as MessageEvent

test('accepts a close request from the game', () => {
  expect(asksToClose(message({}), frame, address)).toBe(true)
})

test.each<[string, Partial<MessageEvent>]>([
  ['another window', { source: stranger }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://vendor.example.evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another message', { data: { type: 'parlor:win' } }],
  ['a bare text', { data: 'parlor:close' }],
  ['nothing', { data: null }],
])('rejects %s', (_, facts) => {
  expect(asksToClose(message(facts), frame, address)).toBe(false)
})

test('rejects a removed frame', () => {
  expect(asksToClose(message({ source: null }), null, address)).toBe(false)
})

test('accepts a login request from a game without a session, but not from other frames', () => {
  const relogin = { data: { relogin: true } }
  expect(asksToLogin(message(relogin), frame, address)).toBe(true)
  expect(asksToLogin(message({ data: { relogin: false } }), frame, address)).toBe(false)
  expect(asksToLogin(message({}), frame, address)).toBe(false)
  expect(asksToLogin(message({ ...relogin, source: stranger }), frame, address)).toBe(false)
  expect(asksToLogin(message({ ...relogin, origin: 'https://other.example' }), frame, address)).toBe(false)
})
