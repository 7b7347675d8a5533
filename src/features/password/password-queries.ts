import { mutationOptions } from '@tanstack/react-query'
import { auth } from '#contract/auth.ts'
import type { Input } from '#contract/resource.ts'
import { call } from '#gateway/call.ts'

type Change = Input<typeof auth.changePassword> & { token?: string }

export const passwordQueries = {
  sendSms: () =>
    mutationOptions({
      mutationFn: (input: { mobileNum: string; countryDialingCode: string }) =>
        call(auth.sendSmsNoLogin, { ...input, type: 'password' }),
    }),
  sendEmail: () =>
    mutationOptions({ mutationFn: (input: Input<typeof auth.passwordByEmail>) => call(auth.passwordByEmail, input) }),
  pendingCode: () =>
    mutationOptions({ mutationFn: (input: Input<typeof auth.verification>) => call(auth.verification, input) }),
  verifyEmail: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof auth.passwordVerification>) => call(auth.passwordVerification, input),
    }),
  setByPhone: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof auth.setPasswordByPhone>) => call(auth.setPasswordByPhone, input),
    }),
  /** With the session, or with the token of a verified e-mail code. */
  change: () =>
    mutationOptions({ mutationFn: ({ token, ...input }: Change) => call(auth.changePassword, input, { token }) }),
}
