import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { lottery, type OrderDetail, type Suborder } from '#contract/lottery.ts'
import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Button } from './controls.tsx'
import { OrderPart } from './order-part.tsx'
import styles from './order-sheet.module.css'
import { usePage } from './page-context.ts'
import { lotteryQueries } from './queries.ts'
import { Sheet } from './sheet.tsx'
import { Waiting } from './states.tsx'
import { Trouble } from './trouble.tsx'

interface OrderSheetProps {
  orderId: string
  onClose: () => void
}

/** Shows an order with its lines, which can be cancelled while their draws are open. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const page = usePage()
  const { text } = page
  const { data, isError, error, refetch } = useQuery(lotteryQueries.order(page, orderId))
  const { selected, select, cancel, busy, message } = useCancel(orderId)
  const { list, foot } = useCancelFocus(data, selected)
  const open = data?.parts.filter(({ cancellable }) => cancellable) ?? []
  return (
    <Sheet
      title={text.order}
      onClose={onClose}
      foot={
        (selected || open.length > 0 || message) && (
          <div ref={foot} className={styles.foot}>
            {message && <p role="status">{message}</p>}
            {selected ? (
              <ConfirmCancel parts={selected} busy={busy} onCancel={cancel} onKeep={() => select(undefined)} />
            ) : (
              open.length > 1 && (
                <Button onPress={() => select(open)}>{fill(text.cancelAll, { count: open.length })}</Button>
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
          <ul ref={list} tabIndex={-1} className={styles.parts}>
            {data.parts.map((part) => (
              <li key={part.suborderId}>
                <OrderPart part={part} order={data} onCancel={() => select([part])} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

function Summary({ order }: { order: OrderDetail }) {
  const { text, money, time } = usePage()
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

interface ConfirmCancelProps {
  parts: readonly Suborder[]
  busy: boolean
  onCancel: () => void
  onKeep: () => void
}

function ConfirmCancel({ parts, busy, onCancel, onKeep }: ConfirmCancelProps) {
  const { text, money } = usePage()
  return (
    <div className={styles.confirm} role="alertdialog" aria-label={text.cancel} tabIndex={-1}>
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

/**
 * Focuses the question whether to cancel, and then the button that asked it. If that is gone, it focuses the one of the
 * next line, or the list of lines.
 */
function useCancelFocus(order: OrderDetail | undefined, selected: readonly Suborder[] | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const asked = useRef<readonly Suborder[]>(undefined)

  useEffect(() => {
    if (selected) {
      asked.current = selected
      foot.current?.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
    } else if (order && asked.current && document.activeElement === document.body) {
      successorOf(asked.current, order, list, foot)?.focus()
    }
  }, [order, selected])

  return { list, foot }
}

function successorOf(
  [first, ...others]: readonly Suborder[],
  { parts }: OrderDetail,
  list: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
) {
  const askAll = others.length > 0 && foot.current?.querySelector('button')
  if (askAll) return askAll
  const at = parts.findIndex(({ suborderId }) => suborderId === first?.suborderId)
  const lines = [...(list.current?.children ?? [])]
  const buttons = [...lines.slice(at), ...lines.slice(0, at).toReversed()].map((line) => line.querySelector('button'))
  return buttons.find((button) => button) ?? list.current
}

const priceOf = (parts: readonly Suborder[]) => parts.reduce((total, { price }) => total + price, 0)

/** Cancels suborders after a confirmation, and returns a message with the result. */
function useCancel(orderId: string) {
  const page = usePage()
  const { text, money, call, languageCode: language } = page
  const client = useQueryClient()
  const [selected, select] = useState<readonly Suborder[]>()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  async function cancel() {
    if (!selected || busy) return
    setBusy(true)
    try {
      const suborderIds = selected.map(({ suborderId }) => suborderId)
      const order = await call(lottery.cancelSuborders, { orderId, suborderIds, language })
      client.setQueryData(lotteryQueries.order(page, orderId).queryKey, order)
      setMessage(fill(text.cancelled, { price: money(priceOf(selected)) }))
    } catch (thrown) {
      if (!(thrown instanceof VendorFailure)) throw thrown
      setMessage(thrown.code === 'LOTTERY_CLOSED' ? text.closedMeanwhile : text.cut)
    }
    select(undefined)
    setBusy(false)
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['account'] })
  }

  return {
    selected,
    select(parts: readonly Suborder[] | undefined) {
      setMessage('')
      select(parts)
    },
    cancel,
    busy,
    message,
  }
}
