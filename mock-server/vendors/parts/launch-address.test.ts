import { expect, test } from 'vitest'
import { readLaunchAddress } from './launch-address.ts'

test('the address of a launch holds token, world and language', () => {
  expect(readLaunchAddress('?token=abc&world=w-1&language=KO')).toEqual({ token: 'abc', world: 'w-1', language: 'ko' })
})

test('a language the vendor does not speak becomes English', () => {
  expect(readLaunchAddress('?token=abc&language=VI').language).toBe('en')
})

test('what is missing is empty', () => {
  expect(readLaunchAddress('')).toEqual({ token: '', world: undefined, language: 'en' })
})
