import { inLanguage } from '#contract/localised.ts'
import type { DrawRows, Lottery, Opened, OpenedLottery } from '#contract/lottery.ts'
import { prizeNames } from '#fixtures/lottery/names.ts'
import { northernStations } from '#fixtures/lottery/stations.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import type { LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Draw } from '../rules/draw.ts'
import { openedOf } from '../rules/opened.ts'
import { prizeModesOf } from '../rules/prize-mode.ts'
import { type Issue, lastDrawn, openIssue, weekdayOf, weekdaysOf } from '../rules/timetable.ts'

/** Returns the play types of a lottery. */
export const playTypesOf = ({ lottoMode }: LotteryGame): Lottery['playTypes'] => [
  ...(lottoMode.includes('Tradition') ? (['trad'] as const) : []),
  ...(lottoMode.includes('Entertainment') ? (['ent'] as const) : []),
]

/** Returns a lottery with its open issue at an instant. */
export function lotteryView(game: LotteryGame, now: number, language: string): Lottery {
  const { timetable } = game.lottery
  const { gameId, nodeId, vassalage, gameGroupId, gameName, iconUrl } = gameView(game, language)
  return {
    gameId,
    nodeId,
    vassalage,
    gameGroupId,
    name: gameName,
    iconUrl,
    playTypes: playTypesOf(game),
    prizeModes: prizeModesOf(vassalage),
    everyMinutes: 'every' in timetable ? timetable.every : null,
    weekdays: weekdaysOf(timetable),
    issue: openIssue(timetable, now),
  }
}

export const rowsView = (draw: Draw, language: string): DrawRows =>
  draw.map(({ prize, numbers }) => ({
    prize,
    name: inLanguage(prizeNames[prize], language) ?? prize,
    numbers: [...numbers],
  }))

/** Returns the town of a northern Vietnamese draw, which changes with the weekday; null for other regions. */
function stationOf({ lottery: { region, timetable } }: LotteryGame, drawAt: number, language: string) {
  if (region !== 'north') return null
  return inLanguage(northernStations[weekdayOf(timetable, drawAt)], language) ?? null
}

/** Returns the numbers of an issue that has been drawn. */
export const openedView = (
  { chance }: Pick<World, 'chance'>,
  game: LotteryGame,
  { numero, drawAt }: Issue,
  language: string,
): Opened => ({
  numero,
  drawAt,
  station: stationOf(game, drawAt, language),
  rows: rowsView(openedOf(chance, game, numero), language),
})

/** Returns a lottery with the numbers of its last draw. */
export function openedLotteryView(
  world: Pick<World, 'chance'>,
  game: LotteryGame,
  now: number,
  language: string,
): OpenedLottery {
  const last = lastDrawn(game.lottery.timetable, now)
  return { ...lotteryView(game, now, language), opened: openedView(world, game, last, language) }
}
