import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#gateway/platform-status.ts'
import { useSession } from '#gateway/session.ts'
import { Money } from '#ui/money.tsx'
import { memberQueries } from './member-queries.ts'

/** The cash back that may be claimed now; nothing while there is none. */
export function RebateValue() {
  const { currency } = useBrand()
  const { data } = useQuery(memberQueries.rebate(useSession()))
  return data && data.total > 0 ? <Money amount={data.total} currency={currency} /> : null
}
