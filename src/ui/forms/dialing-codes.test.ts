import { describe, expect, test } from 'vitest'
import countries from '#fixtures/countries/countries.json' with { type: 'json' }
import { byName, countryOf } from './dialing-codes.ts'

const all = countries.map((country) => ({ ...country, name: country.code }))

describe('a code that several countries share', () => {
  test.each([
    ['1', 'US'],
    ['7', 'RU'],
    ['44', 'GB'],
    ['358', 'FI'],
  ])('%s stands for %s', (dialingCode, code) => {
    expect(countryOf(all, dialingCode, '')?.code).toBe(code)
  })

  test('stands for the country that was chosen, while it has this code', () => {
    expect(countryOf(all, '1', 'CA')?.code).toBe('CA')
    expect(countryOf(all, '82', 'CA')?.code).toBe('KR')
  })
})

test('countries are sorted by their names in the language', () => {
  const named = ['Österreich', 'Zypern', 'Oman'].map((name) => ({ code: name, dialingCode: '1', name }))
  expect(byName(named, 'DE').map(({ name }) => name)).toEqual(['Oman', 'Österreich', 'Zypern'])
})
