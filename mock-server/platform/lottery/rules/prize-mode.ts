import type { Prize } from './bet-type.ts'

interface PrizeModeRules {
  /** Thousandths of what the bets of a fair lottery would pay. */
  returns: number
  /** Thousandths of the stake that come back when a line is settled, won or lost. */
  rebate: number
  /** Thousandths of the stake that are not asked for in the first place. */
  discount: number
  /** Stakes on one note, in major units: from the smallest to the largest, in steps of the smallest. */
  unit: number
  most: number
}

/**
 * What the prize modes change. `Lott` is the traditional one: the lowest odds, and a part of every stake back. `ZY`, the
 * house's own, and `Elott` pay it all in odds, the latter a little more. `SEA` sells at a discount, as shops between
 * Bangkok and Singapore do, and counts in larger units.
 */
export const prizeModes = {
  Lott: { returns: 930, rebate: 20, discount: 0, unit: 100, most: 100_000 },
  ZY: { returns: 950, rebate: 0, discount: 0, unit: 100, most: 200_000 },
  Elott: { returns: 960, rebate: 0, discount: 0, unit: 100, most: 100_000 },
  SEA: { returns: 850, rebate: 0, discount: 100, unit: 1_000, most: 100_000 },
} as const satisfies Record<string, PrizeModeRules>

export type PrizeMode = keyof typeof prizeModes

export const prizeModeNames = Object.keys(prizeModes) as [PrizeMode, ...PrizeMode[]]

/** The prize modes a vendor's lotteries are sold in, the usual one first. */
export const prizeModesOf = (vendor: string): PrizeMode[] => (vendor === 'TCG_SEA' ? ['SEA'] : ['Elott', 'Lott', 'ZY'])

/** Keeps 950 / 0.01 from being floored to 94,999. */
const grain = 1e-6

/** What a prize pays for a stake of one, in thousandths. */
export const oddsOf = ({ chance, share }: Prize, mode: PrizeMode): number =>
  Math.floor((share * prizeModes[mode].returns) / chance + grain)

/** What is asked for a stake, in minor units. */
export const priceOf = (stake: number, mode: PrizeMode): number =>
  stake - Math.floor((stake * prizeModes[mode].discount) / 1_000)

/** What comes back of a price when its line is settled, in minor units. */
export const rebateOf = (price: number, mode: PrizeMode): number =>
  Math.floor((price * prizeModes[mode].rebate) / 1_000)

/** Whether an amount, in major units, may be staked on a note so many times over. */
export function isStake(amount: number, multiple: number, mode: PrizeMode): boolean {
  const { unit, most } = prizeModes[mode]
  return amount >= unit && amount % unit === 0 && amount * multiple <= most
}
