import { checkInAmounts } from '#fixtures/promotions/rewards.ts'

/**
 * Returns the check-in week: `index` is the number of consecutive days claimed up to yesterday, modulo seven.
 * A missed day resets it to 0.
 */
export function checkInWeek(claimedDays: ReadonlySet<number>, today: number) {
  let run = 0
  while (claimedDays.has(today - 1 - run)) run += 1
  const index = run % checkInAmounts.length
  return { index, amount: checkInAmounts[index] ?? checkInAmounts[0], claimedToday: claimedDays.has(today) }
}
