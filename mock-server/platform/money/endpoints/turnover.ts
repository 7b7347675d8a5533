import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { type Standing, vipStanding } from '#mock-server/platform/promotions/rules/vip.ts'
import type { World } from '#mock-server/world/world.ts'

/** A member's settled rounds in the order they were played: an open stake does not count yet. */
export const playedBy = ({ tables }: World, memberId: string) => tables.rounds.list('played', memberId)

/** The same in the order they were settled: what comes later stands at the end. */
export const settledBy = ({ tables }: World, memberId: string) => tables.rounds.list('settled', memberId)

/** What was staked since an instant, in minor units. */
export const turnoverOf = (world: World, memberId: string, since = 0): number =>
  playedBy(world, memberId).between(since, Number.POSITIVE_INFINITY).sum('bet')

export const standingOf = (world: World, { id, vipLabel }: Member): Standing =>
  vipStanding(vipLabel, turnoverOf(world, id))

/** Stakes by category, of rounds whose game is known. */
export const stakesOf = (rounds: ReturnType<World['tables']['rounds']['all']>) =>
  rounds.flatMap(({ memberId, nodeId, at, bet }) => {
    const category = catalogue.game(nodeId)?.gameType
    return category ? [{ memberId, at, category, bet }] : []
  })
