import { expect, test } from 'vitest'
import { divided } from './entry-style-plugin.ts'

test('keeps tokens and base in the page, and the components in a file', () => {
  const [page, file] = ['@layer tokens{:root{--a:1}}@layer base{h1{margin:0}}', '@layer components{.b{color:red}}']
  expect(divided(page + file)).toEqual([page, file])
})

test('refuses a style without components', () => {
  expect(() => divided('@layer base{h1{margin:0}}')).toThrow('no layer "components"')
})
