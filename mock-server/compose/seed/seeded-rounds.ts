import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/slot/rules/machine.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'
import { pastPlays } from './past-play.ts'

const longest = 28 * 86_400_000
const jitter = 15_000
/** Slots are what most people play. */
const played = [
  'RNG',
  'RNG',
  'RNG',
  'LIVE',
  'FISH',
  'CRASH',
  'ELOTT',
] as const satisfies readonly (keyof typeof pastPlays)[]

/** Of the lotteries those that draw all day long: what was bet on others lies too far back. SEA sells in units of its own. */
const isQuick = ({ lottery, vassalage }: CatalogueGame) =>
  lottery === undefined || ('every' in lottery.timetable && vassalage !== 'TCG_SEA')

const hotGames = () => new Map(catalogue.hot().map(({ gameType, games }) => [gameType, games.filter(isQuick)]))

interface Past {
  memberId: string
  count: number
  chance: Chance
  startedAt: number
  /** How far back the first round lies, in milliseconds; four weeks when left out. */
  span?: number
}

/** The closer to the world's beginning, the denser; the spacing is wider than the jitter, so they stay in order. */
const timeOf = (index: number, { memberId, count, chance, startedAt, span = longest }: Past) =>
  startedAt -
  Math.round(span * ((count - index) / count) ** 2) +
  chance.integer(-jitter, 0, 'past', memberId, index, 'at')

/** Rounds a member played before the world began, the oldest first: real spins of real games. */
export function seededRounds(past: Past): RoundRow[] {
  const { memberId, count, chance } = past
  const hot = hotGames()
  return Array.from({ length: count }, (_, index) => {
    const key = ['past', memberId, index] as const
    const category = chance.pick(played, ...key, 'category')
    const games = hot.get(category) ?? []
    const game = games[chance.integer(0, Math.min(games.length, 9) - 1, ...key, 'game')]
    if (!game) throw new Error('the catalogue has no hot games to have been played')
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
