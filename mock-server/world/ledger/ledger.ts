import { fail } from '#mock-server/values/fail.ts'
import type { Tables } from '../tables/all.ts'
import { type Account, type Movement, refuseTransfer, type Transfer } from './transfer.ts'

/** The only way money moves. Balances are kept as running sums of the movements. Amounts are minor units. */
export function createLedger(movements: Tables['movements'], now: () => number, nextId: () => string) {
  const balances = new Map<Account, number>()
  const add = (account: Account, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount)
  const balance = (account: Account) => balances.get(account) ?? 0

  return {
    balance,
    /** Counts movements that a snapshot brought back. */
    recount() {
      balances.clear()
      for (const { from, to, amount } of movements.all()) {
        add(from, -amount)
        add(to, amount)
      }
    },
    /**
     * The movement, made now or before with the same key.
     *
     * @throws GatewayError INSUFFICIENT_FUNDS, IDEMPOTENCY_KEY_REUSED or INVALID_INPUT; nothing has moved then.
     */
    async move(transfer: Transfer): Promise<Movement> {
      const [previous] = movements.by('idempotencyKey', transfer.idempotencyKey)
      const refusal = refuseTransfer(transfer, balance(transfer.from), previous)
      if (refusal) fail(refusal, { field: 'amount', message: `${transfer.reason} of ${transfer.amount} was refused` })
      if (previous) return previous
      const movement = { ...transfer, id: nextId(), at: now() }
      await movements.insert(movement)
      add(transfer.from, -transfer.amount)
      add(transfer.to, transfer.amount)
      return movement
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
