import { describe, expect, test } from 'vitest'
import { packText } from './seal.ts'
import { opensOnlyHere, readShare, type Share, shareFragment } from './share-link.ts'

const share: Share = {
  version: 1,
  tour: 'first-bet',
  merchant: 'VELVET',
  axes: { network: 'slow' },
  flags: { AGENTPOLICY3: false },
  language: 'JA',
}
const now = 1_000

describe('a share link', () => {
  test('is read as it was written', async () => {
    expect(await readShare(await shareFragment(share), { now })).toEqual({ kind: 'share', share })
  })

  test('may be in any language', async () => {
    const own: Share = { version: 1, language: 'XX' }
    expect(await readShare(await shareFragment(own), { now })).toEqual({ kind: 'share', share: own })
  })

  test('is refused after its expiry', async () => {
    const fragment = await shareFragment({ ...share, expires: 999 })
    expect(await readShare(fragment, { now })).toEqual({ kind: 'expired' })
  })

  test.each([
    '#s=%%%',
    '#s=',
    '#s=abc',
    `#s=${packText('{"version":2}')}`,
    `#s=${packText('{"version":1,"script":"x"}')}`,
    `#s=${packText('{"version":1,"merchant":"../x"}')}`,
    `#s=${packText('{"version":1,"language":"../x"}')}`,
  ])('is refused if it is damaged: %s', async (fragment) => {
    expect(await readShare(fragment, { now })).toEqual({ kind: 'damaged' })
  })

  test('is undefined without its own fragment', async () => {
    expect(await readShare('#panel', { now })).toEqual({ kind: 'none' })
  })

  test('needs its passcode, and holds nothing readable', async () => {
    const fragment = await shareFragment(share, 'seagull')
    expect(fragment).not.toContain(packText('VELVET').slice(0, 6))
    expect(await readShare(fragment, { now })).toEqual({ kind: 'locked' })
    expect(await readShare(fragment, { now, passcode: 'gull' })).toEqual({ kind: 'wrong-passcode' })
    expect(await readShare(fragment, { now, passcode: 'seagull' })).toEqual({ kind: 'share', share })
  })
})

test.each([
  ['http://localhost:5173', true],
  ['http://127.0.0.1:5174', true],
  ['http://[::1]:5174', true],
  ['https://192.168.0.7:5174', false],
  ['https://localhost.example', false],
])('knows that %s opens on one device only: %s', (origin, only) =>
  expect(opensOnlyHere(`${origin}/__studio/#s=abc`)).toBe(only),
)
