import { hour, minute, second } from '#contract/time-units.ts'

/** Returns a random integer from `least` to `most`. */
const between = (least: number, most: number, random: () => number) => least + Math.floor(random() * (most - least + 1))

/** Returns the popup's decorative deadline: 2 to 9 hours from now, plus some minutes and seconds. */
export function deadline(now: number, random: () => number = Math.random): number {
  return now + between(2, 9, random) * hour + between(0, 59, random) * minute + between(0, 59, random) * second
}
