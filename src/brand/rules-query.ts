import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'

/** The rules the gateway publishes, as server state that every form shares. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: ['rules'],
    queryFn: ({ signal }) => call(system.validationSettings, {}, { signal }),
  })
