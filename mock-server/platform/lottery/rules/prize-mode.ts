import type { Prize } from './bet-type.ts'

interface PrizeModeRules {
  /** Thousandths of a fair lottery's payback. */
  returns: number
  /** Thousandths of the stake that are returned when a line is settled, won or lost. */
  rebate: number
  /** Thousandths of the stake that are deducted from its price. */
  discount: number
  /** The smallest stake on one note, in major units; stakes are multiples of it. */
  unit: number
  /** The largest stake on one note, in major units. */
  most: number
}

/**
 * The rules of each prize mode. `Lott` has the lowest odds and returns a part of every stake. `ZY` and `Elott` pay
 * everything in odds, `Elott` a little more. `SEA` has a discount and larger units, as shops in Southeast Asia do.
 */
export const prizeModes = {
  Lott: { returns: 930, rebate: 20, discount: 0, unit: 100, most: 100_000 },
  ZY: { returns: 950, rebate: 0, discount: 0, unit: 100, most: 200_000 },
  Elott: { returns: 960, rebate: 0, discount: 0, unit: 100, most: 100_000 },
  SEA: { returns: 850, rebate: 0, discount: 100, unit: 1_000, most: 100_000 },
} as const satisfies Record<string, PrizeModeRules>

export type PrizeMode = keyof typeof prizeModes

export const prizeModeNames = Object.keys(prizeModes) as [PrizeMode, ...PrizeMode[]]

/** Returns the prize modes of a vendor's lotteries, the default first. */
export const prizeModesOf = (vendor: string): PrizeMode[] => (vendor === 'TCG_SEA' ? ['SEA'] : ['Elott', 'Lott', 'ZY'])

/** Prevents 950 / 0.01 from being floored to 94,999. */
const epsilon = 1e-6

/** Returns the odds of a prize, in thousandths of the stake. */
export const oddsOf = ({ chance, share }: Prize, mode: PrizeMode): number =>
  Math.floor((share * prizeModes[mode].returns) / chance + epsilon)

/** Returns the price of a stake after the discount, in minor units. */
export const priceOf = (stake: number, mode: PrizeMode): number =>
  stake - Math.floor((stake * prizeModes[mode].discount) / 1_000)

/** Returns the part of a price that is returned when its line is settled, in minor units. */
export const rebateOf = (price: number, mode: PrizeMode): number =>
  Math.floor((price * prizeModes[mode].rebate) / 1_000)

/** Checks that an amount in major units, times a multiple, is a valid stake on one note. */
export function isStake(amount: number, multiple: number, mode: PrizeMode): boolean {
  const { unit, most } = prizeModes[mode]
  return amount >= unit && amount % unit === 0 && amount * multiple <= most
}
