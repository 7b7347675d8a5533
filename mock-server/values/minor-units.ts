/** Minor units: hundredths of the currency. */
export const toMinor = (amount: number): number => Math.round(amount * 100)
export const toMajor = (minor: number): number => minor / 100
