import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { Order } from '#contract/lottery.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { failureText } from '#gateway/failure.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { LongList } from '#ui/lists/long-list.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { lotteryQueries } from './lottery-queries.ts'
import { LotteryRowsSkeleton } from './lottery-rows.tsx'
import { OrderDialog } from './order-dialog.tsx'
import styles from './order-history.module.css'

const filters = ['all', 'open', 'won', 'lost', 'cancelled'] as const
type Filter = (typeof filters)[number]

/** Shows the member's lottery orders; visitors see a link to log in. */
export function OrderHistory() {
  const session = useSession()
  return session ? <History session={session} /> : <Visitor />
}

function Visitor() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const logIn = () => navigate('/m/login', { state: { from: pathname + search } })
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={t('lottery.history_login')}
      action={<Button onClick={logIn}>{t('games.log_in')}</Button>}
    />
  )
}

function History({ session }: { session: SessionInfo }) {
  const { t } = useTranslation()
  const [filter, choose] = useState<Filter>('all')
  const [shown, show] = useState<string>()
  return (
    <>
      <Tabs
        look="chip"
        label={t('lottery.history')}
        tabs={filters.map((value) => ({ value, label: t(`lottery.state_${value}`) }))}
        value={filter}
        onChange={choose}
      />
      <Orders session={session} status={filter === 'all' ? undefined : filter} onShow={show} />
      {shown && <OrderDialog session={session} orderId={shown} onClose={() => show(undefined)} />}
    </>
  )
}

interface OrdersProps {
  session: SessionInfo
  status: Order['status'] | undefined
  onShow: (orderId: string) => void
}

function Orders({ session, status, onShow }: OrdersProps) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(lotteryQueries.orders(session, useLanguage(), status))
  if (list.isPending) return <LotteryRowsSkeleton />
  if (!list.data) return <FailedState message={t(failureText(list.error))} onRetry={list.refetch} />
  const orders = list.data.pages.flatMap(({ content }) => content)
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t('lottery.no_orders')}
        hint={t('lottery.no_orders_hint')}
        action={
          <Link to={{ search: '?part=all' }} replace className={buttonClass()}>
            {t('lottery.all')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <LongList className={styles.orders} total={list.data.pages.at(-1)?.total}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} onPress={() => onShow(order.orderId)} />
        ))}
      </LongList>
      {list.isFetchNextPageError && <FailedState message={t('gamelist.next_failed')} onRetry={list.fetchNextPage} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button kind="secondary" wide onClick={() => list.fetchNextPage()}>
          {t('records.more')}
        </Button>
      )}
    </>
  )
}

function OrderRow({ order, onPress }: { order: Order; onPress: () => void }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <button type="button" className={styles.order} onClick={onPress}>
      <LazyPicture src={gatewayUrl(order.iconUrl)} alt="" width={48} height={48} />
      <span className={styles.what}>
        <b>{order.gameName}</b>
        <small>{t('lottery.issue', { numero: order.numero })}</small>
      </span>
      <span className={styles.sum}>
        {order.win > 0 ? (
          <Money amount={order.win} currency={currency} signed />
        ) : (
          <Money amount={order.stake} currency={currency} />
        )}
        <small data-state={order.status}>{t(`lottery.state_${order.status}`)}</small>
      </span>
    </button>
  )
}
