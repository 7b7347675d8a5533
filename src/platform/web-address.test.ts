import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openTab, webAddress } from './web-address.ts'

const base = 'https://play.example/w/blue/'

test.each([
  ['https://pay.example/p?token=1#x', 'https://pay.example/p?token=1#x'],
  ['HTTP://pay.example', 'http://pay.example/'],
  ['https://결제.example/a b', 'https://xn--p89a133c.example/a%20b'],
  ['/pay?token=1', 'https://play.example/pay?token=1'],
  ['/', 'https://play.example/'],
])('accepts %s', (text, href) => {
  expect(webAddress(text, base)?.href).toBe(href)
})

test.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://play.example/1',
  'file:///etc/passwd',
  'intent://x#Intent;scheme=https;end',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:/\\evil.example',
  'https:\\\\evil.example',
  'http:evil.example',
  'https:///evil.example',
  'https://play.example@evil.example/',
  'https://user:secret@evil.example/',
  'https://',
  'https://[',
  'https://evil.example:99999/',
  'evil.example',
  '/\t/evil.example',
])('refuses %j', (text) => {
  expect(webAddress(text, base)).toBeUndefined()
})

test('never throws, and returns only http and https addresses', () => {
  const part = fc.constantFrom(
    'javascript:',
    'https:',
    'HTTP:',
    '/',
    '\\',
    '\t',
    '@',
    ':',
    'evil.example',
    '//',
    '[',
    '%',
  )
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (given) => {
      expect(webAddress(given, base)?.protocol ?? 'https:').toMatch(/^https?:$/)
    }),
  )
})

test('opens a tab without an opener', () => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  const page = new URL('https://pay.example/')
  openTab(page)
  expect(open).toHaveBeenCalledExactlyOnceWith(page, '_blank', 'noopener')
  vi.unstubAllGlobals()
})
