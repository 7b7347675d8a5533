import { expect, test } from 'vitest'
import { asksToClose, asksToLogin, signInAnswer } from './frame-message.ts'

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

const proof = { type: 'parlor:sign-in', outcome: 'token', token: 'abc' }

test.each([proof, { type: 'parlor:sign-in', outcome: 'cancelled' }, { type: 'parlor:sign-in', outcome: 'failed' }])(
  'accepts the sign-in’s answer %o from its own window',
  (data) => {
    expect(signInAnswer(message({ data }), frame, address)).toEqual(data)
  },
)

test.each<[string, Partial<MessageEvent>]>([
  ['another window', { data: proof, source: stranger }],
  ['another origin', { data: proof, origin: 'https://evil.example' }],
  ['an empty token', { data: { ...proof, token: '' } }],
  ['an unknown outcome', { data: { ...proof, outcome: 'passed' } }],
  ['another message', { data: close }],
])('rejects a sign-in’s answer: %s', (_, facts) => {
  expect(signInAnswer(message(facts), frame, address)).toBeUndefined()
})
