import type { SpeciesView } from '../contract.ts'

type SpeciesId = SpeciesView['id']

export interface Habit {
  /** The drawn size in CSS pixels. */
  size: number
  /** CSS pixels per second. */
  speed: number
  /** The smallest and largest size of a shoal. */
  shoal: readonly [number, number]
  /** The relative frequency. */
  often: number
  /** Whether its picture faces up instead of left, so it is not mirrored when it swims to the right. */
  upright?: true
}

/** The look and behaviour of each fish. The vendor decides its payout. */
export const habits: Readonly<Record<SpeciesId, Habit>> = {
  shrimp: { size: 40, speed: 62, shoal: [3, 5], often: 9 },
  tropical: { size: 46, speed: 58, shoal: [3, 5], often: 9 },
  blowfish: { size: 50, speed: 46, shoal: [1, 3], often: 7 },
  squid: { size: 54, speed: 64, shoal: [1, 3], often: 6, upright: true },
  crab: { size: 54, speed: 34, shoal: [1, 2], often: 5, upright: true },
  jellyfish: { size: 60, speed: 30, shoal: [1, 3], often: 5, upright: true },
  turtle: { size: 68, speed: 38, shoal: [1, 2], often: 5 },
  octopus: { size: 72, speed: 40, shoal: [1, 1], often: 4, upright: true },
  lobster: { size: 72, speed: 36, shoal: [1, 1], often: 3, upright: true },
  dolphin: { size: 92, speed: 78, shoal: [1, 2], often: 3 },
  shark: { size: 112, speed: 70, shoal: [1, 1], often: 2 },
  whale: { size: 136, speed: 42, shoal: [1, 1], often: 1.4 },
  boss: { size: 148, speed: 34, shoal: [1, 1], often: 0.8, upright: true },
}
