import { implement } from '../core/implement.ts'
import { toMajor, toMinor } from '../domain/ledger.ts'
import { returnRate } from '../domain/sports/markets.ts'
import { latestPageOf } from '../endpoints/paging.ts'
import { playedBefore } from '../world/rounds.ts'
import { recordedName } from '../world/tables/play.ts'
import { findLaunch, playableOf, playerOf } from './launch.ts'
import { openedView } from './opened-view.ts'
import { placeSportsBet, quotesOf, quoteView, sameSlip } from './sports-bet.ts'
import { sports } from './sports-contract.ts'
import { betView, boardMatches, limitsOf, liveCounts } from './sports-view.ts'

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
    // A bet that is placed is told again whatever has become of the launch: its money has moved.
    const before = playedBefore(world, { ...launch, ...input, bet: toMinor(input.stake) })
    const placed = before
      ? sameSlip(call, before)
      : await placeSportsBet(call, launch, playableOf('SPORTS', world, launch, fail))
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
