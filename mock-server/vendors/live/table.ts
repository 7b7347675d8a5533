import { dealers } from '#fixtures/games/dealers.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { isPause, roundsPerShoe, type TableTime } from './rules/clock.ts'
import { courseOf, type LiveGameName, type Outcome } from './rules/games.ts'
import { shoeOutcomes } from './rules/shoe.ts'
import { liveGameOf, timeAtTable } from './tables.ts'

/** @throws GatewayError GAME_NOT_FOUND for a game that is not a live table. */
export function checkLive(
  { category }: CatalogueGame,
  fail: (code: 'GAME_NOT_FOUND', detail: FailureDetail) => never,
): void {
  if (category !== 'LIVE') fail('GAME_NOT_FOUND', { field: 'body.token', message: `a ${category} game has no dealer` })
}

type Dealer = (typeof dealers)[number]

export interface LiveTable {
  rules: LiveGameName
  time: TableTime
  /** Unique at its table. */
  roundId: string
  phase: 'betting' | 'dealing' | 'result' | 'pause'
  opensAt: number
  dealer: Dealer
  /** The outcomes of the completed rounds. */
  past: Outcome[]
  /** The outcome of this round; undefined during the pause. */
  outcome: Outcome | undefined
  /** When its result is announced. */
  resultAt: number
}

/** Returns who deals a shoe at a table. */
export const dealerOf = (chance: Chance, { nodeId }: CatalogueGame, shoe: number): Dealer =>
  chance.pick(dealers, 'live', nodeId, shoe, 'dealer')

/** Returns a table at an instant. Everything on it follows from the world's chance and clock. */
export function liveTable({ chance }: World, game: CatalogueGame, now: number): LiveTable {
  const { nodeId } = game
  const rules = liveGameOf(game)
  const time = timeAtTable(chance, game, now)
  const { shoe, round, startsAt, closesAt, endsAt } = time
  const outcomes = shoeOutcomes(chance, { nodeId, game: rules, shoe })
  const outcome = outcomes[round]
  const resultAt = outcome ? closesAt + courseOf(outcome).result : endsAt
  const over = now >= resultAt ? round + 1 : round
  return {
    rules,
    time,
    roundId: `${shoe}-${round}`,
    phase: phaseOf(time, resultAt, now),
    opensAt: round + 1 === roundsPerShoe ? endsAt + endsAt - startsAt : endsAt,
    dealer: dealerOf(chance, game, shoe),
    past: outcomes.slice(0, over),
    outcome,
    resultAt,
  }
}

function phaseOf(time: TableTime, resultAt: number, now: number): LiveTable['phase'] {
  if (isPause(time)) return 'pause'
  if (now < time.closesAt) return 'betting'
  return now < resultAt ? 'dealing' : 'result'
}
