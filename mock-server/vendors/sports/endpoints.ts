import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, playableOf, playerOf } from '#mock-server/platform/games/state/launches.ts'
import { playedBefore } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import { recordedName } from '#mock-server/world/tables/play.ts'
import { isRepeat, placeSportsBet, quotesOf, quoteView } from './bet.ts'
import { sports } from './contract.ts'
import { returnRate } from './rules/markets.ts'
import { betView, boardMatches, limitsOf, liveCounts } from './view.ts'

export const sportsEndpoints = implement(sports, {
  open({ input, world, now, fail }) {
    const launch = findLaunch(world, input.token, fail)
    const game = playableOf('SPORTS', world, launch, fail)
    return {
      ...openedView(world, launch, game),
      now,
      limits: limitsOf(game),
      returnRate,
      sports: liveCounts(world, now),
    }
  },
  board({ input, world, now, fail }) {
    const launch = findLaunch(world, input.token, fail)
    playableOf('SPORTS', world, launch, fail)
    return {
      now,
      balance: toMajor(world.ledger.balance(playerOf(launch))),
      sports: liveCounts(world, now),
      matches: boardMatches(world, launch, input.sport, input.view),
    }
  },
  quote(call) {
    const { input, world, now, fail } = call
    playableOf('SPORTS', world, findLaunch(world, input.token, fail), fail)
    return { now, legs: quotesOf(call).map(quoteView) }
  },
  async place(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return a placed bet even if the launch has ended since: its money has moved.
    const bet = toMinor(input.stake)
    const placed =
      playedBefore(world, { ...launch, ...input, bet }, (round) => isRepeat(round, input)) ??
      (await placeSportsBet(call, launch, playableOf('SPORTS', world, launch, fail)))
    return { bet: betView(world, launch, placed), balance: toMajor(world.ledger.balance(placed.player)) }
  },
  bets({ input, world, now, fail }) {
    const launch = findLaunch(world, input.token, fail)
    playableOf('SPORTS', world, launch, fail)
    const bets = world.tables.rounds.list('recorded', launch.memberId, recordedName('SPORTS', input.status))
    const { content, ...page } = latestPageOf(bets, input)
    return {
      now,
      balance: toMajor(world.ledger.balance(playerOf(launch))),
      content: content.map(({ row }) => betView(world, launch, row)),
      ...page,
    }
  },
})
