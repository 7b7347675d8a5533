import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, playableOf, seatOf } from '#mock-server/platform/games/state/launches.ts'
import { playedBefore } from '#mock-server/platform/games/state/rounds.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import { fish } from './contract.ts'
import { costOf, hitsOf, isRepeat, shoot, volleyView } from './round.ts'
import { returnRate } from './rules/fish.ts'
import { speciesViews } from './view.ts'

export const fishEndpoints = implement(fish, {
  open({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const game = playableOf('FISH', world, launch, fail)
    const last = seatOf(world, launch).findLast(({ row }) => hitsOf(row).length > 0)?.row
    return {
      ...openedView(world, launch, game),
      bets: betSteps(game.minBet),
      bet: last ? toMajor(last.bet) / hitsOf(last).length : game.minBet,
      species: speciesViews(game, languageOf(launch.language)),
      returnRate,
    }
  },
  async shoot(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return decided hits even if the launch has ended since: their money has moved.
    const bet = costOf(input)
    const before = playedBefore(world, { ...launch, ...input, bet }, (round) => isRepeat(round, input))
    if (before) return volleyView(world, before)
    return volleyView(world, await shoot(call, launch, playableOf('FISH', world, launch, fail)))
  },
})
