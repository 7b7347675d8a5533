import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'

/** The query of the gateway's rules, which every form shares. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: ['rules'],
    queryFn: ({ signal }) => call(system.validationSettings, {}, { signal }),
  })
