/**
 * The rules of a crash game. The multiplier grows from 1.00 as e^(t/10 s); a bet that is cashed out at m, on the way to the
 * round's crash point, wins m times its stake. Of all rounds a share of `returnRate / m` reaches m, whatever m is.
 */
export const returnRate = 0.97

/** Whoever is still in at this multiplier is cashed out: no round goes on for ever. */
export const topMultiplier = 1_000

/** Milliseconds: to place bets before a round at the least, and to see how it ended. */
export const bettingTime = 6_000
export const restTime = 3_500

const growthTime = 10_000
/** One digit less than a double keeps exactly. */
const seedDigits = 13

const hundredths = (value: number) => Math.floor(value * 100 + 1e-9) / 100

/** The multiplier shown `elapsed` milliseconds after take-off, in steps of 0.01. */
export const multiplierAt = (elapsed: number): number =>
  Math.min(hundredths(Math.exp(elapsed / growthTime)), topMultiplier)

/** Milliseconds from take-off until a multiplier is shown. */
export const timeOf = (multiplier: number): number => Math.ceil(growthTime * Math.log(multiplier))

/**
 * Where a round ends, by a fraction in [0, 1): 1.00 at once, at most the top multiplier. Floored to hundredths, the share of
 * fractions that reach a multiplier m of two decimals is exactly `returnRate / m`.
 */
export const crashPointOf = (fraction: number): number =>
  Math.min(Math.max(1, hundredths(returnRate / (1 - fraction))), topMultiplier)

/** Where the round of a seed, hexadecimal digits, ends: its first 13 digits are the fraction. */
export const crashPoint = (seed: string): number =>
  crashPointOf(Number.parseInt(seed.slice(0, seedDigits), 16) / 16 ** seedDigits)

/** Milliseconds of flight: the crash comes when a multiplier past the crash point would be shown. */
export const flightTime = (point: number): number => (point <= 1 ? 0 : timeOf(point + 0.01))

/** Whether a bet that wants out at a multiplier got it. */
export const reaches = (point: number, multiplier: number): boolean => multiplier <= point && point > 1

/** What a bet cashed out at a multiplier wins; minor units, floored to whole ones. */
export const winAt = (bet: number, multiplier: number): number => Math.floor((bet * Math.round(multiplier * 100)) / 100)
