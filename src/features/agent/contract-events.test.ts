import { expect, test } from 'vitest'
import type { Contract } from '#contract/agent-contracts.ts'
import { eventsOf } from './contract-events.ts'

const contract: Contract = {
  id: 'contract-1',
  kind: 'salary',
  status: 'requested',
  basis: 'TURNOVER',
  period: 'DAY',
  tiers: [],
  requestedBy: null,
  askedAt: null,
  requestedAt: 2,
  answeredAt: null,
  replacedAt: null,
}

test.each([
  ['asked for', { status: 'asked', askedAt: 1, requestedAt: null }, ['asked']],
  ['offered', {}, ['offered']],
  ['asked for and declined', { status: 'declined', askedAt: 1, answeredAt: 3 }, ['asked', 'offered', 'declined']],
  ['replaced', { status: 'replaced', answeredAt: 3, replacedAt: 4 }, ['offered', 'accepted', 'replaced']],
] as const)('a contract that was %s', (_, change, names) => {
  expect(eventsOf({ ...contract, ...change }).map(({ name }) => name)).toEqual(names)
})
