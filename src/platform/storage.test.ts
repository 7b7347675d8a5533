import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored } from '#contract/stored.ts'
import { clearTabStorage, readStored, removeStored, writeStored } from './storage.ts'
import { memoryStorage } from './stub-page.ts'

let kept: Storage

const hostedAt = (base: string) => vi.stubGlobal('document', { baseURI: `https://play.example${base}` })
const keys = () => Array.from({ length: kept.length }, (_, index) => kept.key(index)).toSorted()

beforeEach(() => {
  kept = memoryStorage()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
})
afterEach(() => vi.unstubAllGlobals())

test('uses the specification’s keys at the root', () => {
  hostedAt('/')
  writeStored(stored.theme, 'dark')
  writeStored(stored.autoLogin, 1)
  expect(keys()).toEqual(['autoLogin', 'theme'])
})

test('isolates the storage of apps under different bases', () => {
  for (const [base, theme] of [
    ['/', 'light'],
    ['/shop/', 'dark'],
    ['/shop/deep/', 'light'],
  ] as const) {
    hostedAt(base)
    expect(readStored(stored.theme)).toBeUndefined()
    writeStored(stored.theme, theme)
    expect(readStored(stored.theme)).toBe(theme)
  }
  expect(keys()).toEqual(['/shop/deep/theme', '/shop/theme', 'theme'])
  hostedAt('/shop/')
  removeStored(stored.theme)
  expect(keys()).toEqual(['/shop/deep/theme', 'theme'])
})

test.each([
  ['/', ['/shop/a', '/shop/deep/a']],
  ['/shop/', ['/shop/deep/a', 'a']],
  ['/shop/deep/', ['/shop/a', 'a']],
])('clearing under %s keeps the data of other bases', (base, left) => {
  for (const key of ['a', '/shop/a', '/shop/deep/a']) kept.setItem(key, '1')
  hostedAt(base)
  clearTabStorage()
  expect(keys()).toEqual(left)
})

const fails = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['is forbidden', () => Object.defineProperty(globalThis, 'localStorage', { get: fails, configurable: true })],
  ['is full', () => vi.stubGlobal('localStorage', { ...kept, setItem: fails })],
])('storage that %s loses the value and stops nothing', (_, spoil) => {
  hostedAt('/')
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  spoil()
  writeStored(stored.theme, 'dark')
  expect(readStored(stored.theme)).toBeUndefined()
  removeStored(stored.theme)
  if (own) Object.defineProperty(globalThis, 'localStorage', own)
})

test.each(['{', '"purple"', 'null'])('a stored value %j that does not match its schema is removed', (text) => {
  hostedAt('/')
  kept.setItem('theme', text)
  expect(readStored(stored.theme)).toBeUndefined()
  expect(keys()).toEqual([])
})
