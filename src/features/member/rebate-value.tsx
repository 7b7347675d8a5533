import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#brand/platform-status.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/money.tsx'
import { memberQueries } from './member-queries.ts'

/** The cash back that may be claimed now; nothing while there is none. */
export function RebateValue() {
  const { currency } = useBrand()
  const session = useSession()
  const { data } = useQuery({ ...memberQueries.rebate(session), enabled: isRealAccount(session) })
  return data && data.total > 0 ? <Money amount={data.total} currency={currency} /> : null
}
