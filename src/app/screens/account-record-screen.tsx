import { Suspense } from 'react'
import type { Transaction } from '#contract/wallet.ts'
import { AccountRecordScreen } from '#features/records/account-record-screen.tsx'
import { type LazyPart, lazyPart } from '#ui/loading/lazy-part.tsx'
import { FailureBoundary } from '#ui/states/failure-boundary.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'

type Order = NonNullable<Transaction['order']>

/** Only a wide window shows them, beside the record. */
const details: Record<Order['kind'], LazyPart<{ id: string }>> = {
  deposit: lazyPart(() => import('#features/deposit/deposit-detail.tsx').then((module) => module.DepositDetail)),
  withdrawal: lazyPart(() => import('#features/withdraw/withdraw-detail.tsx').then((module) => module.WithdrawDetail)),
  promotion: lazyPart(() =>
    import('#features/promotions/promotion-beside.tsx').then((module) => module.PromotionBeside),
  ),
}

function OrderDetail({ kind, id }: Order) {
  const Detail = details[kind]
  return (
    <FailureBoundary>
      <Suspense fallback={<LoadingState />}>
        <Detail id={id} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Combines the record of movements with the orders that they belong to. */
export const AccountRecordWithOrders = () => <AccountRecordScreen orderDetail={(order) => <OrderDetail {...order} />} />
