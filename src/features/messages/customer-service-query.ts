import { queryOptions } from '@tanstack/react-query'
import { service } from '#contract/service.ts'
import { call } from '#gateway/call.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { openPath } from '#gateway/open-path.ts'
import { appPath } from '#ui/controls/link-target.ts'
import { messageQueries } from './message-queries.ts'

/** The channels of customer service, with their addresses. */
export const customerServiceQuery = () =>
  queryOptions({
    queryKey: [...messageQueries.all, 'customer-service'],
    queryFn: async ({ signal }) => {
      const entries = await call(service.customerService, {}, { signal })
      const opened = await Promise.all(entries.map(async ({ csType, path }) => entryTo(csType, await openPath(path))))
      return opened.filter((entry) => entry !== undefined)
    },
  })

/** Returns the target of a kind of service; undefined if the gateway's address is not allowed. */
function entryTo(csType: string, address: string) {
  if (csType === 'WHATSAPP') {
    const page = gatewayPage(address)
    return page && { csType, target: { page } }
  }
  const to = appPath(address)
  return to ? { csType, target: { to } } : undefined
}
