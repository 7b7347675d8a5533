import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const withDisabled = /<(?:button|select|textarea|input)\b[^<]*?\sdisabled(?:=|\s|>)/

it('finds an element that drops the focus', () => {
  expect('<button type="button" disabled={busy}>').toMatch(withDisabled)
  expect('<PageButton disabled={busy}>').not.toMatch(withDisabled)
})

it('is the only button of the vendors that can be off: a disabled element drops the focus', () => {
  const pages = globSync('*/**/*.tsx', { cwd: folder })
  expect(pages.length).toBeGreaterThan(80)
  expect(pages.filter((file) => withDisabled.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
