import { useQuery } from '@tanstack/react-query'
import { isRealAccount } from '#gateway/account-type.ts'
import { useBrand } from '#gateway/platform-status.ts'
import { useSession } from '#gateway/session.ts'
import { Money } from '#ui/money.tsx'
import { memberQueries } from './member-queries.ts'

/** The cash back that may be claimed now; nothing while there is none. */
export function RebateValue() {
  const { currency } = useBrand()
  const session = useSession()
  const { data } = useQuery({ ...memberQueries.rebate(session), enabled: isRealAccount(session) })
  return data && data.total > 0 ? <Money amount={data.total} currency={currency} /> : null
}
