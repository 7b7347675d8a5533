import type { LimitKind, LimitPeriod } from '#contract/safer-play.ts'
import { fail } from '#mock-server/values/fail.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { statusAt } from '#mock-server/world/tables/deposits.ts'
import { statementName } from '#mock-server/world/tables/ledger.ts'
import { periodLength, tightest, type Used } from '../rules/own-limits.ts'

type MemberBooks = Pick<Books, 'tables' | 'clock'>

const amountOf = (listed: readonly { readonly row: { readonly amount: number } }[]) =>
  listed.reduce((sum, { row }) => sum + row.amount, 0)

/**
 * Returns what a member has staked and won in a span, in minor units. A returned stake cancels its own bet and no other,
 * so it counts for nothing even if only its return lies in the span.
 */
export function playedIn({ tables }: Pick<MemberBooks, 'tables'>, memberId: string, from: number, until: number) {
  const played = tables.movements.list('profits', memberId).between(from, until)
  const returns = tables.movements
    .list('statement', memberId, statementName('betReturned'))
    .between(from, until)
    .slice()
  const returned = new Set(returns.map(({ row }) => row.reference))
  const bets = returned.size > 0 ? played.slice().filter(({ row }) => row.reason === 'bet') : []
  const cancelled = bets.filter(({ row }) => returned.has(row.reference))
  return { stake: played.sum('bet') + amountOf(returns) - amountOf(cancelled), win: played.sum('win') }
}

/** Returns what a member has deposited, staked and won in the window of a period that ends now. */
export function usedIn({ tables, clock }: MemberBooks, memberId: string, period: LimitPeriod): Used {
  const until = clock.now() + 1
  const from = until - periodLength[period]
  const deposit = tables.deposits
    .list('made', memberId)
    .between(from, until)
    .slice()
    .filter(({ row }) => ['pending', 'credited'].includes(statusAt(row, clock.now())))
    .reduce((sum, { row }) => sum + row.amount, 0)
  return { deposit, ...playedIn({ tables }, memberId, from, until) }
}

/**
 * Checks that the member takes no break. It is checked even if the merchant has switched safer play off since: what
 * protects a member lasts.
 *
 * @throws GatewayError TIME_OUT_ACTIVE or SELF_EXCLUDED, with its end.
 */
export function checkNoBreak({ tables, clock }: MemberBooks, memberId: string, field?: string): void {
  const { timeOutUntil = 0, excludedUntil = 0 } = tables.saferPlay.get(memberId) ?? {}
  const until = Math.max(timeOutUntil, excludedUntil)
  if (until <= clock.now()) return
  const code = excludedUntil === until ? 'SELF_EXCLUDED' : 'TIME_OUT_ACTIVE'
  const what = code === 'SELF_EXCLUDED' ? 'is excluded at their own request' : 'takes a time-out'
  fail(code, { field, message: `the member ${what} until ${new Date(until).toISOString()}`, value: { until } })
}

function leastOf(books: MemberBooks, memberId: string, kinds: readonly LimitKind[]) {
  const limits = books.tables.saferPlay.get(memberId)?.limits ?? []
  return tightest(limits, kinds, (period) => usedIn(books, memberId, period))
}

function checkLimit(books: MemberBooks, memberId: string, kinds: readonly LimitKind[], amount: number, field: string) {
  const least = leastOf(books, memberId, kinds)
  if (!least || amount <= least.left) return
  const { kind, period } = least.limit
  const left = toMajor(least.left)
  fail(kind === 'deposit' ? 'DEPOSIT_LIMIT_REACHED' : 'PLAY_LIMIT_REACHED', {
    field,
    message: `the member’s own ${kind} limit of the ${period} leaves ${left}, not ${toMajor(amount)}`,
    value: { kind, period, limit: toMajor(least.limit.amount), left },
  })
}

/** Checks a deposit, in minor units. @throws GatewayError DEPOSIT_LIMIT_REACHED, TIME_OUT_ACTIVE or SELF_EXCLUDED. */
export function checkDeposit(books: MemberBooks, memberId: string, amount: number): void {
  checkNoBreak(books, memberId)
  checkLimit(books, memberId, ['deposit'], amount, 'body.amount')
}

const stakeKinds = ['loss', 'stake'] as const

/** Returns the largest stake that a member's own limits leave, in minor units; Infinity without a limit. */
export const stakeLeft = (books: MemberBooks, memberId: string): number =>
  leastOf(books, memberId, stakeKinds)?.left ?? Number.POSITIVE_INFINITY

/** Checks a stake, in minor units. @throws GatewayError PLAY_LIMIT_REACHED, TIME_OUT_ACTIVE or SELF_EXCLUDED. */
export function checkStake(books: MemberBooks, memberId: string, amount: number, field: string): void {
  checkNoBreak(books, memberId, field)
  checkLimit(books, memberId, stakeKinds, amount, field)
}
