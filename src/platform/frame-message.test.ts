import { expect, test } from 'vitest'
import { asksToClose, asksToLogin } from './frame-message.ts'

const frame = {} as Window
const stranger = {} as Window
const address = new URL('https://vendor.example/slot.html?token=1')
const close = { type: 'parlor:close' }
const message = (facts: Partial<MessageEvent>) =>
  ({ source: frame, origin: 'https://vendor.example', data: close, ...facts }) as MessageEvent

test('the game itself may ask to be closed', () => {
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
])('%s may not', (_, facts) => {
  expect(asksToClose(message(facts), frame, address)).toBe(false)
})

test('a frame that is gone may not', () => {
  expect(asksToClose(message({ source: null }), null, address)).toBe(false)
})

test('a game whose session is over may ask for a login, and no stranger', () => {
  const relogin = { data: { relogin: true } }
  expect(asksToLogin(message(relogin), frame, address)).toBe(true)
  expect(asksToLogin(message({ data: { relogin: false } }), frame, address)).toBe(false)
  expect(asksToLogin(message({}), frame, address)).toBe(false)
  expect(asksToLogin(message({ ...relogin, source: stranger }), frame, address)).toBe(false)
  expect(asksToLogin(message({ ...relogin, origin: 'https://other.example' }), frame, address)).toBe(false)
})
