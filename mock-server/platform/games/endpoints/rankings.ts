import type { announcements } from '#contract/announcements.ts'
import { day } from '#contract/time-units.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { gainsOf } from '#mock-server/world/tables/play.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { isOffered } from './vendor-tabs.ts'
import { seededWins, winOf } from './winners.ts'

const periods = { DAY: day, WEEK: 7 * day, MONTH: 30 * day } as const
const defaultLength = 20

/** Returns how many members of this world played each game since an instant. */
function playersSince({ tables }: World, since: number) {
  const players = new Map<string, number>()
  for (const memberId of tables.rounds.owners('seats')) {
    if (!tables.members.get(memberId)) continue
    for (const [nodeId, seat] of tables.rounds.named('seats', memberId)) {
      const [last] = seat.slice(-1)
      if (last && last.row.at >= since) players.set(nodeId, (players.get(nodeId) ?? 0) + 1)
    }
  }
  return players
}

/** Returns the games with the most players: the catalogue's popularity plus this world's players of the last day. */
export function popularGames({ input, world, now }: Call<typeof announcements.popularGames>) {
  const language = languageOf(input.language)
  const limit = input.limitNum ?? defaultLength
  const here = playersSince(world, now - day)
  const usual = catalogue.page({ pageNo: 1, pageSize: limit, without: world.settings().vendorMaintenance }).games
  const played = Array.from(here.keys(), (nodeId) => catalogue.game(nodeId)).filter((game) => game !== undefined)
  return [...new Set<CatalogueGame>([...usual, ...played])]
    .filter(({ vassalage }) => isOffered(world, vassalage))
    .map((game) => ({ game, players: game.popularity + (here.get(game.nodeId) ?? 0) }))
    .toSorted((a, b) => b.players - a.players)
    .slice(0, limit)
    .map(({ game, players }) => ({ game: gameView(game, language), players }))
}

interface Period {
  startTime: number
  now: number
}

/** Returns each member's wins in a period: the sum, the number, and the game of the greatest win. */
const realSums = (world: World, { startTime, now }: Period) =>
  world.tables.rounds.named('gains', gainsOf.each).flatMap(([, own]) => {
    const gains = own.between(startTime + 1, now + 1)
    const greatest = gains.greatest('amount')
    return greatest
      ? winOf(world, greatest.row).map(({ customer, game }) => ({
          customerName: customer,
          winAmount: toMajor(gains.sum('amount')),
          wins: gains.size,
          game,
        }))
      : []
  })

const seededSums = (world: World, { startTime, now }: Period) =>
  seededWins(world)
    .filter(({ at }) => startTime < at && at <= now)
    .map(({ customer, amount, game }) => ({ customerName: customer, winAmount: amount, wins: 1, game }))

export function rankList({ input, world, now }: Call<typeof announcements.rankList>) {
  const language = languageOf(input.language)
  const startTime = now - periods[input.period ?? 'WEEK']
  const list = [...realSums(world, { startTime, now }), ...seededSums(world, { startTime, now })]
    .toSorted((a, b) => b.winAmount - a.winAmount)
    .slice(0, input.limitNum ?? defaultLength)
    .map(({ customerName, winAmount, wins, game }, at) => ({
      rank: at + 1,
      customerName,
      winAmount,
      wins,
      game: gameView(game, language),
    }))
  return { startTime, endTime: now, list }
}
