import type { World } from './world.ts'

/** Returns the next numeric code of a kind. It looks random but is the same for the same seed. */
export const digits = (world: World, kind: string, length: number): string =>
  String(world.chance.integer(0, 10 ** length - 1, kind, world.nextCount(kind))).padStart(length, '0')
