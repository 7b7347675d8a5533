import type { Chance } from '#mock-server/values/chance.ts'
import { type LiveGameName, type Outcome, playShoe } from './games.ts'

export interface ShoeOf {
  nodeId: string
  game: LiveGameName
  shoe: number
}

/** Returns the outcomes of a table's shoe, which are the same for every call. */
export const shoeOutcomes = (chance: Chance, { nodeId, game, shoe }: ShoeOf): Outcome[] =>
  playShoe(game, (place) => chance.fraction('live', nodeId, shoe, place))
