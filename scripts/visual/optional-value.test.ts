import { expect, it } from 'vitest'
import { optionalValue } from './optional-value.ts'

it.each([
  [['--changed'], ['--changed=']],
  [
    ['--changed', '--whole'],
    ['--changed=', '--whole'],
  ],
  [
    ['--changed', 'HEAD', '--whole'],
    ['--changed', 'HEAD', '--whole'],
  ],
  [['--changed=HEAD'], ['--changed=HEAD']],
])('reads %j as %j', (given, read) => {
  expect(optionalValue('--changed', given)).toEqual(read)
})
