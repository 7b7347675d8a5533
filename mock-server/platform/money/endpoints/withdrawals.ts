import { dayNumber } from '#contract/korean-days.ts'
import { day } from '#contract/time-units.ts'
import type { Withdrawal, withdraw } from '#contract/withdraw.ts'
import { moneyTimes } from '#fixtures/money-outcomes.ts'
import { withdrawalRules } from '#fixtures/withdrawals.ts'
import { checkMember, checkReal } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { maskCard } from '#mock-server/platform/accounts/rules/masking.ts'
import { paymentPasswordOf } from '#mock-server/platform/accounts/rules/payment-password.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { latestPageOf, pageOf } from '#mock-server/values/paging.ts'
import { isReturned, receivedOf, type WithdrawalRow } from '#mock-server/world/tables/withdrawals.ts'
import { heldAccount, mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { withdrawalOutcome } from '../rules/money-outcome.ts'
import { turnoverMissing } from '../rules/turnover.ts'
import { leftToday, refuseWithdrawal, type WithdrawalRefusal } from '../rules/withdrawal.ts'
import { bankName, cardsOf } from './bank-cards.ts'
import { bonusTurnover, turnoverView } from './bonus-turnover.ts'
import { checkPaymentPassword } from './payment-password.ts'

type WithdrawCall = Call<typeof withdraw.withdraw>
type StoredWithdrawal = Readonly<WithdrawalRow>

const rulesOf = (world: World) => withdrawalRules(world.settings().merchant)

/** Returns how many withdrawals a member requested on the day of `now`; refused and cancelled ones do not count. */
const countToday = (world: World, memberId: string, now: number): number =>
  world.tables.withdrawals
    .list('asked', memberId)
    .between(now - day, now + day)
    .slice()
    .filter(({ row: { at, status } }) => !isReturned(status) && dayNumber(at) === dayNumber(now)).length

export function limitsView(world: World, memberId: string, now: number) {
  const rules = rulesOf(world)
  return { ...rules, leftToday: leftToday(rules, countToday(world, memberId, now)) }
}

export function withdrawalView(world: World, row: StoredWithdrawal, language: string): Withdrawal {
  const { id, at, amount, fee, status, settledAt } = row
  const card = world.tables.bankCards.get(row.cardId)
  return {
    id,
    at,
    bankName: bankName(card?.bankCode ?? '', language),
    maskedNumber: maskCard(card?.cardNumber ?? ''),
    amount: toMajor(amount),
    fee: toMajor(fee),
    received: toMajor(receivedOf(row)),
    status,
    settledAt,
    reason: status === 'refused' ? row.reason : null,
  }
}

/** Returns the withdrawal made earlier with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it differs. */
function withdrawnBefore(call: WithdrawCall): StoredWithdrawal | undefined {
  const { input, member, world } = call
  const [row] = world.tables.withdrawals.by('idempotencyKey', `${member.id}/${input.idempotencyKey}`)
  return replayOf(call, row, {
    action: 'withdrawal',
    isSame: ({ amount, cardId }) => amount === toMinor(input.amount) && cardId === input.cardId,
  })
}

/** Returns what a refusal reports to the member: the limits, the missing turnover or the balance. */
function refusalValues({ input, member, world, now }: WithdrawCall): Record<WithdrawalRefusal, object> {
  return {
    WITHDRAW_LIMIT: limitsView(world, member.id, now),
    WITHDRAW_DAY_LIMIT: limitsView(world, member.id, now),
    TURNOVER_UNMET: turnoverView(world, member.id, input.language),
    INSUFFICIENT_FUNDS: { balance: toMajor(world.ledger.balance(walletAccount(member.id, mainWallet))) },
  }
}

function checkAmount(call: WithdrawCall) {
  const { input, member, world, now, fail } = call
  const request = {
    amount: toMinor(input.amount),
    balance: world.ledger.balance(walletAccount(member.id, mainWallet)),
    turnoverMissing: turnoverMissing(bonusTurnover(world, member.id)),
    today: countToday(world, member.id, now),
  }
  const refusal = refuseWithdrawal(request, rulesOf(world))
  if (!refusal) return
  const value = refusalValues(call)[refusal]
  fail(refusal, { field: 'body.amount', message: `${input.amount} is refused: ${JSON.stringify(value)}`, value })
}

/** @throws GatewayError; only the count of wrong payment passwords may have changed then. */
async function checkWithdrawal(call: WithdrawCall) {
  const { input, member, world, fail } = call
  if (!paymentPasswordOf(member)) fail('PAYMENT_PASSWORD_UNSET', { field: 'body.paymentPassword' })
  if (!cardsOf(world, member.id).some(({ id }) => id === input.cardId)) {
    fail('BANK_CARD_UNKNOWN', { field: 'body.cardId', message: 'the member has no such card' })
  }
  checkAmount(call)
  await checkPaymentPassword(call, input.paymentPassword, 'body.paymentPassword')
}

/** Holds the money, stores the withdrawal and schedules its review. */
async function submit(call: WithdrawCall): Promise<StoredWithdrawal> {
  await checkWithdrawal(call)
  const { input, member, world, now } = call
  const id = world.nextId('withdrawal')
  const amount = toMinor(input.amount)
  const outcome = withdrawalOutcome(amount, world.settings().withdrawalOutcome)
  await world.ledger.move({
    reason: 'withdraw',
    from: walletAccount(member.id, mainWallet),
    to: heldAccount(member.id),
    amount,
    reference: id,
    idempotencyKey: `withdraw/${id}`,
  })
  const row: WithdrawalRow = {
    id,
    memberId: member.id,
    at: now,
    cardId: input.cardId,
    amount,
    fee: toMinor(rulesOf(world).fee),
    status: 'pending',
    settledAt: null,
    reason: outcome === 'refused' || outcome === 'returned' ? outcome : null,
    idempotencyKey: input.idempotencyKey,
  }
  await world.tables.withdrawals.insert(row)
  const review = outcome === 'late' ? moneyTimes.longReview : moneyTimes.review
  world.schedule.add({ at: now + review, kind: 'settleWithdrawal', id })
  return row
}

export async function withdrawMoney(call: WithdrawCall) {
  checkReal(call)
  const row = withdrawnBefore(call) ?? (await submit(call))
  return withdrawalView(call.world, row, call.input.language)
}

type ReportCall = Call<typeof withdraw.withdrawReport>

/** Returns the withdrawal of the given id as a report; an empty one if the member has no such withdrawal. */
function singleReport({ input, member, world }: ReportCall, id: string) {
  const row = world.tables.withdrawals.get(id)
  const own = row?.memberId === member.id ? [withdrawalView(world, row, input.language)] : []
  return {
    totalAmount: own[0]?.amount ?? 0,
    totalReceived: own[0]?.received ?? 0,
    ...pageOf(own, input),
  }
}

export function withdrawReport(call: ReportCall) {
  checkMember(call)
  const { input, member, world } = call
  const { startTime, endTime, status, id, language } = input
  if (id !== undefined) return singleReport(call, id)
  const listed = world.tables.withdrawals.list('asked', member.id, status).between(startTime, endTime)
  const { content, ...page } = latestPageOf(listed, input)
  return {
    content: content.map(({ row }) => withdrawalView(world, row, language)),
    totalAmount: toMajor(listed.sum('amount')),
    totalReceived: toMajor(listed.sum('received')),
    ...page,
  }
}
