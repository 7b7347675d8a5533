import type { ComponentType } from 'react'
import type { Transaction } from '#contract/wallet.ts'
import { DepositDetail } from '#features/deposit/deposit-detail.tsx'
import { PromotionBeside } from '#features/promotions/promotion-beside.tsx'
import { AccountRecordScreen } from '#features/records/account-record-screen.tsx'
import { WithdrawDetail } from '#features/withdraw/withdraw-detail.tsx'

type Order = NonNullable<Transaction['order']>

const details: Record<Order['kind'], ComponentType<{ id: string }>> = {
  deposit: DepositDetail,
  withdrawal: WithdrawDetail,
  promotion: PromotionBeside,
}

function OrderDetail({ kind, id }: Order) {
  const Detail = details[kind]
  return <Detail id={id} />
}

/** Combines the record of movements with the orders that they belong to. */
export const AccountRecordWithOrders = () => <AccountRecordScreen orderDetail={(order) => <OrderDetail {...order} />} />
