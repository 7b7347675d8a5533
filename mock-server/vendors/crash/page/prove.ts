import { sha256 } from '#mock-server/values/sha256.ts'
import { crashPoint } from '../rules/crash.ts'

interface Told {
  seed: string
  hash: string
  point: number
}

export interface Proof extends Told {
  /** The seed gives this hash, and this crash point. */
  holds: boolean
}

/** Counts a round's proof again, on the player's own device. */
export async function prove({ seed, hash, point }: Told): Promise<Proof> {
  return { seed, hash, point, holds: (await sha256(seed)) === hash && crashPoint(seed) === point }
}
