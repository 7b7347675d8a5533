/**
 * The rules of a crash game. The multiplier grows from 1.00 as e^(t/10 s). A bet that is cashed out at m before the round's
 * crash point wins m times its stake. A share of `returnRate / m` of all rounds reaches m.
 */
export const returnRate = 0.97

/** The multiplier at which every open bet is cashed out, so that a round ends. */
export const topMultiplier = 1_000

/** Milliseconds: the shortest betting phase, and the time to see the result. */
export const bettingTime = 6_000
export const restTime = 3_500

const growthTime = 10_000
/** A double holds one hexadecimal digit more exactly. */
const seedDigits = 13

const hundredths = (value: number) => Math.floor(value * 100 + 1e-9) / 100

/** Returns the multiplier shown `elapsed` milliseconds after take-off, in steps of 0.01. */
export const multiplierAt = (elapsed: number): number =>
  Math.min(hundredths(Math.exp(elapsed / growthTime)), topMultiplier)

/** Returns the milliseconds from take-off until a multiplier is shown. */
export const timeOf = (multiplier: number): number => Math.ceil(growthTime * Math.log(multiplier))

/**
 * Returns the crash point for a fraction in [0, 1), from 1.00 to the top multiplier. Floored to hundredths, the share of
 * fractions that reach a multiplier m of two decimals is exactly `returnRate / m`.
 */
export const crashPointOf = (fraction: number): number =>
  Math.min(Math.max(1, hundredths(returnRate / (1 - fraction))), topMultiplier)

/** Returns the crash point of a hexadecimal seed, whose first 13 digits are the fraction. */
export const crashPoint = (seed: string): number =>
  crashPointOf(Number.parseInt(seed.slice(0, seedDigits), 16) / 16 ** seedDigits)

/** Returns the flight time in milliseconds: the crash comes when the next multiplier would exceed the crash point. */
export const flightTime = (point: number): number => (point <= 1 ? 0 : timeOf(point + 0.01))

/** Returns whether a round reaches a multiplier. */
export const reaches = (point: number, multiplier: number): boolean => multiplier <= point && point > 1

/** Returns the win of a bet at a multiplier, floored to whole minor units. */
export const winAt = (bet: number, multiplier: number): number => Math.floor((bet * Math.round(multiplier * 100)) / 100)
