import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, type Launch, playableGame } from '#mock-server/platform/games/state/launches.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import { pvp } from './contract.ts'
import { pvpOf } from './fold-pvp.ts'
import { antesOf, dealPvp, dealtBefore, lastHand, makeMove, opponentsOf, stackAntes } from './round.ts'
import { pvpReturn } from './rules/policy.ts'
import { rakeRate } from './rules/pot.ts'
import { turnTime } from './rules/time.ts'
import { opponentView, tableView } from './view.ts'

/** Returns the launched game. @throws GatewayError GAME_NOT_FOUND for a game without opponents. */
function pvpGame(launch: Launch, fail: (code: 'GAME_NOT_FOUND') => never): CatalogueGame {
  const game = catalogue.game(launch.nodeId)
  return game?.category === 'PVP' ? game : fail('GAME_NOT_FOUND')
}

export const pvpEndpoints = implement(pvp, {
  open({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    playableGame(world, launch, fail)
    const game = pvpGame(launch, fail)
    const last = lastHand(world, launch)
    const detail = last && pvpOf(last)
    const open = last?.settledAt === null ? last : undefined
    const places = open && detail ? detail.opponents : opponentsOf(world, launch)
    return {
      ...openedView(world, launch, game),
      antes: antesOf(game),
      ante: detail ? toMajor(detail.ante) : game.minBet,
      stackAntes,
      rakeRate,
      returnRate: pvpReturn,
      turnTime,
      opponents: places.map((place) => opponentView(place, launch)),
      view: tableView(world, launch, open),
    }
  },
  look({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    playableGame(world, launch, fail)
    pvpGame(launch, fail)
    return tableView(world, launch, lastHand(world, launch))
  },
  async deal(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return a paid hand even if the launch has ended since.
    const before = dealtBefore(call, launch)
    if (before) return tableView(world, launch, before)
    playableGame(world, launch, fail)
    return tableView(world, launch, await dealPvp(call, launch, pvpGame(launch, fail)))
  },
  async move(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    playableGame(world, launch, fail)
    return tableView(world, launch, await makeMove(call, launch))
  },
})
