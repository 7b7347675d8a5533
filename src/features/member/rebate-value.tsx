import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#brand/platform-status.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { memberQueries } from './member-queries.ts'

/** Shows the cash back that the member can claim now; nothing if there is none. */
export function RebateValue() {
  const { currency } = useBrand()
  const session = useSession()
  const { data } = useQuery({ ...memberQueries.rebate(session), enabled: isRealAccount(session) })
  return data && data.total > 0 ? <Money amount={data.total} currency={currency} /> : null
}
