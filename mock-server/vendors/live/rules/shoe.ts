import type { Chance } from '#mock-server/values/chance.ts'
import { type LiveGameName, type Outcome, playShoe } from './games.ts'

export interface ShoeOf {
  nodeId: string
  game: LiveGameName
  shoe: number
}

/** Every outcome of a table's shoe: the same whoever asks, and whenever. */
export const shoeOutcomes = (chance: Chance, { nodeId, game, shoe }: ShoeOf): Outcome[] =>
  playShoe(game, (place) => chance.fraction('live', nodeId, shoe, place))
