import { implement } from '../core/implement.ts'
import { returnRate } from '../domain/fish.ts'
import { toMajor } from '../domain/ledger.ts'
import { betSteps } from '../domain/slot-machine.ts'
import { gameLanguage } from '../endpoints/game-view.ts'
import { playedBefore } from '../world/rounds.ts'
import { fish } from './fish-contract.ts'
import { costOf, hitsOf, sameShots, shoot, volleyView } from './fish-round.ts'
import { speciesViews } from './fish-view.ts'
import { findLaunch, playableOf, seatOf } from './launch.ts'
import { openedView } from './opened-view.ts'

export const fishEndpoints = implement(fish, {
  open({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const game = playableOf('FISH', world, launch, fail)
    const last = seatOf(world, launch).findLast(({ row }) => hitsOf(row).length > 0)?.row
    return {
      ...openedView(world, launch, game),
      bets: betSteps(game.minBet),
      bet: last ? toMajor(last.bet) / hitsOf(last).length : game.minBet,
      species: speciesViews(game, gameLanguage(launch.language)),
      returnRate,
    }
  },
  async shoot(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Hits that are decided are told again whatever has become of the launch: their money has moved.
    const before = playedBefore(world, { ...launch, ...input, bet: costOf(input) })
    if (before) return volleyView(world, sameShots(call, before))
    return volleyView(world, await shoot(call, launch, playableOf('FISH', world, launch, fail)))
  },
})
