import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { member } from '#contract/member.ts'
import type { Answer, Input } from '#contract/resource.ts'
import { security } from '#contract/security.ts'
import { withdraw } from '#contract/withdraw.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'

/** Whether the payment password is set, the tries left, and the end of a lock. */
export type PasswordState = Answer<typeof security.hasWithdrawalPassword>
/** The cards, the banks, the limits and the missing turnover. */
export type Payouts = Answer<typeof withdraw.bankCards>

const all = ['payouts'] as const
const of = ({ session, language }: Viewer, ...parts: string[]) => [...all, memberOf(session), ...parts, language]

/**
 * What a member needs for a payout: the bank cards, the payee name and the payment password. In another language, a form
 * keeps its former data until the new arrives: it would otherwise lose what was typed.
 */
export const payoutQueries = {
  all,
  cards: (viewer: Viewer) =>
    queryOptions({
      queryKey: of(viewer, 'cards'),
      queryFn: ({ signal }) => call(withdraw.bankCards, { language: viewer.language }, { signal }),
      placeholderData: keepPreviousData,
    }),
  password: (viewer: Viewer) =>
    queryOptions({
      queryKey: of(viewer, 'password'),
      queryFn: ({ signal }) => call(security.hasWithdrawalPassword, {}, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** The masked payee name; empty if there is none. */
  payeeName: (viewer: Viewer) =>
    queryOptions({
      queryKey: of(viewer, 'payeeName'),
      queryFn: ({ signal }) => call(member.memberInfo, {}, { signal }),
      placeholderData: keepPreviousData,
      select: ({ payeeName }) => payeeName,
    }),

  setPassword: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof security.paymentPassword>) => call(security.paymentPassword, input),
    }),
  setPayeeName: () =>
    mutationOptions({ mutationFn: (input: Input<typeof member.payeeName>) => call(member.payeeName, input) }),
  addCard: () =>
    mutationOptions({ mutationFn: (input: Input<typeof security.bankCard>) => call(security.bankCard, input) }),
}
