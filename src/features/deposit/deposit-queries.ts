import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { deposit } from '#contract/deposit.ts'
import type { Input } from '#contract/resource.ts'
import { returnTo } from '#gateway/app-url.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'

/** The endpoint that opens the payment page of each method. */
const payments = {
  GATEWAY: deposit.paymentGateway,
  ALIPAY: deposit.alipay,
  QQ: deposit.qqPay,
  WECHAT: deposit.wechatPay,
} as const
export type PaymentMethod = keyof typeof payments

const all = ['deposit'] as const
const of = ({ session, language }: Viewer, ...parts: string[]) => [...all, memberOf(session), ...parts, language]

type ReportFilter = Omit<Input<typeof deposit.depositReport>, 'pageNo' | 'pageSize' | 'language' | 'id'>

/**
 * The queries of deposits. In another language, a form keeps its former data until the new arrives, so that nothing
 * typed is lost.
 */
export const depositQueries = {
  all,
  methods: (viewer: Viewer) =>
    queryOptions({
      queryKey: of(viewer, 'methods'),
      queryFn: ({ signal }) => call(deposit.depositBanks, { language: viewer.language }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** The bonuses of the next deposit, or those that a deposit already made can still take. */
  promos: (viewer: Viewer, depositId?: string) =>
    queryOptions({
      queryKey: [...of(viewer, 'promos'), depositId],
      queryFn: ({ signal }) => call(deposit.depositPromos, { language: viewer.language, depositId }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** One deposit, polled while it is pending; null if the member has no such deposit. */
  one: (viewer: Viewer, id: string) =>
    queryOptions({
      queryKey: of(viewer, 'one', id),
      queryFn: ({ signal }) =>
        call(deposit.depositReport, { pageNo: 1, pageSize: 1, id, language: viewer.language }, { signal }),
      select: ({ content }) => content[0] ?? null,
    }),
  report: (viewer: Viewer, filter: ReportFilter) =>
    infiniteQueryOptions({
      queryKey: [...of(viewer, 'report'), filter],
      queryFn: ({ pageParam, signal }) =>
        call(
          deposit.depositReport,
          { ...filter, pageNo: pageParam, pageSize: 20, language: viewer.language },
          { signal },
        ),
      ...paging,
      // Only one tab follows an order to its end.
      refetchOnWindowFocus: 'always',
    }),

  transfer: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof deposit.manualTransfer>) => call(deposit.manualTransfer, input),
    }),
  pay: (method: PaymentMethod) =>
    mutationOptions({
      mutationFn: (input: Input<typeof deposit.paymentGateway>) => call(payments[method], { ...input, ...returnTo() }),
    }),
}

export const acceptPromo = (input: Input<typeof deposit.acceptPromo>) => call(deposit.acceptPromo, input)
