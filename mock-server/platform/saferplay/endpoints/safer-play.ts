import { limitKinds, limitPeriods, type SaferPlay, saferPlay } from '#contract/safer-play.ts'
import { day } from '#contract/time-units.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import { implement } from '#mock-server/core/implement.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import type { SaferPlayRow } from '#mock-server/world/tables/safer-play.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { confirmIncrease, limitOf, monthsLater, setLimit, usedOf, withdrawIncrease } from '../rules/own-limits.ts'
import { playedIn, usedIn } from '../state/enforce.ts'

const nothingSet = { limits: [], realityMinutes: null, timeOutUntil: 0, excludedUntil: 0 }

const rowOf = ({ tables }: World, memberId: string) => tables.saferPlay.get(memberId) ?? { memberId, ...nothingSet }

async function keep({ tables }: World, memberId: string, change: Partial<SaferPlayRow>): Promise<void> {
  if (!tables.saferPlay.get(memberId)) await tables.saferPlay.insert({ memberId, ...nothingSet })
  await tables.saferPlay.update(memberId, (draft) => {
    Object.assign(draft, change)
  })
}

/** Returns a member's limits in the order of the screen. */
function view(world: World, memberId: string): SaferPlay {
  const row = rowOf(world, memberId)
  const limits = limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const limit = limitOf(row.limits, { kind, period })
      if (!limit) return []
      const { amount, increase } = limit
      const used = usedOf(kind, usedIn(world, memberId, period))
      return {
        kind,
        period,
        amount: toMajor(amount),
        used: toMajor(used),
        left: toMajor(Math.max(0, amount - used)),
        increase: increase && {
          amount: increase.amount === null ? null : toMajor(increase.amount),
          readyAt: increase.readyAt,
        },
      }
    }),
  )
  return { limits, realityMinutes: row.realityMinutes }
}

/** Cancels the payments that the member has opened and not paid. */
async function cancelPayments({ tables, clock }: World, memberId: string): Promise<void> {
  const unpaid = tables.deposits
    .by('memberId', memberId)
    .filter(({ status, payToken, paidAt }) => status === 'pending' && payToken !== null && paidAt === null)
  for (const { id } of unpaid) {
    await tables.deposits.update(id, (draft) => {
      draft.status = 'cancelled'
      draft.settledAt = clock.now()
    })
  }
}

/**
 * Begins a break: ends every session of the member and cancels the payments that are open. A break that is running is
 * never shortened.
 */
async function takeBreak(world: World, memberId: string, end: 'timeOutUntil' | 'excludedUntil', at: number) {
  const until = Math.max(rowOf(world, memberId)[end], at)
  await keep(world, memberId, { [end]: until })
  await cancelPayments(world, memberId)
  for (const { token } of world.tables.sessions.by('memberId', memberId)) world.tables.sessions.remove(token)
  return { until }
}

export const saferPlayEndpoints = implement(saferPlay, {
  overview(call) {
    checkReal(call)
    return view(call.world, call.member.id)
  },
  async setLimit(call) {
    checkReal(call)
    const { input, member, world, now } = call
    const amount = input.amount === null ? null : toMinor(input.amount)
    await keep(world, member.id, { limits: setLimit(rowOf(world, member.id).limits, { ...input, amount }, now) })
    const { limits } = view(world, member.id)
    if (limits.some(({ kind, used, amount }) => kind === 'deposit' && used > amount)) {
      await cancelPayments(world, member.id)
    }
    return view(world, member.id)
  },
  async answerIncrease(call) {
    checkReal(call)
    const { input, member, world, now, fail } = call
    const current = rowOf(world, member.id).limits
    const limits = input.confirm ? confirmIncrease(current, input, now) : withdrawIncrease(current, input)
    if (!limits) {
      const readyAt = limitOf(current, input)?.increase?.readyAt
      fail('INCREASE_NOT_READY', {
        field: 'body.period',
        message: readyAt
          ? `the increase can be confirmed from ${new Date(readyAt).toISOString()} on`
          : 'no increase of this limit waits',
        value: { readyAt: readyAt ?? null },
      })
    }
    await keep(world, member.id, { limits })
    return view(world, member.id)
  },
  async setRealityCheck(call) {
    checkReal(call)
    const { input, member, world } = call
    await keep(world, member.id, { realityMinutes: input.minutes })
    return view(world, member.id)
  },
  timeOut(call) {
    checkReal(call)
    const { input, member, world, now } = call
    return takeBreak(world, member.id, 'timeOutUntil', now + input.days * day)
  },
  selfExclude(call) {
    checkReal(call)
    const { input, member, world, now } = call
    return takeBreak(world, member.id, 'excludedUntil', monthsLater(now, input.months))
  },
  netPosition(call) {
    checkReal(call)
    const { input, member, world, now } = call
    const { stake, win } = playedIn(world, member.id, input.since, now + 1)
    return { net: toMajor(win - stake) }
  },
})
