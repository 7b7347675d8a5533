interface Figures {
  activeMembers: number
}

/** Returns the part of the basis and the number of active members that a team still needs for a tier. */
export function missingToTier(earned: Figures & { base: number }, tier: Figures & { from: number }) {
  return {
    // Rounded to hundredths, because the difference of two decimals may not be exact.
    amount: Math.max(0, Math.round((tier.from - earned.base) * 100) / 100),
    members: Math.max(0, tier.activeMembers - earned.activeMembers),
  }
}
