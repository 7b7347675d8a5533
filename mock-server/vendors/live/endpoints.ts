import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, playableGame } from '#mock-server/platform/games/state/launches.ts'
import { playedBefore } from '#mock-server/platform/games/state/rounds.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import { isRepeat, placeLiveBets, stakeOf } from './bets.ts'
import { live } from './contract.ts'
import { chipsFor } from './rules/chips.ts'
import { liveSpots } from './rules/games.ts'
import { checkLive } from './table.ts'
import { liveGameOf, paceOf } from './tables.ts'
import { tableView } from './view.ts'

export const liveEndpoints = implement(live, {
  open({ input, world, now, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const { game } = playableGame(world, launch, fail)
    checkLive(game, fail)
    const rules = liveGameOf(game)
    return {
      ...openedView(world, launch, game),
      rules,
      minimum: game.minBet,
      spots: Object.entries(liveSpots[rules]).map(([id, { pays, returns, most }]) => ({
        id,
        pays,
        returnRate: returns,
        maximum: most * game.minBet,
      })),
      chips: chipsFor(game.minBet),
      bettingTime: paceOf(game).betting,
      view: tableView(world, launch, game, now),
    }
  },
  look({ input, world, now, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const { game } = playableGame(world, launch, fail)
    checkLive(game, fail)
    return tableView(world, launch, game, now)
  },
  async bet(call) {
    const { input, world, now, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return bets that are placed even if the launch has ended since: their money has moved.
    const bet = stakeOf(input)
    const before = playedBefore(world, { ...launch, ...input, bet }, (round) => isRepeat(round, input))
    const game = before ? catalogue.game(launch.nodeId) : playableGame(world, launch, fail).game
    if (!game) return fail('GAME_NOT_FOUND')
    checkLive(game, fail)
    if (!before) await placeLiveBets(call, launch, game)
    return tableView(world, launch, game, now)
  },
})
