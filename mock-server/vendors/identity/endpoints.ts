import { minute } from '#contract/time-units.ts'
import { implement } from '#mock-server/core/implement.ts'
import { identityToken } from '#mock-server/platform/accounts/rules/identity-token.ts'
import { identity } from './contract.ts'

const life = 5 * minute

export const identityEndpoints = implement(identity, {
  prove: ({ input: { subject, expired }, now }) => ({
    token: identityToken(subject, expired ? now - 1_000 : now + life),
  }),
})
