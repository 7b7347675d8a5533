import { inLanguage } from '#contract/localised.ts'
import type { lottery, Region } from '#contract/lottery.ts'
import { groupName } from '#fixtures/lottery/names.ts'
import { regionName } from '#fixtures/lottery/stations.ts'
import { allLotteries, findLottery, type LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import { type LotteryGroup, lotteryGroups } from '#mock-server/catalogue/lottery-groups.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { weekdayOf, weekdaysOf } from '../rules/timetable.ts'
import { lotteryView, openedLotteryView } from '../state/view.ts'

const vietnam = 'TCG_LOTTO_VN'
const recentSize = 8

/** Returns all lotteries except those of vendors under maintenance; none if the lobby is empty. */
function availableLotteries(world: World): readonly LotteryGame[] {
  const { emptyLobby, vendorMaintenance } = world.settings()
  return emptyLobby ? [] : allLotteries().filter(({ vassalage }) => !vendorMaintenance.includes(vassalage))
}

const ofVendor = (world: World, vassalage: string | undefined) =>
  availableLotteries(world).filter((game) => !vassalage || game.vassalage === vassalage)

const byGroup = (games: readonly LotteryGame[]): [LotteryGroup, LotteryGame[]][] => {
  const groups = Map.groupBy(games, ({ gameGroupId }) => gameGroupId)
  return lotteryGroups.flatMap((group) => {
    const found = groups.get(group)
    return found ? [[group, found]] : []
  })
}

export function mobileLotteries({ input, world, now }: Call<typeof lottery.mobileLotteries>) {
  const language = languageOf(input.language)
  return byGroup(ofVendor(world, input.vassalage)).map(([group, games]) => ({
    gameGroupId: group,
    name: inLanguage(groupName(group), language),
    games: games.map((game) => lotteryView(game, now, language)),
  }))
}

export function lotteryMenu({ input, world }: Call<typeof lottery.lotteryMenu>) {
  const language = languageOf(input.language)
  return byGroup(ofVendor(world, input.vassalage)).map(([group, games]) => ({
    gameGroupId: group,
    name: inLanguage(groupName(group), language),
    count: games.length,
    gameId: games[0]?.gameId ?? '',
  }))
}

export function lotteryList({ input, world, now }: Call<typeof lottery.lotteryList>) {
  const language = languageOf(input.language)
  const { gameId, gameGroupId, playType } = input
  const mode = playType && { trad: 'Tradition', ent: 'Entertainment' }[playType]
  const found = ofVendor(world, input.vassalage).filter(
    (game) =>
      (!gameId || game.gameId === gameId) &&
      (!gameGroupId || game.gameGroupId === gameGroupId) &&
      (!mode || game.lottoMode.includes(mode)),
  )
  const { content, ...page } = pageOf(found, input)
  return { content: content.map((game) => openedLotteryView(world, game, now, language)), ...page }
}

const drawsToday = ({ lottery: { timetable } }: LotteryGame, now: number) =>
  weekdaysOf(timetable).includes(weekdayOf(timetable, now))

/** Sorts lotteries that draw today first. */
const byToday = (one: { today: boolean }, other: { today: boolean }) => Number(other.today) - Number(one.today)

export function vnGameMenu({ input, world, now }: Call<typeof lottery.vnGameMenu>): Region[] {
  const language = languageOf(input.language)
  const regions = Map.groupBy(ofVendor(world, vietnam), (game) => game.lottery.region ?? 'quick')
  return (['north', 'central', 'south', 'quick'] as const).flatMap((region) => {
    const games = regions.get(region)
    if (!games) return []
    const views = games.map((game) => ({
      ...openedLotteryView(world, game, now, language),
      today: drawsToday(game, now),
    }))
    return [{ region, name: inLanguage(regionName(region), language), games: views.toSorted(byToday) }]
  })
}

/** Returns the Vietnamese lotteries a member has bet on, most recent first. */
function recentLotteries(world: World, memberId: string): LotteryGame[] {
  const orders = world.tables.lotteryOrders.by('memberId', memberId).toReversed()
  return [...new Set(orders.map(({ gameId }) => gameId))]
    .flatMap((gameId) => findLottery(gameId) ?? [])
    .filter(({ vassalage }) => vassalage === vietnam)
}

export function vnRecent({ input, member, world, now }: Call<typeof lottery.vnRecent>) {
  const language = languageOf(input.language)
  const own = member ? recentLotteries(world, member.id) : []
  const games = own.length > 0 ? own : ofVendor(world, vietnam)
  return games.slice(0, recentSize).map((game) => openedLotteryView(world, game, now, language))
}
