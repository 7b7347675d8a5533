import { expect, test } from 'vitest'
import { refuseDesk } from './desk.ts'

test.each([
  [0, undefined, 'NON_AGENT_ACCOUNT'],
  [1, undefined, 'NON_AGENT_ACCOUNT'],
  [2, undefined, undefined],
  [4, undefined, 'NON_AGENT_ACCOUNT'],
  [40, 'NON_MEMBER_ACCOUNT', undefined],
  [41, 'NON_MEMBER_ACCOUNT', undefined],
  [42, 'NON_MEMBER_ACCOUNT', undefined],
  [3, 'NON_MEMBER_ACCOUNT', 'NON_AGENT_ACCOUNT'],
])('type %d gets %s at the members’ desk and %s at the agents’ desk', (type, member, agent) => {
  expect(refuseDesk(type, 'member')).toBe(member)
  expect(refuseDesk(type, 'agent')).toBe(agent)
})
