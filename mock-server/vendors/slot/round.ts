import * as z from 'zod/mini'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, type Round as KeptRound, placeBet, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Round, slot } from './contract.ts'
import { linesOf, slotSymbols } from './rules/machine.ts'
import { evaluate, type Reels, spin } from './rules/slot.ts'

type SpinCall = Call<typeof slot.spin>

/** The visible symbols, reel by reel from top to bottom. */
const SlotDetail = z.object({ reels: z.array(z.array(z.enum(slotSymbols))) })

export const reelsOf = ({ detail }: Pick<KeptRound, 'detail'>): Reels => SlotDetail.parse(detail).reels

/** Returns the bet in minor units. @throws GatewayError INVALID_INPUT or INSUFFICIENT_FUNDS, before any change. */
function checkBet({ input, world, fail }: SpinCall, launch: Launch, { minBet }: CatalogueGame): number {
  const bets = betSteps(minBet)
  if (!bets.includes(input.bet)) {
    fail('INVALID_INPUT', {
      field: 'body.bet',
      message: `this game accepts bets of ${bets.join(', ')}, not ${input.bet}`,
    })
  }
  checkFunds(world, playerOf(launch), toMinor(input.bet))
  return toMinor(input.bet)
}

/** Plays a round and moves its money. Every check runs before the first movement. */
export async function play(call: SpinCall, launch: Launch, game: CatalogueGame): Promise<KeptRound> {
  const { input, world } = call
  const bet = checkBet(call, launch, game)
  const id = world.nextId('round')
  const reels = spin((reel) => world.chance.fraction('slot', id, reel))
  const detail = { reels: reels.map((window) => [...window]) }
  const { idempotencyKey } = input
  await placeBet(world, { id, ...sidesOf(launch, game), bet, idempotencyKey, detail })
  return settleRound(world, id, evaluate(reels, bet, linesOf(game.minLine)))
}

/** Returns the page's view of a round. */
export function roundView(world: World, round: KeptRound, { minLine }: CatalogueGame): Round {
  const reels = reelsOf(round)
  const { wins, win } = evaluate(reels, round.bet, linesOf(minLine))
  return {
    roundId: round.id,
    reels: reels.map((window) => [...window]),
    lines: wins.map((line) => ({
      ...line,
      cells: line.cells.map(([reel, row]) => [reel, row]),
      win: toMajor(line.win),
    })),
    win: toMajor(win),
    balance: toMajor(world.ledger.balance(round.player)),
  }
}
