/** Amounts have at most two decimals, but floating-point sums of them are inexact, such as 0.1 + 0.2. */
const hundredths = (amount: number): number => Math.round(amount * 100)

/** Returns the exact sum of amounts in major units. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + hundredths(amount), 0) / 100

/** Returns the exact difference of two amounts in major units. */
export const difference = (one: number, other: number): number => (hundredths(one) - hundredths(other)) / 100
