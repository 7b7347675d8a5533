import { expect, test } from 'vitest'
import { readPayAddress, scanAddress } from './address.ts'

const href = 'https://parlor.test/w/blue/__vendors/pay.html?token=abc&language=EN'

test('the code leads a phone to the same payment without another code', () => {
  const scanned = new URL(scanAddress(href))
  expect(scanned.pathname).toBe('/w/blue/__vendors/pay.html')
  expect(readPayAddress(scanned.search)).toMatchObject({ token: 'abc', language: 'en', scanned: true })
  expect(readPayAddress(new URL(href).search).scanned).toBe(false)
})
