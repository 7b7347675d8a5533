import { catalogue } from '../catalogue/catalogue.ts'
import type { Member } from '../core/implement.ts'
import { type Standing, vipStanding } from '../domain/vip.ts'
import type { World } from '../world/world.ts'

/** A member's settled rounds in the order they were played. */
export const roundsOf = (world: World, memberId: string) =>
  world.tables.rounds.by('memberId', memberId).filter(({ settledAt }) => settledAt !== null)

/** The same in the order they were settled: what comes later stands at the end. */
export const settledRoundsOf = (world: World, memberId: string) =>
  roundsOf(world, memberId).toSorted((a, b) => Number(a.settledAt) - Number(b.settledAt))

/** What was staked since an instant, in minor units. */
export const turnoverOf = (world: World, memberId: string, since = 0): number =>
  roundsOf(world, memberId).reduce((sum, { bet, at }) => (at >= since ? sum + bet : sum), 0)

export const standingOf = (world: World, { id, vipLabel }: Member): Standing =>
  vipStanding(vipLabel, turnoverOf(world, id))

/** Stakes by category, of rounds whose game is known. */
export const stakesOf = (rounds: ReturnType<typeof roundsOf>) =>
  rounds.flatMap(({ memberId, nodeId, at, bet }) => {
    const category = catalogue.game(nodeId)?.gameType
    return category ? [{ memberId, at, category, bet }] : []
  })
