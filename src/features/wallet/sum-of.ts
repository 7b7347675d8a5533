/** Returns the exact sum of balances: it adds hundredths, because a sum of decimals may not be exact. */
export const sumOf = (wallets: readonly { balance: number }[]): number =>
  wallets.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100
