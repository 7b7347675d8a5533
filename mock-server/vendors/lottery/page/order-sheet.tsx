import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lottery, type OrderDetail, type Suborder } from '#contract/lottery.ts'
import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Button } from './controls.tsx'
import { useHouse } from './house.ts'
import { OrderPart } from './order-part.tsx'
import styles from './order-sheet.module.css'
import { lotteryQueries } from './queries.ts'
import { Sheet } from './sheet.tsx'
import { Waiting } from './states.tsx'
import { Trouble } from './trouble.tsx'

interface OrderSheetProps {
  orderId: string
  onClose: () => void
}

/** An order with all its lines, and the way to take them back while their draws are open. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const house = useHouse()
  const { text } = house
  const { data, isError, error, refetch } = useQuery(lotteryQueries.order(house, orderId))
  const { asked, ask, cancel, busy, said } = useCancel(orderId)
  const open = data?.parts.filter(({ cancellable }) => cancellable) ?? []
  return (
    <Sheet
      title={text.order}
      onClose={onClose}
      foot={
        (asked || open.length > 0 || said) && (
          <div className={styles.foot}>
            {said && <p role="status">{said}</p>}
            {asked ? (
              <Ask parts={asked} busy={busy} onCancel={cancel} onKeep={() => ask(undefined)} />
            ) : (
              open.length > 1 && (
                <Button onPress={() => ask(open)}>{fill(text.cancelAll, { count: open.length })}</Button>
              )
            )}
          </div>
        )
      }
    >
      {isError && <Trouble error={error} onRetry={refetch} />}
      {!data && !isError && <Waiting label={text.order} />}
      {data && (
        <>
          <Summary order={data} />
          <ul className={styles.parts}>
            {data.parts.map((part) => (
              <li key={part.suborderId}>
                <OrderPart part={part} order={data} onCancel={() => ask([part])} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

function Summary({ order }: { order: OrderDetail }) {
  const { text, money, time } = useHouse()
  const facts = [
    [text.orderedAt, time(order.at)],
    [text.stake, money(order.stake)],
    [text.win, money(order.win)],
  ] as const
  return (
    <div className={styles.summary}>
      <h3>
        {order.gameName}
        <span data-state={order.status}>{text.states[order.status]}</span>
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface AskProps {
  parts: readonly Suborder[]
  busy: boolean
  onCancel: () => void
  onKeep: () => void
}

function Ask({ parts, busy, onCancel, onKeep }: AskProps) {
  const { text, money } = useHouse()
  return (
    <div className={styles.ask} role="alertdialog" aria-label={text.cancel}>
      <p>{fill(text.cancelAsk, { price: money(priceOf(parts)) })}</p>
      <div>
        <Button onPress={onKeep}>{text.keep}</Button>
        <Button strong disabled={busy} onPress={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  )
}

const priceOf = (parts: readonly Suborder[]) => parts.reduce((total, { price }) => total + price, 0)

/** Asks first, takes back then, and says what came of it. */
function useCancel(orderId: string) {
  const house = useHouse()
  const { text, money, ask: call, languageCode: language } = house
  const client = useQueryClient()
  const [asked, ask] = useState<readonly Suborder[]>()
  const [busy, setBusy] = useState(false)
  const [said, say] = useState('')

  async function cancel() {
    if (!asked || busy) return
    setBusy(true)
    try {
      const suborderIds = asked.map(({ suborderId }) => suborderId)
      const order = await call(lottery.cancelSuborders, { orderId, suborderIds, language })
      client.setQueryData(lotteryQueries.order(house, orderId).queryKey, order)
      say(fill(text.cancelled, { price: money(priceOf(asked)) }))
    } catch (thrown) {
      if (!(thrown instanceof VendorFailure)) throw thrown
      say(thrown.code === 'LOTTERY_CLOSED' ? text.closedMeanwhile : text.cut)
    }
    ask(undefined)
    setBusy(false)
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['account'] })
  }

  return {
    asked,
    ask(parts: readonly Suborder[] | undefined) {
      say('')
      ask(parts)
    },
    cancel,
    busy,
    said,
  }
}
