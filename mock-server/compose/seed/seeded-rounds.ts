import { day } from '#contract/time-units.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'
import { pastPlays } from './past-play.ts'

const longest = 28 * day
const jitter = 15_000
/** The categories of past rounds; most members play slots. */
const played = [
  'RNG',
  'RNG',
  'RNG',
  'LIVE',
  'FISH',
  'CRASH',
  'ELOTT',
] as const satisfies readonly (keyof typeof pastPlays)[]

/** Returns true for lotteries that draw all day: bets on others lie too far back. SEA sells in its own units. */
const isQuick = ({ lottery, vassalage }: CatalogueGame) =>
  lottery === undefined || ('every' in lottery.timetable && vassalage !== 'TCG_SEA')

const hotGames = () => new Map(catalogue.hot().map(({ gameType, games }) => [gameType, games.filter(isQuick)]))

interface Past {
  memberId: string
  count: number
  chance: Chance
  startedAt: number
  /** The age of the first round in milliseconds; defaults to four weeks. */
  span?: number
}

/**
 * Returns the time of a round. Rounds get denser towards the start; their spacing exceeds the jitter, so they stay in
 * order.
 */
const timeOf = (index: number, { memberId, count, chance, startedAt, span = longest }: Past) =>
  startedAt -
  Math.round(span * ((count - index) / count) ** 2) +
  chance.integer(-jitter, 0, 'past', memberId, index, 'at')

/** Returns a member's rounds before the world began, oldest first, played by the rules of the games. */
export function seededRounds(past: Past): RoundRow[] {
  const { memberId, count, chance } = past
  const hot = hotGames()
  return Array.from({ length: count }, (_, index) => {
    const key = ['past', memberId, index] as const
    const category = chance.pick(played, ...key, 'category')
    const games = hot.get(category) ?? []
    const game = games[chance.integer(0, Math.min(games.length, 9) - 1, ...key, 'game')]
    if (!game) throw new Error('The catalogue has no hot games for past rounds.')
    const steps = betSteps(game.minBet)
    const stake = toMinor(steps[chance.integer(0, Math.min(steps.length, 4) - 1, ...key, 'bet')] ?? game.minBet)
    const id = `past-${memberId}-${index}`
    const at = timeOf(index, past)
    return {
      id,
      memberId,
      nodeId: game.nodeId,
      launchToken: '',
      idempotencyKey: id,
      player: `member:${memberId}`,
      house: `house:${game.vassalage}`,
      at,
      settledAt: at,
      ...pastPlays[category](game, stake, chance, key, at),
    }
  })
}
