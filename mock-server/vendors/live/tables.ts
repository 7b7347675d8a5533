import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { type Pace, type TableTime, tableTime } from './rules/clock.ts'
import type { LiveGameName } from './rules/games.ts'

/** Milliseconds from the last bet to the end of a round, the same at every table. */
const rest = 15_000
const pace: Pace = { betting: 15_000, rest }
const speedPace: Pace = { betting: 8_000, rest }

/** Returns the lengths of a table's rounds. */
export const paceOf = ({ name }: Pick<CatalogueGame, 'name'>): Pace => (/speed/i.test(name.en) ? speedPace : pace)

/** Returns the game of a table: roulette or dragon tiger if its title names it, else baccarat. */
export function liveGameOf({ name }: Pick<CatalogueGame, 'name'>): LiveGameName {
  if (/roulette/i.test(name.en)) return 'roulette'
  return /dragon tiger/i.test(name.en) ? 'dragonTiger' : 'baccarat'
}

/** Returns the round and phase of a table at an instant. */
export function timeAtTable(chance: Chance, game: CatalogueGame, now: number): TableTime {
  const pace = paceOf(game)
  return tableTime(now, pace, chance.integer(0, pace.betting + pace.rest - 1, 'live', game.nodeId, 'offset'))
}
