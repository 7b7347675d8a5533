import type { announcements } from '#contract/announcements.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import type { Call } from '../core/implement.ts'
import type { World } from '../world/world.ts'
import { gameLanguage, gameView } from './game-view.ts'
import { isOffered } from './vendor-tabs.ts'
import { realWins, seededWins } from './winners.ts'

const day = 86_400_000
const periods = { DAY: day, WEEK: 7 * day, MONTH: 30 * day } as const
const usualLength = 20

/** How many members of this world played each game since an instant. */
function playersSince({ tables }: World, since: number) {
  const players = new Map<string, Set<string>>()
  for (const { nodeId, memberId, at } of tables.rounds.all()) {
    if (at < since || !tables.members.get(memberId)) continue
    players.set(nodeId, (players.get(nodeId) ?? new Set()).add(memberId))
  }
  return players
}

/** People outside this world play, too: the catalogue knows how many on a usual day. */
export function popularGames({ input, world, now }: Call<typeof announcements.popularGames>) {
  const language = gameLanguage(input.language ?? 'KO')
  const limit = input.limitNum ?? usualLength
  const here = playersSince(world, now - day)
  const usual = catalogue.page({ pageNo: 1, pageSize: limit, without: world.settings().vendorMaintenance }).games
  const played = Array.from(here.keys(), (nodeId) => catalogue.game(nodeId)).filter((game) => game !== undefined)
  return [...new Set<CatalogueGame>([...usual, ...played])]
    .filter(({ vassalage }) => isOffered(world, vassalage))
    .map((game) => ({ game, players: game.popularity + (here.get(game.nodeId)?.size ?? 0) }))
    .toSorted((a, b) => b.players - a.players)
    .slice(0, limit)
    .map(({ game, players }) => ({ game: gameView(game, language), players }))
}

export function rankList({ input, world, now }: Call<typeof announcements.rankList>) {
  const language = gameLanguage(input.language ?? 'KO')
  const startTime = now - periods[input.period ?? 'WEEK']
  const wins = [...realWins(world), ...seededWins(world)].filter(({ at }) => startTime < at && at <= now)
  const list = Array.from(
    Map.groupBy(wins, ({ customer }) => customer),
    ([customerName, own]) => ({
      customerName,
      winAmount: own.reduce((sum, { amount }) => sum + amount, 0),
      wins: own.length,
      game: own.reduce((most, win) => (win.amount > most.amount ? win : most)).game,
    }),
  )
    .toSorted((a, b) => b.winAmount - a.winAmount)
    .slice(0, input.limitNum ?? usualLength)
    .map(({ game, ...entry }, at) => ({ rank: at + 1, ...entry, game: gameView(game, language) }))
  return { startTime, endTime: now, list }
}
