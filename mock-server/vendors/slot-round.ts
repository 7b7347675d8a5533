import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import type { Call } from '../core/implement.ts'
import { toMajor, toMinor } from '../domain/ledger.ts'
import { evaluate, type Reels, spin } from '../domain/slot.ts'
import { betSteps, linesOf } from '../domain/slot-machine.ts'
import type { RoundRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { Round, slot } from './slot-contract.ts'
import type { Launch } from './slot-launch.ts'

type SpinCall = Call<typeof slot.spin>
type KeptRound = NonNullable<ReturnType<World['tables']['rounds']['get']>>

export const memberAccount = (memberId: string) => `member:${memberId}` as const

/** The round played before with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it was another round. */
export function playedBefore({ input, world, fail }: SpinCall, { memberId, nodeId }: Launch): KeptRound | undefined {
  const round = world.tables.rounds.by('idempotencyKey', input.idempotencyKey).find((row) => row.memberId === memberId)
  if (round && (round.bet !== toMinor(input.bet) || round.nodeId !== nodeId)) {
    fail('IDEMPOTENCY_KEY_REUSED', {
      field: 'body.idempotencyKey',
      message: `this key played a round of ${toMajor(round.bet)} already; a new round needs a new key`,
    })
  }
  return round
}

/** The bet in minor units. @throws GatewayError INVALID_INPUT, INSUFFICIENT_FUNDS; nothing has changed then. */
function checkBet({ input, world, fail }: SpinCall, { memberId }: Launch, { minBet }: CatalogueGame): number {
  const bets = betSteps(minBet)
  if (!bets.includes(input.bet)) {
    fail('INVALID_INPUT', {
      field: 'body.bet',
      message: `this game takes bets of ${bets.join(', ')}, not ${input.bet}`,
    })
  }
  const balance = world.ledger.balance(memberAccount(memberId))
  if (balance < toMinor(input.bet)) {
    fail('INSUFFICIENT_FUNDS', {
      field: 'body.bet',
      message: `the balance is ${toMajor(balance)}, the bet ${input.bet}`,
      value: { balance: toMajor(balance) },
    })
  }
  return toMinor(input.bet)
}

/**
 * Plays a round and moves its money. Everything that may refuse comes first; the rest cannot fail, and nobody looks
 * on in between, because a world's calls wait for each other.
 */
export async function play(call: SpinCall, launch: Launch, game: CatalogueGame): Promise<KeptRound> {
  const { input, world, now } = call
  const { token: launchToken, memberId, nodeId } = launch
  const bet = checkBet(call, launch, game)
  const id = world.nextId('round')
  const reels = spin((reel) => world.chance.fraction('slot', id, reel))
  const { win } = evaluate(reels, bet, linesOf(game.minLine))

  const member = memberAccount(memberId)
  const house = `house:${game.vassalage}` as const
  const reference = id
  await world.ledger.move({
    reason: 'bet',
    from: member,
    to: house,
    amount: bet,
    reference,
    idempotencyKey: `bet/${id}`,
  })
  if (win > 0) {
    await world.ledger.move({
      reason: 'win',
      from: house,
      to: member,
      amount: win,
      reference,
      idempotencyKey: `win/${id}`,
    })
  }
  const shown = reels.map((window) => [...window])
  const { idempotencyKey } = input
  const round: RoundRow = { id, memberId, nodeId, launchToken, idempotencyKey, at: now, bet, win, reels: shown }
  await world.tables.rounds.insert(round)
  return round
}

/** A round as the page is told of it. */
export function roundView(
  world: World,
  { id, memberId, bet, reels: kept }: KeptRound,
  { minLine }: CatalogueGame,
): Round {
  const reels = kept as Reels
  const { wins, win } = evaluate(reels, bet, linesOf(minLine))
  return {
    roundId: id,
    reels: reels.map((window) => [...window]),
    lines: wins.map((line) => ({
      ...line,
      cells: line.cells.map(([reel, row]) => [reel, row]),
      win: toMajor(line.win),
    })),
    win: toMajor(win),
    balance: toMajor(world.ledger.balance(memberAccount(memberId))),
  }
}
