import * as z from 'zod/mini'
import { vendorResource } from '#mock-server/core/resource.ts'

/** The call of the sign-in provider's page. */
export const identity = vendorResource('identity', {
  prove: {
    method: 'POST',
    path: '/__vendors/api/identity/prove',
    summary: 'Returns a token that proves a number or a social account to the platform for five minutes.',
    access: 'none',
    body: z.object({
      /** Dialling code and number, or a provider and its account, such as `google:mina`. */
      subject: z
        .string()
        .check(z.regex(/^(\d{7,24}|(facebook|google|line|twitter):[a-z0-9_]{1,32})$/, 'a number, or provider:account')),
      /** Makes a token whose time is already over. */
      expired: z.optional(z.boolean()),
    }),
    response: z.object({ token: z.string() }),
    errors: [],
  },
})
