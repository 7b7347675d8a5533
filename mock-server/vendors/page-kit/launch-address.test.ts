import { expect, test } from 'vitest'
import { readLaunchAddress } from './launch-address.ts'

test('reads token and language from the address', () => {
  expect(readLaunchAddress('?token=abc&language=KO')).toEqual({
    token: 'abc',
    language: 'ko',
    webView: false,
  })
})

test('falls back to English for an unsupported language', () => {
  expect(readLaunchAddress('?token=abc&language=VI').language).toBe('en')
})

test('recognises an embedding native app', () => {
  expect(readLaunchAddress('?token=abc&webView=true').webView).toBe(true)
})

test('returns empty strings for missing parameters', () => {
  expect(readLaunchAddress('')).toEqual({ token: '', language: 'en', webView: false })
})
