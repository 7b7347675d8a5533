import { queryOptions } from '@tanstack/react-query'
import { service } from '#contract/service.ts'
import { call } from '#gateway/call.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { openPath } from '#gateway/open-path.ts'
import { appPath } from '#ui/link-target.ts'
import { messageQueries } from './message-queries.ts'

/** The ways to customer service, with their addresses. */
export const customerServiceQuery = () =>
  queryOptions({
    queryKey: [...messageQueries.all, 'customer-service'],
    queryFn: async ({ signal }) => {
      const entries = await call(service.customerService, {}, { signal })
      const opened = await Promise.all(entries.map(async ({ csType, path }) => wayTo(csType, await openPath(path))))
      return opened.filter((entry) => entry !== undefined)
    },
  })

/** Returns how a row leads to a kind of service, or nothing when the gateway's address leads nowhere we would send anybody. */
function wayTo(csType: string, address: string) {
  if (csType === 'WHATSAPP') {
    const page = gatewayPage(address)
    return page && { csType, way: { page } }
  }
  const to = appPath(address)
  return to ? { csType, way: { to } } : undefined
}
