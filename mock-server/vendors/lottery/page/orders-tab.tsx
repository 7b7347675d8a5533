import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/lottery.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Button, Chips } from './controls.tsx'
import { OrderSheet } from './order-sheet.tsx'
import styles from './orders-tab.module.css'
import { usePage } from './page-context.ts'
import { lotteryQueries } from './queries.ts'
import { StatusMessage, Waiting } from './states.tsx'
import { Trouble } from './trouble.tsx'

type Filter = 'all' | Order['status']
const filters = ['all', 'open', 'won', 'lost', 'cancelled'] as const satisfies readonly Filter[]

/** Shows the member's orders, newest first. */
export function OrdersTab() {
  const page = usePage()
  const { text } = page
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, show] = useState<string>()
  return (
    <>
      <Chips
        label={text.orders}
        options={filters.map((value) => ({ value, label: text.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      <Orders status={filter === 'all' ? undefined : filter} onShow={show} />
      {shown && <OrderSheet orderId={shown} onClose={() => show(undefined)} />}
    </>
  )
}

function Orders({ status, onShow }: { status: Order['status'] | undefined; onShow: (orderId: string) => void }) {
  const page = usePage()
  const { text } = page
  const { data, isError, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    lotteryQueries.orders(page, status),
  )
  if (isError) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Waiting label={text.orders} />
  const orders = data.pages.flatMap(({ content }) => content)
  if (orders.length === 0) return <StatusMessage icon={<ReceiptText />} {...text.noOrders} />
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderRow order={order} onPress={() => onShow(order.orderId)} />
          </li>
        ))}
      </ul>
      {hasNextPage && <Button onPress={() => fetchNextPage()}>{text.showMore}</Button>}
    </>
  )
}

function OrderRow({ order, onPress }: { order: Order; onPress: () => void }) {
  const { text, money } = usePage()
  return (
    <button type="button" className={styles.order} onClick={onPress}>
      <img src={order.iconUrl} alt="" width={44} height={44} loading="lazy" />
      <span className={styles.what}>
        <b>{order.gameName}</b>
        <small>
          {fill(text.issue, { numero: order.numero })}
          {order.issues > 1 && ` ${fill(text.moreIssues, { count: order.issues - 1 })}`}
        </small>
      </span>
      <span className={styles.sum}>
        <b data-state={order.status}>{order.win > 0 ? `+${money(order.win)}` : money(order.stake)}</b>
        <small data-state={order.status}>{text.states[order.status]}</small>
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </button>
  )
}
