/**
 * `member:<id>` is a member's main wallet, `member:<id>/<vendor>` a vendor's wallet, `held:<id>` money that waits for its
 * payout, `trial:<launch>` the money of a trial: these may never be negative. `house:<vendor>` and `platform` are the
 * other side and may be negative.
 */
export type Account = `member:${string}` | `held:${string}` | `trial:${string}` | `house:${string}` | 'platform'

export const movementReasons = [
  'opening',
  'bet',
  'betReturned',
  'win',
  'reward',
  'referral',
  'rebate',
  'promotion',
  'deposit',
  'bonus',
  'transfer',
  'withdraw',
  'withdrawReturned',
  'payout',
  'withdrawFee',
  'commission',
  'salary',
  'dividend',
] as const
export type MovementReason = (typeof movementReasons)[number]

/** A transfer to make. */
export interface Transfer {
  reason: MovementReason
  from: Account
  to: Account
  /** Minor units (hundredths of the currency), a positive integer. */
  amount: number
  /** The id of the related row, such as a round's id. */
  reference: string
  idempotencyKey: string
}

/** A transfer that was made. */
export interface Movement extends Transfer {
  id: string
  at: number
}

const neverNegative = (account: Account) => /^(member|held|trial):/.test(account)

const sameTransfer = (a: Transfer, b: Transfer) =>
  a.reason === b.reason && a.from === b.from && a.to === b.to && a.amount === b.amount && a.reference === b.reference

export type TransferRefusal = 'IDEMPOTENCY_KEY_REUSED' | 'INVALID_INPUT' | 'INSUFFICIENT_FUNDS'

/**
 * Returns the error code if a transfer must be refused, otherwise undefined.
 *
 * @param balance The balance of the paying account, in minor units.
 * @param previous The movement with the same idempotency key, if there is one.
 */
export function refuseTransfer(
  transfer: Transfer,
  balance: number,
  previous: Transfer | undefined,
): TransferRefusal | undefined {
  if (previous) return sameTransfer(previous, transfer) ? undefined : 'IDEMPOTENCY_KEY_REUSED'
  if (!Number.isSafeInteger(transfer.amount) || transfer.amount <= 0) return 'INVALID_INPUT'
  if (neverNegative(transfer.from) && balance < transfer.amount) return 'INSUFFICIENT_FUNDS'
  return undefined
}

/**
 * Returns why a transfer is refused, and what to do next.
 *
 * @param balance The balance of the paying account, in minor units.
 * @param previous The movement with the same idempotency key, if there is one.
 */
export function whyRefused(
  refusal: TransferRefusal,
  { reason, from, amount }: Transfer,
  balance: number,
  previous: Transfer | undefined,
): string {
  if (refusal === 'INSUFFICIENT_FUNDS') {
    return `${from} has ${balance} in minor units; a ${reason} of ${amount} needs ${amount - balance} more`
  }
  if (refusal === 'INVALID_INPUT') {
    return `a ${reason} cannot move ${amount}; the amount is a positive whole number of minor units`
  }
  const used = previous && `a ${previous.reason} of ${previous.amount} in minor units`
  return `the idempotency key of this ${reason} was used for ${used}; send a new key`
}

/** Returns the sum of an account's movements, in minor units. */
export const balanceOf = (movements: readonly Movement[], account: Account): number =>
  movements.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  )
