import { minute, second } from '#contract/time-units.ts'
import { currentSession } from '#session/session.ts'

export type OrderKind = 'deposit' | 'withdraw'

interface Follow<Order> {
  kind: OrderKind
  id: string
  /** Fetches the order; undefined if that fails. */
  fetch: () => Promise<Order | undefined>
  isPending: (order: Order) => boolean
  /** Says how the order ended. Not called while the order's page is open, which shows it. */
  report: (order: Order) => void
  /** Refetches what the end of an order changes. */
  refresh: () => unknown
}

const [shortest, longest] = [3 * second, minute]

/** The orders that are followed, each in its session. */
const followed = new Set<string>()
/** The orders whose pages are open. */
const shown = new Set<string>()

/** Notes that the page of an order is open. Returns a function that notes the end of that. */
export function noteShown(kind: OrderKind, id: string): () => void {
  const key = `${kind}/${id}`
  shown.add(key)
  return () => void shown.delete(key)
}

/**
 * Follows an order of money until it is settled, even if the person leaves the page. It ends with the session. The
 * questions become rarer with the time that the order takes.
 */
export async function followOrder<Order>({
  kind,
  id,
  fetch,
  isPending,
  report,
  refresh,
}: Follow<Order>): Promise<void> {
  const token = currentSession()?.token
  const key = `${kind}/${id}`
  const mine = `${token}/${key}`
  if (!token || followed.has(mine)) return
  followed.add(mine)
  const isOver = () => currentSession()?.token !== token
  const order = await settled({ fetch, isPending, isOver })
  followed.delete(mine)
  if (!order) return
  if (!shown.has(key)) report(order)
  await refresh()
}

interface Wait<Order> extends Pick<Follow<Order>, 'fetch' | 'isPending'> {
  isOver: () => boolean
}

/** Returns the settled order; undefined if the session ends before. */
async function settled<Order>({ fetch, isPending, isOver }: Wait<Order>): Promise<Order | undefined> {
  for (let wait = shortest; ; wait = Math.min(wait * 1.2, longest)) {
    await pause(wait)
    if (isOver()) return undefined
    const order = await fetch()
    if (isOver()) return undefined
    if (order !== undefined && !isPending(order)) return order
  }
}

/** Resolves after a time, or as soon as the page shows again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const off = new AbortController()
    const end = () => {
      off.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    const look = () => document.visibilityState === 'visible' && end()
    document.addEventListener('visibilitychange', look, { signal: off.signal })
  })
