import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import type { Input } from '#contract/resource.ts'
import { security } from '#contract/security.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'

const all = ['security'] as const
const type = 'paymentPassword'

export const securityQueries = {
  all,
  config: (session: SessionInfo | undefined) =>
    queryOptions({
      queryKey: [...all, 'config', memberOf(session)],
      queryFn: ({ signal }) => call(security.securityConfig, {}, { signal }),
    }),
  questions: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...all, 'questions', memberOf(session), language],
      queryFn: ({ signal }) => call(security.customerSecurityQuestions, { language }, { signal }),
    }),

  /** Sends a code to an address; with the code, sets the address. */
  setEmail: () => mutationOptions({ mutationFn: (input: Input<typeof member.email>) => call(member.email, input) }),
  setMobile: () => mutationOptions({ mutationFn: (input: Input<typeof member.mobile>) => call(member.mobile, input) }),
  setPayeeName: () =>
    mutationOptions({ mutationFn: (input: Input<typeof member.payeeName>) => call(member.payeeName, input) }),
  setAnswers: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof security.securityQuestions>) => call(security.securityQuestions, input),
    }),
  setPaymentPassword: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof security.paymentPassword>) => call(security.paymentPassword, input),
    }),
  sendSms: () =>
    mutationOptions({
      mutationFn: (input: { mobileNum: string; countryDialingCode: string }) =>
        call(auth.sendSmsNoLogin, { ...input, type }),
    }),
  sendEmail: () =>
    mutationOptions({
      mutationFn: (input: { username: string; email: string }) => call(auth.passwordByEmail, { ...input, type }),
    }),
  resetPaymentPassword: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof security.paymentPasswordReset>) => call(security.paymentPasswordReset, input),
    }),
}
