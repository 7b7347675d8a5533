import { day, minute } from '#contract/time-units.ts'
import { banks } from '#fixtures/deposits.ts'
import { moneyTimes } from '#fixtures/money-outcomes.ts'
import { moneyPast } from '#fixtures/money-past.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { openingFor } from '#mock-server/world/ledger/round-money.ts'
import type { DepositRow } from '#mock-server/world/tables/deposits.ts'
import type { WithdrawalRow } from '#mock-server/world/tables/withdrawals.ts'
import type { Movement } from '#mock-server/world/transfers/transfer.ts'
import { heldAccount, mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'

interface SeededMember {
  id: string
  account: string
  chance: Chance
  startedAt: number
}

/** Returns the deposits a member made before the world began. */
export const seededDeposits = ({ id: memberId, account, chance, startedAt }: SeededMember): DepositRow[] =>
  (moneyPast[account]?.deposits ?? []).map(({ daysAgo, method, amount, status }, index) => {
    const id = `past-deposit-${memberId}-${index}`
    const at = startedAt - Math.round(daysAgo * day)
    const byBank = method === 'BANK'
    return {
      id,
      memberId,
      at,
      method,
      bankCode: byBank ? banks[0].code : '',
      depositorName: '',
      amount: toMinor(amount),
      bonus: 0,
      turnover: 0,
      bonusAt: null,
      promoId: '',
      promoKey: '',
      status,
      settledAt: at + (byBank ? moneyTimes.transfer : moneyTimes.callback),
      idempotencyKey: id,
      payToken: byBank ? null : chance.hex(32, 'past-payment', id),
      payBy: at + moneyTimes.payment,
      paidAt: status === 'credited' && !byBank ? at : null,
    }
  })

/** Returns the withdrawals a member made before the world began, to the first card. */
export const seededWithdrawals = ({ id: memberId, account, startedAt }: SeededMember): WithdrawalRow[] =>
  (moneyPast[account]?.withdrawals ?? []).map(({ daysAgo, amount, reason = null }, index) => {
    const id = `past-withdrawal-${memberId}-${index}`
    const at = startedAt - Math.round(daysAgo * day)
    return {
      id,
      memberId,
      at,
      cardId: `card-${memberId}-1`,
      amount: toMinor(amount),
      fee: 0,
      status: reason ? 'refused' : 'approved',
      settledAt: at + moneyTimes.review,
      reason,
      idempotencyKey: id,
    }
  })

/** Returns a withdrawal to the first card that was made just before the world began. Its review takes a day. */
export function withdrawalInReview({ id: memberId, startedAt }: SeededMember, amount: number): WithdrawalRow {
  const id = `withdrawal-in-review-${memberId}`
  return {
    id,
    memberId,
    at: startedAt - minute,
    cardId: `card-${memberId}-1`,
    amount: toMinor(amount),
    fee: 0,
    status: 'pending',
    settledAt: null,
    reason: null,
    idempotencyKey: id,
  }
}

/** Returns the review that a withdrawal is waiting for. */
export const reviewOf = ({ id, at }: WithdrawalRow) =>
  ({ at: at + moneyTimes.longReview, kind: 'settleWithdrawal', id }) as const

/** Returns the ledger movements of a seeded deposit. */
export function movementsOfDeposit({ id, memberId, amount, status, settledAt, at }: DepositRow): Movement[] {
  if (status !== 'credited') return []
  const to = walletAccount(memberId, mainWallet)
  const shared = { amount, reference: id, idempotencyKey: `deposit/${id}` }
  return [{ ...shared, id: `deposit-${id}`, at: settledAt ?? at, reason: 'deposit', from: 'platform', to }]
}

/** Returns the ledger movements of a seeded withdrawal: held on request, then paid out or returned unless in review. */
export function movementsOfWithdrawal({ id, memberId, amount, status, settledAt, at }: WithdrawalRow): Movement[] {
  const wallet = walletAccount(memberId, mainWallet)
  const held = heldAccount(memberId)
  const requested = { at, reason: 'withdraw', from: wallet, to: held } as const
  const approved = { at: settledAt ?? at, reason: 'payout', from: held, to: 'platform' } as const
  const refused = { at: settledAt ?? at, reason: 'withdrawReturned', from: held, to: wallet } as const
  const settled = status === 'approved' ? approved : refused
  return [requested, ...(status === 'pending' ? [] : [settled])].map((movement) => ({
    ...movement,
    id: `${movement.reason}-${id}`,
    amount,
    reference: id,
    idempotencyKey: `${movement.reason}/${id}`,
  }))
}

interface Opening {
  memberId: string
  /** The main wallet's balance after all movements, in minor units. */
  balance: number
  movements: readonly Movement[]
  /** The time of the opening movement. */
  at: number
}

/** Returns the opening movement that leaves the balance at the end and never lets the wallet go negative. */
export function openingOf({ memberId, balance, movements, at }: Opening): Movement[] {
  const wallet = walletAccount(memberId, mainWallet)
  const flows = movements.flatMap(({ from, to, amount }) => {
    if (from === wallet) return [{ bet: amount, win: 0 }]
    return to === wallet ? [{ bet: 0, win: amount }] : []
  })
  const amount = openingFor(balance, flows)
  if (amount === 0) return []
  const id = `opening-${memberId}`
  return [{ id, at, reason: 'opening', from: 'platform', to: wallet, amount, reference: '', idempotencyKey: id }]
}
