import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, playableOf, seatOf } from '#mock-server/platform/games/state/launches.ts'
import { playedBefore, type Round } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { sha256 } from '#mock-server/values/sha256.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import { readToken } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { cashOutBet, isRepeat, placeCrashBet } from './bet.ts'
import { crash } from './contract.ts'
import { nextNews } from './news.ts'
import { crashPoint, returnRate, topMultiplier } from './rules/crash.ts'
import { crashSeeds, phaseAt, roundOfNumber } from './rules/schedule.ts'
import { betView, crashState, currentRound } from './view.ts'

/** The longest wait of `watch`, in milliseconds. */
const longestWatch = 4_000

const betAnswer = (world: World, round: Round) => ({
  bet: betView(round),
  balance: toMajor(world.ledger.balance(round.player)),
})

export const crashEndpoints = implement(
  crash,
  {
    async open({ input, world, fail }) {
      const launch = findLaunch(world, input.token, fail)
      const game = playableOf('CRASH', world, launch, fail)
      const last = seatOf(world, launch).slice(-1)[0]?.row
      return {
        ...openedView(world, launch, game),
        bets: betSteps(game.minBet),
        bet: last ? toMajor(last.bet) : game.minBet,
        returnRate,
        topMultiplier,
        state: await crashState(world, launch, game),
      }
    },
    watch({ input, world, fail }) {
      const launch = findLaunch(world, input.token, fail)
      return crashState(world, launch, playableOf('CRASH', world, launch, fail))
    },
    async bet(call) {
      const { input, world, fail } = call
      const launch = findLaunch(world, input.token, fail)
      // Return a placed bet even if the launch has ended since: its money has moved.
      const bet = toMinor(input.bet)
      const before = playedBefore(world, { ...launch, ...input, bet }, (round) => isRepeat(round, input))
      if (before) return betAnswer(world, before)
      return betAnswer(world, await placeCrashBet(call, launch, playableOf('CRASH', world, launch, fail)))
    },
    async cashOut(call) {
      const { input, world, fail } = call
      const launch = findLaunch(world, input.token, fail)
      playableOf('CRASH', world, launch, fail)
      return betAnswer(world, await cashOutBet(call, launch))
    },
    async proof({ input, world, now, fail }) {
      const launch = findLaunch(world, input.token, fail)
      const seedOf = crashSeeds(world.chance, playableOf('CRASH', world, launch, fail).nodeId)
      const round = roundOfNumber(input.number, seedOf)
      if (!round || phaseAt(round, now) !== 'crashed') {
        return fail('ROUND_NOT_FOUND', { field: 'body.number', message: 'only a finished round can be proved' })
      }
      const seed = seedOf(round.number)
      return { number: round.number, seed, hash: await sha256(seed), point: crashPoint(seed), at: round.crashAt }
    },
  },
  {
    /** Waits until the phase that the page shows has ended. */
    watch({ input, world }) {
      const read = readToken(world, input.token)
      const launch = 'key' in read ? world.tables.launches.get(read.key) : undefined
      const game = launch && catalogue.game(launch.nodeId)
      if (!input.seen || !game) return 0
      const now = world.clock.now()
      const round = currentRound(world, game)
      const isNews = round.number !== input.seen.number || phaseAt(round, now) !== input.seen.phase
      return isNews ? 0 : Math.min(nextNews(world, launch, game, now) - now, longestWatch)
    },
  },
)
