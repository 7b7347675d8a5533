import { expect, test } from 'vitest'
import { shotName } from './names.ts'

const at = new Date(2026, 10, 23, 14, 12)

test.each([
  [{ merchant: 'HAEDAL', page: 'm/home' }, 'haedal-m-home-2026-11-23-1412.png'],
  [{ merchant: 'VELVET', page: 'm/game?token=secret#top' }, 'velvet-m-game-2026-11-23-1412.png'],
  [{ merchant: '해달', page: '' }, '2026-11-23-1412.png'],
  [{ merchant: '..', page: '../../etc/passwd' }, 'parlor-etc-passwd-2026-11-23-1412.png'],
])('%j is saved as %s', (shot, name) => {
  expect(shotName({ ...shot, at }, 'png')).toMatch(new RegExp(`${name}$`))
})

test('pads the parts of the time and bounds the length', () => {
  const name = shotName({ merchant: 'M'.repeat(99), page: 'p'.repeat(500), at: new Date(2027, 0, 2, 3, 4) }, 'webm')
  expect(name).toBe(`${'m'.repeat(30)}-${'p'.repeat(60)}-2027-01-02-0304.webm`)
})
