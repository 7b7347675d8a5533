import { expect, test } from 'vitest'
import { missingToTier } from './missing-to-tier.ts'

const next = { from: 200_000, activeMembers: 8, rate: 0.8 }

test.each([
  ['both', { base: 150_000, activeMembers: 5 }, { amount: 50_000, members: 3 }],
  ['stakes alone', { base: 150_000, activeMembers: 12 }, { amount: 50_000, members: 0 }],
  ['members alone', { base: 900_000, activeMembers: 7 }, { amount: 0, members: 1 }],
  ['an exact amount', { base: 199_999.9, activeMembers: 8 }, { amount: 0.1, members: 0 }],
])('%s may be missing to the next tier', (_, earned, missing) => {
  expect(missingToTier(earned, next)).toEqual(missing)
})
