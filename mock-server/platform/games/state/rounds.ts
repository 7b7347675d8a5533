import { fail } from '#mock-server/values/fail.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { Books } from '#mock-server/world/books.ts'
import type { Account } from '#mock-server/world/ledger/transfer.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'

export type Round = NonNullable<ReturnType<Books['tables']['rounds']['get']>>

export interface Bet {
  /** From `nextId('round')`: the chance of a round is often drawn by it before anything is bet. */
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

/** The round made before with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if that was another bet. */
export function playedBefore(
  { tables }: Books,
  { memberId, nodeId, bet, idempotencyKey }: Pick<Bet, 'memberId' | 'nodeId' | 'bet' | 'idempotencyKey'>,
): Round | undefined {
  const round = tables.rounds.by('idempotencyKey', idempotencyKey).find((row) => row.memberId === memberId)
  if (round && (round.bet !== bet || round.nodeId !== nodeId)) {
    fail('IDEMPOTENCY_KEY_REUSED', {
      field: 'body.idempotencyKey',
      message: `this key played a round of ${toMajor(round.bet)} already; a new round needs a new key`,
    })
  }
  return round
}

/** @throws GatewayError INSUFFICIENT_FUNDS, naming the balance and the field of the bet; nothing has changed then. */
export function checkFunds({ ledger }: Books, player: Account, bet: number, field = 'body.bet'): void {
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
  if (!round) throw new Error(`rounds: nothing has the key "${id}"`)
  return round
}

/**
 * Takes a bet from the player and opens its round; `settleRound` ends it.
 *
 * @throws GatewayError INSUFFICIENT_FUNDS; nothing has changed then.
 */
export async function placeBet(books: Books, bet: Bet): Promise<Round> {
  const { id, player, house, bet: amount } = bet
  checkFunds(books, player, amount)
  const { at } = await books.ledger.move({
    reason: 'bet',
    from: player,
    to: house,
    amount,
    reference: id,
    idempotencyKey: `bet/${id}`,
  })
  await books.tables.rounds.insert({ ...bet, at, win: 0, settledAt: null })
  return findRound(books, id)
}

/**
 * Takes more from the player for a round that is still open; `step` names the occasion among those of the round.
 *
 * @throws GatewayError INSUFFICIENT_FUNDS; nothing has changed then.
 */
export async function addToBet(
  books: Books,
  id: string,
  { amount, step, detail }: { amount: number; step: string; detail: RoundRow['detail'] },
): Promise<Round> {
  const { player, house } = findRound(books, id)
  const raises: { at: number; amount: number }[] = []
  if (amount > 0) {
    checkFunds(books, player, amount)
    const { at } = await books.ledger.move({
      reason: 'bet',
      from: player,
      to: house,
      amount,
      reference: id,
      idempotencyKey: `bet/${id}/${step}`,
    })
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
 * Ends a round: the win, in minor units, goes to the player. A round that is settled already stays as it is.
 *
 * @throws Error when there is no such round.
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
 * Gives an open bet back to the player: the round is as if it had never been played, and stands in no record.
 *
 * @throws Error when there is no such round, or when it is settled.
 */
export async function takeBack({ tables, ledger }: Books, id: string): Promise<void> {
  const { player, house, bet, settledAt } = findRound({ tables }, id)
  if (settledAt !== null) throw new Error(`rounds: "${id}" is settled and cannot be taken back`)
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
