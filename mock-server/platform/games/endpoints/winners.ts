import { minute } from '#contract/time-units.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { maskAccount } from '#mock-server/platform/accounts/rules/masking.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { accountOf } from '#mock-server/values/people.ts'
import { gainsOf } from '#mock-server/world/tables/play.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** As many as the app asks for. */
const boardSize = 100

/** Returns seeded wins, so that the board is never empty. */
export function seededWins({ chance, startedAt, settings }: World) {
  if (settings().emptyContent) return []
  return catalogue.page({ pageNo: 1, pageSize: boardSize }).games.map((game, index) => ({
    id: `seeded-${index}`,
    game,
    amount: chance.integer(30, 4_200, 'winner', index, 'amount') * 1_000,
    customer: maskAccount(accountOf(chance, 'winner', index)),
    at: startedAt - (index * 7 + chance.integer(1, 6, 'winner', index, 'at')) * minute,
  }))
}

type Gain = ReturnType<World['tables']['rounds']['all']>[number]

/** Returns a win as a list of one; empty if the member or the game does not exist. */
export function winOf({ tables }: World, { id, memberId, nodeId, win, at, settledAt }: Gain) {
  const game = catalogue.game(nodeId)
  const member = tables.members.get(memberId)
  const customer = member && maskAccount(member.account)
  return game && customer ? [{ id, game, amount: toMajor(win), customer, at: settledAt ?? at }] : []
}

/** Returns the members' last wins up to an instant: at least `limit`, plus all with the same time as the oldest. */
function realWins(world: World, limit: number, now: number) {
  const gains = world.tables.rounds.list('gains', gainsOf.all)
  const [oldest] = gains.between(0, now + 1).slice(-limit)
  const last = gains.between(oldest?.line.by ?? now, now + 1).slice()
  return last.flatMap(({ row }) => winOf(world, row))
}

/** Returns recent wins, newest first: the members' and the seeded ones. */
export function winners(world: World, languageCode: string, limit: number, now: number) {
  const language = languageOf(languageCode)
  return [...realWins(world, limit, now), ...seededWins(world)]
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, limit)
    .map(({ id, game, amount, customer, at }) => {
      const view = gameView(game, language)
      return {
        id,
        vo: { gameName: view.gameName, iconUrl: view.mobileLargeIcon, winAmount: amount, customerName: customer },
        wonAt: at,
        game: view,
      }
    })
}
