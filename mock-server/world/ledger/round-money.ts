import type { RoundRow } from '#mock-server/world/tables/play.ts'
import type { Movement } from '#mock-server/world/transfers/transfer.ts'

/** Returns the ledger movements of a seeded round. */
export function movementsOf({ id, player, house, at, bet, win }: RoundRow): Movement[] {
  const shared = { at, reference: id }
  const stake = { ...shared, id: `bet-${id}`, reason: 'bet', from: player, to: house, amount: bet } as const
  const prize = { ...shared, id: `win-${id}`, reason: 'win', from: house, to: player, amount: win } as const
  const moved: Omit<Movement, 'idempotencyKey'>[] = win > 0 ? [stake, prize] : [stake]
  return moved.map((movement) => ({ ...movement, idempotencyKey: `${movement.reason}/${id}` }))
}

/** Returns the opening amount that leaves `balance` after the rounds and covers every bet, in minor units. */
export function openingFor(balance: number, rounds: readonly Pick<RoundRow, 'bet' | 'win'>[]): number {
  let net = 0
  let lowest = 0
  for (const { bet, win } of rounds) {
    lowest = Math.min(lowest, net - bet)
    net += win - bet
  }
  return Math.max(balance - net, -lowest)
}
