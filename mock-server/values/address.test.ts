import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryOf, fullMobile, isSentTo, normaliseAddress } from './address.ts'

test.each([
  ['82', '01022334455', '821022334455'],
  ['+82', '1022334455', '821022334455'],
  ['82', '010-2233-4455', '821022334455'],
  ['82', '01000000001', '821000000001'],
  ['86', '13812345678', '8613812345678'],
  ['', '010', '10'],
  ['8210', '22334455', '821022334455'],
  ['999', '01022', '9991022'],
])('the dialling code "%s" and the number %s are %s', (code, number, full) => {
  expect(fullMobile(code, number)).toBe(full)
})

describe('a message to 821022334455 is found', () => {
  test.each([
    '01022334455',
    '010-2233-4455',
    '010 2233 4455',
    '1022334455',
    '821022334455',
    '+82 10-2233-4455',
    '+82 010 2233 4455',
    '4455',
  ])('by %s', (wanted) => {
    expect(isSentTo('821022334455', wanted)).toBe(true)
  })

  test.each(['01022334456', '+8190', 'haedal', 'haedal@parlor.example', '-'])('not by %s', (wanted) => {
    expect(isSentTo('821022334455', wanted)).toBe(false)
  })
})

test('an e-mail address is found by any part of it, in any case', () => {
  const to = normaliseAddress(' Haedal@Parlor.Example ')
  for (const wanted of ['haedal@parlor.example', 'HAEDAL@', ' parlor.EXAMPLE ']) expect(isSentTo(to, wanted)).toBe(true)
  expect(isSentTo(to, 'minji@')).toBe(false)
  expect(isSentTo('2026@parlor.example', '2026')).toBe(true)
})

test('every spelling of a Korean number has the same form and is found', () => {
  const digits = fc.stringMatching(/^[1-9]\d{6,7}$/)
  const spelling = fc.constantFrom<(rest: string) => string>(
    (rest) => `010${rest}`,
    (rest) => `10${rest}`,
    (rest) => `010-${rest.slice(0, -4)}-${rest.slice(-4)}`,
    (rest) => `(010) ${rest}`,
  )
  fc.assert(
    fc.property(digits, spelling, spelling, (rest, sent, wanted) => {
      const to = normaliseAddress(fullMobile('82', sent(rest)))
      expect(to).toBe(`8210${rest}`)
      expect(isSentTo(to, wanted(rest))).toBe(true)
      expect(isSentTo(to, `+82 10${rest}`)).toBe(true)
    }),
  )
})

test('any text as dialling code, number or search has a result', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (code, number, wanted) => {
      const to = fullMobile(code, number)
      expect(to).toMatch(/^\d*$/)
      expect(typeof isSentTo(to, wanted)).toBe('boolean')
    }),
  )
})

test.each([
  ['821022334455', 'KR'],
  ['8613812345678', 'CN'],
  ['', undefined],
])('the number "%s" is of the country %s', (number, country) => {
  expect(countryOf(number)).toBe(country)
})
