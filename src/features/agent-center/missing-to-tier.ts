import { difference } from '#contract/exact-money.ts'

interface Figures {
  activeMembers: number
}

/** Returns the part of the basis and the number of active members that a team still needs for a tier. */
export function missingToTier(earned: Figures & { base: number }, tier: Figures & { from: number }) {
  return {
    amount: Math.max(0, difference(tier.from, earned.base)),
    members: Math.max(0, tier.activeMembers - earned.activeMembers),
  }
}
