import type { deposit } from '#contract/deposit.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { statusAt } from '#mock-server/world/tables/deposits.ts'
import { ownDeposit } from './deposit-promos.ts'
import type { StoredDeposit } from './deposit-view.ts'

/** Returns the member's deposits of the filter, newest first; or the one that is asked for. */
export function reportedDeposits({ input, member, world, now }: Call<typeof deposit.depositReport>) {
  const { id, startTime = 0, endTime = Number.POSITIVE_INFINITY, method, status } = input
  if (id !== undefined) return ownDeposit(world, member, id)
  const made = world.tables.deposits.list('made', member.id).between(startTime, endTime).slice()
  const matches = (row: StoredDeposit) =>
    (method === undefined || row.method === method) && (status === undefined || statusAt(row, now) === status)
  return made
    .map(({ row }) => row)
    .filter(matches)
    .toReversed()
}

/** Returns the sums of deposits in major units. A bonus counts once it is credited. */
export function depositTotals(rows: readonly StoredDeposit[]) {
  const credited = rows.filter(({ status }) => status === 'credited')
  const sum = (some: readonly StoredDeposit[], part: 'amount' | 'bonus') =>
    toMajor(some.reduce((total, row) => total + row[part], 0))
  return { requested: sum(rows, 'amount'), credited: sum(credited, 'amount'), bonus: sum(credited, 'bonus') }
}
