import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editAmount, readAmount, writeAmount } from './typed-amount.ts'

const tags = ['ko', 'en', 'de', 'fr', 'de-CH', 'hi', 'ar-EG', 'vi', 'fa']
const anyTag = fc.constantFrom(...tags)
/** Whole hundredths, up to the highest limit. */
const anyAmount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map((hundredths) => hundredths / 100)

describe('readAmount', () => {
  test.each<[string, string, number | undefined]>([
    ['ko', '50000', 50_000],
    ['ko', '50,000', 50_000],
    ['ko', '1,000.50', 1_000.5],
    ['ko', '1000.50', 1_000.5],
    ['ko', '₩50,000', 50_000],
    ['ko', '50,000 ₩', 50_000],
    ['ko', '５０，０００', 50_000],
    ['ko', '  50000 ', 50_000],
    ['ko', '007', 7],
    ['de', '1.000,50', 1_000.5],
    ['fr', '1 000,50', 1_000.5],
    ['de-CH', '1’000.50', 1_000.5],
    ['hi', '1,00,000', 100_000],
    ['ar-EG', '١٬٠٠٠٫٥', 1_000.5],
    ['ko', '', undefined],
    ['ko', '-5000', undefined],
    ['ko', '+5000', undefined],
    ['ko', '−5000', undefined],
    ['ko', '1e5', undefined],
    ['ko', '0x10', undefined],
    ['ko', '1,5', undefined],
    ['ko', '10,00', undefined],
    ['ko', '1,0000', undefined],
    ['ko', ',100', undefined],
    ['ko', '1.000', undefined],
    ['ko', '1.2.3', undefined],
    ['ko', '1.', undefined],
    ['ko', '.5', undefined],
    ['ko', '1 000', undefined],
    ['ko', '5천', undefined],
    ['ko', 'Infinity', undefined],
    ['ko', '5\u200b000', undefined],
    ['ko', '9'.repeat(40), undefined],
    ['de', '1,000.50', undefined],
    ['en', '1.000,50', undefined],
  ])('in %s, reads %j as %s', (tag, text, amount) => {
    expect(readAmount(text, tag)).toBe(amount)
  })

  test('reads every amount that the language writes', () => {
    fc.assert(
      fc.property(anyAmount, anyTag, (amount, tag) => {
        expect(readAmount(writeAmount(amount, tag), tag)).toBe(amount)
      }),
    )
  })

  test('never reads a text as different amounts in two languages', () => {
    const text = fc.tuple(anyAmount, anyTag).map(([amount, tag]) => writeAmount(amount, tag))
    fc.assert(
      fc.property(text, (written) => {
        const read = tags.map((tag) => readAmount(written, tag)).filter((amount) => amount !== undefined)
        expect(new Set(read).size).toBe(1)
      }),
    )
  })

  test('never drops a character to make a number', () => {
    const noise = fc.stringMatching(/^[-+eE.,xX %a가]{1,4}$/)
    fc.assert(
      fc.property(fc.nat(9_999_999), noise, fc.nat(6), (amount, extra, at) => {
        const digits = String(amount)
        const read = readAmount(digits.slice(0, at) + extra + digits.slice(at), 'en')
        expect([undefined, amount, Number(digits.slice(0, at) + extra + digits.slice(at))]).toContain(read)
      }),
    )
  })
})

describe('editAmount', () => {
  const typedOut = (text: string, tag: string) =>
    [...text].reduce((shown, key) => editAmount(shown, shown + key, tag), '')

  test('groups a whole number as it is typed', () => {
    expect(typedOut('1284500', 'ko')).toBe('1,284,500')
    expect(typedOut('1284500', 'de')).toBe('1.284.500')
  })

  test('keeps the typed number, key by key', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), anyTag, (amount, tag) => {
        expect(readAmount(typedOut(String(amount), tag), tag)).toBe(amount)
      }),
    )
  })

  test.each([
    ['1,000', '1,00', '100'],
    ['1,000', '1000', '1,000'],
    ['1,000', '1,500', '1,500'],
    ['1,000', '', ''],
    ['1,000', '1,000.', '1,000.'],
    ['1,000.', '1,000.5', '1,000.5'],
    ['1,000.50', '1,00050', '1,00050'],
    ['1,000', '-1,000', '-1,000'],
    ['-', '-5', '-5'],
    ['1', '1e', '1e'],
    ['1e', '1e5', '1e5'],
    ['50,000', '1,5', '1,5'],
    ['', '1000.50', '1000.50'],
    ['', '５０００', '5,000'],
  ])('%j becoming %j shows %j', (shown, typed, expected) => {
    expect(editAmount(shown, typed, 'ko')).toBe(expected)
  })
})
