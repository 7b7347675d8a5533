import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Merchant } from './merchant.ts'
import { merchantFile } from './merchant-file.ts'

const folder = new URL('../../fixtures/merchants/', import.meta.url)

test.each(readdirSync(folder))('writes %s as it is shipped, in the same order', (name) => {
  const shipped: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  expect(merchantFile(Merchant.parse(shipped))).toBe(`${JSON.stringify(shipped, null, 2)}\n`)
})

test('writes every field of the schema', () => {
  const shipped = JSON.parse(readFileSync(new URL('haedal.json', folder), 'utf8'))
  const whole = Merchant.parse({ ...shipped, logo: 'data:image/png;base64,AAAA', modules: { COMM3: false } })
  expect(JSON.parse(merchantFile(whole))).toEqual(whole)
  expect(Object.keys(JSON.parse(merchantFile(whole))).toSorted()).toEqual(Object.keys(Merchant.shape).toSorted())
})
