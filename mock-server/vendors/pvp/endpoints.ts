import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, playableOf } from '#mock-server/platform/games/state/launches.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import { pvp } from './contract.ts'
import { pvpOf } from './fold-pvp.ts'
import { antesOf, dealPvp, dealtBefore, lastHand, makeMove, opponentsOf, stackAntes } from './round.ts'
import { pvpReturn } from './rules/policy.ts'
import { rakeRate } from './rules/pot.ts'
import { turnTime } from './rules/time.ts'
import { opponentView, tableView } from './view.ts'

export const pvpEndpoints = implement(pvp, {
  open({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const game = playableOf('PVP', world, launch, fail)
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
    playableOf('PVP', world, launch, fail)
    return tableView(world, launch, lastHand(world, launch))
  },
  async deal(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return a paid hand even if the launch has ended since.
    const before = dealtBefore(call, launch)
    if (before) return tableView(world, launch, before)
    return tableView(world, launch, await dealPvp(call, launch, playableOf('PVP', world, launch, fail)))
  },
  async move(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    playableOf('PVP', world, launch, fail)
    return tableView(world, launch, await makeMove(call, launch))
  },
})
