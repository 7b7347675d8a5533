import { implement } from '#mock-server/core/implement.ts'
import { findLaunch, type Launch, playableOf } from '#mock-server/platform/games/state/launches.ts'
import { playedBefore } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { openedView } from '#mock-server/vendors/shared/opened-view.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { bingo, type Opened } from './contract.ts'
import {
  bingoKindOf,
  bingoRound,
  bingoView,
  buyCards,
  cardPrices,
  isRepeat,
  lastRound,
  offerOf,
  openRound,
} from './round.ts'
import { bingoRules } from './rules/bingo.ts'
import { bingoOf, settleBingo } from './settle-bingo.ts'

/** Returns the last price paid for a card, and its offer. */
function lastPurchase(world: World, launch: Launch, least: number) {
  const last = lastRound(world, launch)
  const bought = last && bingoOf(last)
  return { price: bought ? toMajor(bought.price) : least, deal: bought?.deal ?? 1 }
}

const rulesView = ({ lines, patterns, linePays, housePays, ...rules }: (typeof bingoRules)['75']) => ({
  ...rules,
  lines: lines.map((cells) => [...cells]),
  patterns: patterns.map(({ cells, ...pattern }) => ({ ...pattern, cells: [...cells] })),
  linePays: Object.entries(linePays).map(([count, pays]) => ({ lines: Number(count), pays })),
  housePays: housePays.map((prize) => ({ ...prize })),
})

export const bingoEndpoints = implement(bingo, {
  open({ input, world, fail }): Opened {
    const launch = findLaunch(world, input.token, fail)
    const game = playableOf('BINGO', world, launch, fail)
    const kind = bingoKindOf(game)
    const { price, deal } = lastPurchase(world, launch, game.minBet)
    const running = openRound(world, launch)
    return {
      ...openedView(world, launch, game),
      kind,
      ...rulesView(bingoRules[kind]),
      prices: cardPrices(game),
      price,
      offer: offerOf(world, launch, game, deal),
      round: running ? bingoView(world, running) : null,
    }
  },
  deal({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    return offerOf(world, launch, playableOf('BINGO', world, launch, fail), input.deal)
  },
  async buy(call) {
    const { input, world, fail } = call
    const launch = findLaunch(world, input.token, fail)
    // Return paid cards even if the launch has ended since.
    const bet = toMinor(input.price) * input.cards
    const before = playedBefore(world, { ...launch, ...input, bet }, (round) => isRepeat(round, input))
    if (before) return bingoView(world, before)
    return bingoView(world, await buyCards(call, launch, playableOf('BINGO', world, launch, fail)))
  },
  async finish({ input, world, fail }) {
    const launch = findLaunch(world, input.token, fail)
    playableOf('BINGO', world, launch, fail)
    const find = () => bingoRound(world, launch, input.roundId)
    if (!find()) fail('ROUND_UNKNOWN', { field: 'body.roundId', message: 'this player has no such round of this game' })
    await settleBingo(world, input.roundId)
    return bingoView(world, find() ?? fail('ROUND_UNKNOWN'))
  },
})
