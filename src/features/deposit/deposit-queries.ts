import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { deposit } from '#contract/deposit.ts'
import type { Input } from '#contract/resource.ts'
import { call } from '#gateway/call.ts'

/** Where the payment page of each method is opened. */
const payments = {
  GATEWAY: deposit.paymentGateway,
  ALIPAY: deposit.alipay,
  QQ: deposit.qqPay,
  WECHAT: deposit.wechatPay,
} as const
export type PaymentMethod = keyof typeof payments

const all = ['deposit'] as const
const latest = { pageNo: 1, pageSize: 20 }

export const depositQueries = {
  all,
  methods: (language: string) =>
    queryOptions({
      queryKey: [...all, 'methods', language],
      queryFn: ({ signal }) => call(deposit.depositBanks, { language }, { signal }),
    }),
  promos: (language: string) =>
    queryOptions({
      queryKey: [...all, 'promos', language],
      queryFn: ({ signal }) => call(deposit.depositPromos, { language }, { signal }),
    }),
  /** One deposit, which is followed while it is under way; null when the member has no such. */
  one: (id: string, language: string) =>
    queryOptions({
      queryKey: [...all, 'one', id, language],
      queryFn: ({ signal }) => call(deposit.depositReport, { pageNo: 1, pageSize: 1, id, language }, { signal }),
      select: ({ content }) => content[0] ?? null,
    }),
  report: (language: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'report', language],
      queryFn: ({ pageParam, signal }) =>
        call(deposit.depositReport, { ...latest, pageNo: pageParam, language }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    }),

  transfer: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof deposit.manualTransfer>) => call(deposit.manualTransfer, input),
    }),
  pay: (method: PaymentMethod) =>
    mutationOptions({
      mutationFn: (input: Input<typeof deposit.paymentGateway>) => call(payments[method], input),
    }),
}
