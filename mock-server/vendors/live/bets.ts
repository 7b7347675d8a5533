import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet, type Round } from '#mock-server/platform/games/state/rounds.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { live } from './contract.ts'
import { liveSpots } from './rules/games.ts'
import { type LiveBets, liveBetsOf } from './settle-live-bets.ts'
import { type LiveTable, liveTable } from './table.ts'
import { liveGameOf } from './tables.ts'
import { stakesOnTable } from './view.ts'

type BetCall = Call<typeof live.bet>
type Stake = LiveBets['bets'][number]

const asStakes = ({ bets }: BetCall['input']): Stake[] =>
  bets.map(({ spot, amount }) => ({ spot, stake: toMinor(amount) }))

/** Returns whether an earlier round of the same key has the same bets. */
export const isRepeat = (before: Round, input: BetCall['input']): boolean =>
  JSON.stringify(liveBetsOf(before)?.bets) === JSON.stringify(asStakes(input))

export const stakeOf = (input: BetCall['input']): number => asStakes(input).reduce((sum, { stake }) => sum + stake, 0)

/** @throws GatewayError INVALID_INPUT for an unknown or repeated spot, or an amount outside the limits. */
function checkLimits(call: BetCall, launch: Launch, game: CatalogueGame, table: LiveTable): void {
  const { input, world, fail } = call
  const before = stakesOnTable(world, launch, table)
  for (const [at, { spot, amount }] of input.bets.entries()) {
    const terms = liveSpots[liveGameOf(game)][spot]
    if (!terms || input.bets.findIndex((bet) => bet.spot === spot) !== at) {
      fail('INVALID_INPUT', {
        field: `body.bets.${at}.spot`,
        message: `"${spot}" is not a spot of this game, or is repeated`,
      })
    }
    const most = game.minBet * (terms?.most ?? 0)
    if (!Number.isInteger(amount) || amount < game.minBet || amount + (before.get(spot) ?? 0) / 100 > most) {
      fail('INVALID_INPUT', {
        field: `body.bets.${at}.amount`,
        message: `${spot} accepts whole amounts from ${game.minBet} to ${most} in a round, not ${amount}`,
      })
    }
  }
}

/** Returns the table if it accepts bets for the requested round. @throws GatewayError BETTING_CLOSED. */
function openTable({ input, world, now, fail }: BetCall, game: CatalogueGame): LiveTable {
  const table = liveTable(world, game, now)
  if (table.phase !== 'betting' || table.roundId !== input.roundId) {
    fail('BETTING_CLOSED', {
      field: 'body.roundId',
      message: `the table is in round ${table.roundId}, phase ${table.phase}; fetch it again and bet on its next round`,
    })
  }
  return table
}

/** Places bets on the table. They are settled at the round's result, even if nobody watches. */
export async function placeLiveBets(call: BetCall, launch: Launch, game: CatalogueGame): Promise<void> {
  const { input, world } = call
  const table = openTable(call, game)
  checkLimits(call, launch, game, table)
  const bet = stakeOf(input)
  checkFunds(world, playerOf(launch), bet)
  const { shoe, round } = table.time
  const detail = { game: table.rules, shoe, round, bets: asStakes(input) } satisfies LiveBets
  const id = world.nextId('round')
  const { idempotencyKey } = input
  await placeBet(world, { id, ...sidesOf(launch, game), bet, idempotencyKey, detail })
  world.schedule.add({ at: table.resultAt, kind: 'settleLiveBets', id })
}
