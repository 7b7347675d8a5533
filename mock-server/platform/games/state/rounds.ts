import { replayOf } from '#mock-server/core/replay.ts'
import { checkStake } from '#mock-server/platform/saferplay/state/enforce.ts'
import { fail } from '#mock-server/values/fail.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'
import type { Account } from '#mock-server/world/transfers/transfer.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'

export type Round = NonNullable<ReturnType<Books['tables']['rounds']['get']>>

export interface Bet {
  /** From `nextId('round')`. The outcome is often drawn from it before the bet. */
  id: string
  memberId: string
  nodeId: string
  launchToken: string
  player: Account
  house: Account
  /** Minor units. */
  bet: number
  idempotencyKey: string
  detail: RoundRow['detail']
}

/**
 * Returns the round played earlier with the same key.
 *
 * @param isSame Compares what the bet does not show, such as the game's own detail.
 * @throws GatewayError IDEMPOTENCY_KEY_REUSED if the round differs
 */
export function playedBefore(
  { tables }: Books,
  { memberId, nodeId, bet, idempotencyKey }: Pick<Bet, 'memberId' | 'nodeId' | 'bet' | 'idempotencyKey'>,
  isSame: (round: Round) => boolean = () => true,
): Round | undefined {
  const round = tables.rounds.by('idempotencyKey', idempotencyKey).find((row) => row.memberId === memberId)
  return replayOf({ fail }, round, {
    action: 'bet',
    isSame: (made) => made.bet === bet && made.nodeId === nodeId && isSame(made),
  })
}

/**
 * Checks that the member's own limits and the player's balance allow a bet, in minor units.
 *
 * @throws GatewayError INSUFFICIENT_FUNDS with the balance, or a refusal of `checkStake`
 */
export function checkFunds(books: Books, player: Account, bet: number, field = 'body.bet'): void {
  const { ledger } = books
  const owner = ownerOf(player)
  if (owner !== undefined) checkStake(books, owner, bet, field)
  const balance = ledger.balance(player)
  if (balance >= bet) return
  fail('INSUFFICIENT_FUNDS', {
    field,
    message: `the balance is ${toMajor(balance)}, the bet ${toMajor(bet)}`,
    value: { balance: toMajor(balance) },
  })
}

function findRound({ tables }: Pick<Books, 'tables'>, id: string): Round {
  const round = tables.rounds.get(id)
  if (!round) throw new Error(`There is no round "${id}".`)
  return round
}

/** Moves a bet from the player to the house. @throws GatewayError INSUFFICIENT_FUNDS */
function moveBet(
  books: Books,
  { id, player, house }: Pick<Bet, 'id' | 'player' | 'house'>,
  amount: number,
  idempotencyKey: string,
) {
  checkFunds(books, player, amount)
  return books.ledger.move({ reason: 'bet', from: player, to: house, amount, reference: id, idempotencyKey })
}

/**
 * Takes a bet from the player and opens its round; `settleRound` ends it.
 *
 * @throws GatewayError INSUFFICIENT_FUNDS; nothing has changed then.
 */
export async function placeBet(books: Books, bet: Bet): Promise<Round> {
  const { at } = await moveBet(books, bet, bet.bet, `bet/${bet.id}`)
  await books.tables.rounds.insert({ ...bet, at, win: 0, settledAt: null })
  return findRound(books, bet.id)
}

/**
 * Takes an additional bet for an open round. `step` makes its movement unique within the round.
 *
 * @throws GatewayError INSUFFICIENT_FUNDS; nothing has changed then.
 */
export async function addToBet(
  books: Books,
  id: string,
  { amount, step, detail }: { amount: number; step: string; detail: RoundRow['detail'] },
): Promise<Round> {
  const round = findRound(books, id)
  const raises: { at: number; amount: number }[] = []
  if (amount > 0) {
    const { at } = await moveBet(books, round, amount, `bet/${id}/${step}`)
    raises.push({ at, amount })
  }
  await books.tables.rounds.update(id, (draft) => {
    draft.bet += amount
    if (raises.length > 0) draft.raises = [...(draft.raises ?? []), ...raises]
    draft.detail = detail
  })
  return findRound(books, id)
}

/**
 * Settles a round: pays the win, in minor units, to the player. A settled round stays unchanged.
 *
 * @throws Error if there is no such round.
 */
export async function settleRound(
  books: Books,
  id: string,
  { win, detail }: Pick<RoundRow, 'win'> & Partial<Pick<RoundRow, 'detail'>>,
): Promise<Round> {
  const { tables, ledger, clock } = books
  const round = findRound(books, id)
  if (round.settledAt !== null) return round
  const { player, house } = round
  let settledAt = clock.now()
  if (win > 0) {
    const { at } = await ledger.move({
      reason: 'win',
      from: house,
      to: player,
      amount: win,
      reference: id,
      idempotencyKey: `win/${id}`,
    })
    settledAt = at
  }
  await tables.rounds.update(id, (draft) => {
    draft.win = win
    draft.settledAt = settledAt
    if (detail) draft.detail = detail
  })
  return findRound(books, id)
}

/**
 * Returns an open bet to the player and removes its round.
 *
 * @throws Error if there is no such round, or if it is settled.
 */
export async function returnBet({ tables, ledger }: Books, id: string): Promise<void> {
  const { player, house, bet, settledAt } = findRound({ tables }, id)
  if (settledAt !== null) throw new Error(`The round "${id}" is settled, so its bet cannot be returned.`)
  await ledger.move({
    reason: 'betReturned',
    from: house,
    to: player,
    amount: bet,
    reference: id,
    idempotencyKey: `betReturned/${id}`,
  })
  tables.rounds.remove(id)
}
