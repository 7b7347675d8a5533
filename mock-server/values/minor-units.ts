/** Converts major units to minor units (hundredths of the currency), rounded. */
export const toMinor = (amount: number): number => Math.round(amount * 100)
/** Converts minor units to major units. */
export const toMajor = (minor: number): number => minor / 100
