import { catalogue } from '../catalogue/catalogue.ts'
import { implement } from '../core/implement.ts'
import { toMajor, toMinor } from '../domain/ledger.ts'
import { windowAt } from '../domain/slot.ts'
import { betSteps, linesOf, returnRate } from '../domain/slot-machine.ts'
import { playedBefore } from '../world/rounds.ts'
import type { World } from '../world/world.ts'
import { findLaunch, type Launch, playableGame, seatOf } from './launch.ts'
import { openedView } from './opened-view.ts'
import { slot } from './slot-contract.ts'
import { play, reelsOf, roundView } from './slot-round.ts'
import { symbolViews } from './slot-view.ts'

const lastRound = (world: World, launch: Launch) => seatOf(world, launch).slice(-1)[0]?.row

/** What the reels of a game nobody has played yet show. */
const firstReels = windowAt([3, 15, 4, 18, 32])

const gameOf = ({ nodeId }: Launch, fail: (code: 'GAME_NOT_FOUND') => never) =>
  catalogue.game(nodeId) ?? fail('GAME_NOT_FOUND')

export const slotEndpoints = implement(slot, {
  open({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const { game, language } = playableGame(world, launch, fail)
    const last = lastRound(world, launch)
    const bets = betSteps(game.minBet)
    return {
      ...openedView(world, launch, game),
      bets,
      bet: last ? toMajor(last.bet) : game.minBet,
      symbols: symbolViews(game, language),
      paylines: linesOf(game.minLine).map((line) => [...line]),
      reels: (last ? reelsOf(last) : firstReels).map((window) => [...window]),
      returnRate,
    }
  },
  async spin(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // A settled round is told again whatever has become of the launch: its money has moved.
    const before = playedBefore(world, { ...launch, ...input, bet: toMinor(input.bet) })
    if (before) return roundView(world, before, gameOf(launch, fail))
    const { game } = playableGame(world, launch, fail)
    return roundView(world, await play(call, launch, game), game)
  },
})
