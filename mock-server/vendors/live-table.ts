import { dealers } from '#fixtures/games/dealers.ts'
import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import type { FailureDetail } from '../core/fail.ts'
import { isPause, type Pace, roundsPerShoe, type TableTime, tableTime } from '../domain/live-clock.ts'
import { courseOf, type LiveGameName, type Outcome } from '../domain/live-games.ts'
import { shoeOutcomes } from '../domain/live-shoe.ts'
import type { World } from '../world/world.ts'

/** Milliseconds. What follows the last bet lasts as long at every table: cards are not dealt faster for being few. */
const rest = 15_000
const pace: Pace = { betting: 15_000, rest }
const speedPace: Pace = { betting: 8_000, rest }

export const paceOf = ({ name }: CatalogueGame): Pace => (/speed/i.test(name.en) ? speedPace : pace)

/** Roulette and dragon tiger are played where they are named; every other table plays baccarat. */
export function liveGameOf({ name }: CatalogueGame): LiveGameName {
  if (/roulette/i.test(name.en)) return 'roulette'
  return /dragon tiger/i.test(name.en) ? 'dragonTiger' : 'baccarat'
}

/** @throws GatewayError GAME_NOT_FOUND for a game that is no table. */
export function checkLive(
  { category }: CatalogueGame,
  fail: (code: 'GAME_NOT_FOUND', detail: FailureDetail) => never,
): void {
  if (category !== 'LIVE') fail('GAME_NOT_FOUND', { field: 'body.token', message: `a ${category} game has no dealer` })
}

export interface LiveTable {
  rules: LiveGameName
  time: TableTime
  /** Unique at its table. */
  roundId: string
  phase: 'betting' | 'dealing' | 'result' | 'pause'
  opensAt: number
  dealer: (typeof dealers)[number]
  /** The outcomes of the rounds that are over. */
  past: Outcome[]
  /** What this round comes to; undefined in the pause. */
  outcome: Outcome | undefined
  /** When its result is called. */
  resultAt: number
}

/** A table as it is at an instant: everything on it follows from the world's chance and clock. */
export function liveTable({ chance }: World, game: CatalogueGame, now: number): LiveTable {
  const { nodeId } = game
  const rules = liveGameOf(game)
  const ways = paceOf(game)
  const length = ways.betting + ways.rest
  const time = tableTime(now, ways, chance.integer(0, length - 1, 'live', nodeId, 'offset'))
  const { shoe, round, closesAt, endsAt } = time
  const outcomes = shoeOutcomes(chance, { nodeId, game: rules, shoe })
  const outcome = outcomes[round]
  const resultAt = outcome ? closesAt + courseOf(outcome).result : endsAt
  const over = now >= resultAt ? round + 1 : round
  return {
    rules,
    time,
    roundId: `${shoe}-${round}`,
    phase: phaseOf(time, resultAt, now),
    opensAt: round + 1 === roundsPerShoe ? endsAt + length : endsAt,
    dealer: chance.pick(dealers, 'live', nodeId, shoe, 'dealer'),
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
