import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { World } from './world.ts'

/** Returns a member's settled rounds in the order they were played. */
export const playedBy = ({ tables }: World, memberId: string) => tables.rounds.list('played', memberId)

/** Returns a member's settled rounds in the order they were settled. */
export const settledBy = ({ tables }: World, memberId: string) => tables.rounds.list('settled', memberId)

/** Returns what the member staked since an instant, in minor units. */
export const turnoverOf = (world: World, memberId: string, since = 0): number =>
  playedBy(world, memberId).between(since, Number.POSITIVE_INFINITY).sum('bet')

/** Returns the stakes with their game's category; rounds of unknown games are left out. */
export const stakesOf = (rounds: ReturnType<World['tables']['rounds']['all']>) =>
  rounds.flatMap(({ memberId, nodeId, at, bet }) => {
    const category = catalogue.game(nodeId)?.gameType
    return category ? [{ memberId, at, category, bet }] : []
  })
