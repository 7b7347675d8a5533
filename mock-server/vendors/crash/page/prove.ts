import { sha256 } from '#mock-server/values/sha256.ts'
import { crashPoint } from '../rules/crash.ts'

interface RoundSeed {
  seed: string
  hash: string
  point: number
}

export interface Proof extends RoundSeed {
  /** The seed gives this hash, and this crash point. */
  holds: boolean
}

/** Counts a round's proof again, on the player's own device. */
export async function prove({ seed, hash, point }: RoundSeed): Promise<Proof> {
  return { seed, hash, point, holds: (await sha256(seed)) === hash && crashPoint(seed) === point }
}
