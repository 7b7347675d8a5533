import { expect, test } from 'vitest'
import { readTeamOrder } from './team-order.ts'

const direct = { search: '', depth: 'direct', figure: undefined }

test.each([
  ['', direct],
  ['account=hana&depth=direct', direct],
  ['depth=all', { ...direct, depth: 'all' }],
  ['sort=deposits', { ...direct, figure: 'deposits' }],
  ['depth=all&sort=profit', { search: '', depth: 'all', figure: 'profit' }],
  ['search=han', { ...direct, search: 'han', depth: 'all' }],
  ['search=han&depth=direct&sort=balance', { search: 'han', depth: 'all', figure: 'balance' }],
])('the address ?%s lists %j', (query, expected) => {
  expect(readTeamOrder(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  'depth=',
  'depth=everyone',
  'depth=ALL',
  'sort=',
  'sort=password',
  'sort=account',
  'sort=Deposits',
  'sort=toString',
  'search=',
])('the address ?%s has no value that the list knows, so it is ignored', (query) => {
  expect(readTeamOrder(new URLSearchParams(query))).toEqual(direct)
})
