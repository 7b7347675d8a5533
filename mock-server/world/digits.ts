import type { World } from './world.ts'

/** The next code of digits of a kind, unguessable to a reader and the same for the same seed. */
export const digits = (world: World, kind: string, length: number): string =>
  String(world.chance.integer(0, 10 ** length - 1, kind, world.nextCount(kind))).padStart(length, '0')
