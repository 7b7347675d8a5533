import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, type Launch, playableOf, seatOf } from '#mock-server/platform/games/state/launches.ts'
import { playedBefore } from '#mock-server/platform/games/state/rounds.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { slot } from './contract.ts'
import { play, reelsOf, roundView } from './round.ts'
import { linesOf, returnRate } from './rules/machine.ts'
import { windowAt } from './rules/slot.ts'
import { symbolViews } from './view.ts'

const lastRound = (world: World, launch: Launch) => seatOf(world, launch).slice(-1)[0]?.row

/** The reels shown before the first round. */
const firstReels = windowAt([3, 15, 4, 18, 32])

/** Returns the launched slot game, even if the launch has ended. @throws GatewayError GAME_NOT_FOUND for other games. */
function gameOf({ nodeId }: Launch, fail: (code: 'GAME_NOT_FOUND', detail: FailureDetail) => never): CatalogueGame {
  const game = catalogue.game(nodeId)
  if (game?.category === 'RNG') return game
  return fail('GAME_NOT_FOUND', { field: 'body.token', message: 'this page plays slot games only' })
}

export const slotEndpoints = implement(slot, {
  open({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const game = playableOf('RNG', world, launch, fail)
    const last = lastRound(world, launch)
    const bets = betSteps(game.minBet)
    return {
      ...openedView(world, launch, game),
      bets,
      bet: last ? toMajor(last.bet) : game.minBet,
      symbols: symbolViews(game, languageOf(launch.language)),
      paylines: linesOf(game.minLine).map((line) => [...line]),
      reels: (last ? reelsOf(last) : firstReels).map((window) => [...window]),
      returnRate,
    }
  },
  async spin(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return a settled round even if the launch has ended since: its money has moved.
    const before = playedBefore(world, { ...launch, ...input, bet: toMinor(input.bet) })
    if (before) return roundView(world, before, gameOf(launch, fail))
    const game = playableOf('RNG', world, launch, fail)
    return roundView(world, await play(call, launch, game), game)
  },
})
