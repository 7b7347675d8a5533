import { sha256 } from '#mock-server/values/sha256.ts'
import { crashPoint } from '../rules/crash.ts'

interface RoundSeed {
  seed: string
  hash: string
  point: number
}

export interface Proof extends RoundSeed {
  /** Whether the seed yields the hash and the crash point. */
  holds: boolean
}

/** Verifies a round's crash point on the player's device. */
export async function prove({ seed, hash, point }: RoundSeed): Promise<Proof> {
  return { seed, hash, point, holds: (await sha256(seed)) === hash && crashPoint(seed) === point }
}
