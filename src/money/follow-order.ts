import { currentSession } from '#session/session.ts'

const intervalMs = 3000
const limitMs = 20 * 60_000

interface Follow<Order> {
  /** Identifies the order among all kinds of orders. */
  key: string
  /** Fetches the order; undefined if that fails. */
  fetch: () => Promise<Order | undefined>
  isPending: (order: Order) => boolean
  onSettled: (order: Order) => unknown
}

const followed = new Set<string>()

/**
 * Follows an order of money until it is settled, even if the person leaves the page. It ends with the session, or after
 * twenty minutes.
 */
export function followOrder<Order>({ key, fetch, isPending, onSettled }: Follow<Order>): void {
  const token = currentSession()?.token
  if (followed.has(key) || !token) return
  followed.add(key)
  const giveUpAt = Date.now() + limitMs

  async function step() {
    if (currentSession()?.token !== token || Date.now() > giveUpAt) return followed.delete(key)
    const order = await fetch()
    if (order === undefined || isPending(order)) return setTimeout(step, intervalMs)
    followed.delete(key)
    await onSettled(order)
  }

  setTimeout(step, intervalMs)
}
