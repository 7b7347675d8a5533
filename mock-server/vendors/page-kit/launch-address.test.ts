import { expect, test } from 'vitest'
import { readLaunchAddress } from './launch-address.ts'

test('the address of a launch holds token and language', () => {
  expect(readLaunchAddress('?token=abc&language=KO')).toEqual({
    token: 'abc',
    language: 'ko',
    webView: false,
  })
})

test('a language the vendor does not speak becomes English', () => {
  expect(readLaunchAddress('?token=abc&language=VI').language).toBe('en')
})

test('a native app around the page is known', () => {
  expect(readLaunchAddress('?token=abc&webView=true').webView).toBe(true)
})

test('what is missing is empty', () => {
  expect(readLaunchAddress('')).toEqual({ token: '', language: 'en', webView: false })
})
