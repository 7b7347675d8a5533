import type { World } from './world.ts'

/** Returns the next code of a kind, with exactly `length` digits. It looks random but is the same for the same seed. */
export const digits = (world: World, kind: string, length: number): string =>
  String(world.chance.integer(0, 10 ** length - 1, kind, world.nextCount(kind))).padStart(length, '0')
