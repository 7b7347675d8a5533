import { expect, test } from 'vitest'
import { partAddress, partOf, parts } from './parts.ts'

test.each(parts)('the address of %s names it', (part) => {
  expect(partOf(new URL(partAddress(part), 'http://parlor.test').search)).toBe(part)
})

test.each(['', '?part=', '?part=nothing', '?other=email'])('%s is the overview', (search) => {
  expect(partOf(search)).toBeUndefined()
})
