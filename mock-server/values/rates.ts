// Rates are whole hundredths of a per cent.

/** Converts a rate to per cent. */
export const toPerCent = (rate: number): number => rate / 100

/** Converts per cent to a rate; undefined if the value is more precise than a rate. */
export function fromPerCent(perCent: number): number | undefined {
  const rate = Math.round(perCent * 100)
  return Math.abs(perCent * 100 - rate) < 1e-9 ? rate : undefined
}

/** Returns a rate's share of an amount, in minor units, rounded down. */
export const shareOf = (amount: number, rate: number): number => Math.floor((amount * rate) / 10_000)
