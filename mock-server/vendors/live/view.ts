import { inLanguage } from '#contract/localised.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { type Launch, playerOf, seatOf } from '#mock-server/platform/games/state/launches.ts'
import type { Round } from '#mock-server/platform/games/state/rounds.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Bet, Mark, TableView } from './contract.ts'
import { isPair, winnerOf } from './rules/baccarat.ts'
import { duelWinner } from './rules/dragon-tiger.ts'
import { courseOf, type Outcome } from './rules/games.ts'
import { liveBetsOf } from './settle-live-bets.ts'
import { type LiveTable, liveTable } from './table.ts'

function markOf(outcome: Outcome): Mark {
  switch (outcome.game) {
    case 'baccarat': {
      const { player, banker } = outcome
      const pairs = [...(isPair(player) ? ['playerPair'] : []), ...(isPair(banker) ? ['bankerPair'] : [])]
      return { winner: winnerOf(outcome), pairs }
    }
    case 'dragonTiger':
      return { winner: duelWinner(outcome), pairs: [] }
    case 'roulette':
      return { winner: `${outcome.pocket}`, pairs: [] }
  }
}

function dealOf({ phase, outcome, time, resultAt }: LiveTable): TableView['deal'] {
  if (!outcome || phase === 'betting') return null
  return { outcome, cardsAt: courseOf(outcome).cards.map((after) => time.closesAt + after), resultAt }
}

/** The main spots of each game, with their popularity. */
const tastes = {
  baccarat: { banker: 0.48, player: 0.42, tie: 0.1 },
  dragonTiger: { dragon: 0.47, tiger: 0.45, tie: 0.08 },
  roulette: { red: 0.5, black: 0.5 },
}

/** Returns the invented bets of other players, which grow while betting is open. No money belongs to them. */
function crowdOf(chance: Chance, { nodeId, minBet }: CatalogueGame, { rules, time, roundId }: LiveTable, now: number) {
  const part = Math.min(1, (now - time.startsAt) / (time.closesAt - time.startsAt))
  const people = chance.integer(24, 160, 'live', nodeId, time.shoe, 'people')
  return Object.entries(tastes[rules]).map(([spot, taste]) => {
    const whim = 0.75 + 0.5 * chance.fraction('live', nodeId, roundId, spot, 'whim')
    const players = Math.round(people * taste * whim * part)
    return { spot, players, amount: players * minBet * chance.integer(5, 40, 'live', nodeId, roundId, spot, 'stake') }
  })
}

/** Returns the player's stored bets on the table's current round. */
const ownRounds = (world: World, launch: Launch, { time }: LiveTable): Round[] =>
  seatOf(world, launch)
    .between(time.startsAt, Number.POSITIVE_INFINITY)
    .slice()
    .map(({ row }) => row)
    .filter((round) => {
      const placed = liveBetsOf(round)
      return placed?.shoe === time.shoe && placed.round === time.round
    })

/** Returns the player's stakes in this round by spot, in minor units. */
export function stakesOnTable(world: World, launch: Launch, table: LiveTable): Map<string, number> {
  const stakes = new Map<string, number>()
  for (const { spot, stake } of ownRounds(world, launch, table).flatMap((round) => liveBetsOf(round)?.bets ?? [])) {
    stakes.set(spot, (stakes.get(spot) ?? 0) + stake)
  }
  return stakes
}

const asBets = (stakes: Map<string, number>): Bet[] =>
  Array.from(stakes, ([spot, stake]) => ({ spot, amount: toMajor(stake) }))

/** Returns the player's view of the table at an instant. */
export function tableView(world: World, launch: Launch, game: CatalogueGame, now: number): TableView {
  const table = liveTable(world, game, now)
  const { time, dealer } = table
  const settled = ownRounds(world, launch, table).filter(({ settledAt }) => settledAt !== null)
  return {
    now,
    roundId: table.roundId,
    number: time.round + 1,
    phase: table.phase,
    closesAt: time.closesAt,
    endsAt: time.endsAt,
    opensAt: table.opensAt,
    dealer: { name: inLanguage(dealer.name, languageOf(launch.language)), look: dealer.look },
    deal: dealOf(table),
    road: table.past.map(markOf),
    crowd: crowdOf(world.chance, game, table, now),
    bets: asBets(stakesOnTable(world, launch, table)),
    won: settled.length > 0 ? toMajor(settled.reduce((sum, { win }) => sum + win, 0)) : null,
    balance: toMajor(world.ledger.balance(playerOf(launch))),
  }
}
