import { fail } from '#mock-server/values/fail.ts'
import type { Tables } from '#mock-server/world/tables/all.ts'
import {
  type Account,
  type Movement,
  refuseTransfer,
  type Transfer,
  whyRefused,
} from '#mock-server/world/transfers/transfer.ts'

/**
 * Creates the ledger, through which all money moves. It keeps balances as running sums of the movements. Amounts are
 * minor units, `now` returns milliseconds.
 */
export function createLedger(movements: Tables['movements'], now: () => number, nextId: () => string) {
  const balances = new Map<Account, number>()
  const add = (account: Account, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount)
  const balance = (account: Account) => balances.get(account) ?? 0

  return {
    balance,
    /** Computes the balances again from all movements, for example after a restore. */
    recount() {
      balances.clear()
      for (const { from, to, amount } of movements.all()) {
        add(from, -amount)
        add(to, amount)
      }
    },
    /**
     * Moves money and returns the movement; returns the earlier movement if the key was used for the same transfer.
     *
     * @throws GatewayError INSUFFICIENT_FUNDS, IDEMPOTENCY_KEY_REUSED or INVALID_INPUT; then nothing moves.
     */
    async move(transfer: Transfer): Promise<Movement> {
      const [previous] = movements.by('idempotencyKey', transfer.idempotencyKey)
      const refusal = refuseTransfer(transfer, balance(transfer.from), previous)
      if (refusal)
        fail(refusal, { field: 'amount', message: whyRefused(refusal, transfer, balance(transfer.from), previous) })
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
