import * as z from 'zod/mini'
import { opponents } from '#fixtures/games/opponents.ts'
import { addToBet, type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { shuffled } from '#mock-server/values/shuffle.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { type PvpMove, type PvpSetup, type PvpTurn, playHand, pvpMoves } from './rules/hand.ts'
import { decidePvp } from './rules/policy.ts'
import { type HwatuCard, hwatuDeck } from './rules/seotda.ts'
import { timePvp, turnTime } from './rules/time.ts'

/** Everything needed to replay a hand from its start; amounts in minor units. */
const PvpDetail = z.object({
  ante: z.int(),
  stack: z.int(),
  first: z.int(),
  /** Indexes in the list of opponents; they have the seats from 1. */
  opponents: z.array(z.int()),
  /** The player's moves. */
  moves: z.array(z.object({ move: z.enum(pvpMoves), at: z.int() })),
  /** The seat that won most of the pot; null during play. */
  winner: z.nullable(z.int()),
})
export type PvpDetail = z.infer<typeof PvpDetail>

/** Returns the hand of a round; undefined for another kind of game. */
export const pvpOf = ({ detail }: Pick<Round, 'detail'>): PvpDetail | undefined => PvpDetail.safeParse(detail).data

function setupOf(chance: Chance, id: string, { ante, stack, first, opponents: others }: PvpDetail): PvpSetup {
  const deck = shuffled(hwatuDeck, (place) => chance.fraction('pvp', id, 'deck', place))
  const hands = [0, ...others].map((_, seat) => deck.slice(seat * 2, seat * 2 + 2) as [HwatuCard, HwatuCard])
  return { ante, stack, first, hands }
}

/** Returns the opponents' decisions. They depend on their own cards, the open table and the hand's chance. */
function decide(chance: Chance, id: string, { hands }: PvpSetup, { opponents: others }: PvpDetail) {
  return (turn: PvpTurn): PvpMove => {
    const [first, second] = hands[turn.seat] as [HwatuCard, HwatuCard]
    const style = opponents[others[turn.seat - 1] ?? 0] ?? { loose: 0.5, bold: 0.5 }
    const draw = (what: string) => chance.fraction('pvp', id, what, turn.decision)
    const draws = { raise: draw('raise'), bluff: draw('bluff'), size: draw('size') }
    return decidePvp(turn.street === 1 ? [first] : [first, second], turn, style, draws)
  }
}

/** Replays a hand with all its cards; show a player only their own. */
export function pvpCourse(chance: Chance, { id, at }: Pick<Round, 'id' | 'at'>, detail: PvpDetail) {
  const setup = setupOf(chance, id, detail)
  const hand = playHand(
    setup,
    detail.moves.map(({ move }) => move),
    decide(chance, id, setup, detail),
  )
  const times = timePvp(hand, {
    startsAt: at,
    moves: detail.moves.map(({ at }) => at),
    slowness: (decision) => chance.fraction('pvp', id, 'slowness', decision),
  })
  return { setup, hand, times, until: times.next + turnTime }
}

/** Makes a move of the player, and settles the hand if it ends. @throws GatewayError INSUFFICIENT_FUNDS. */
export async function movePvp(
  books: Books,
  round: Round,
  detail: PvpDetail,
  { move, at }: PvpDetail['moves'][number],
): Promise<Round> {
  const { hand } = pvpCourse(books.chance, round, detail)
  const pays = hand.turn?.options.find((option) => option.move === move)?.pays
  if (pays === undefined) throw new RangeError(`The move ${move} is not offered in the round ${round.id}.`)
  const moved = { ...detail, moves: [...detail.moves, { move, at }] }
  const step = `${detail.moves.length}`
  const after = await addToBet(books, round.id, { amount: pays, step, detail: moved })
  return endPvp(books, after, moved)
}

/** Settles a hand if it has ended. */
export async function endPvp(books: Books, round: Round, detail: PvpDetail): Promise<Round> {
  const { result } = pvpCourse(books.chance, round, detail).hand
  if (!result) return round
  const winner = result.payouts.indexOf(Math.max(...result.payouts))
  return settleRound(books, round.id, { win: result.payouts[0] ?? 0, detail: { ...detail, winner } })
}

/** Returns the id for a scheduled fold: the hand and the number of the player's moves. */
export const foldId = (id: string, moves: number): string => `${id}/${moves}`

/** Folds for the player if the time ran out without a move. */
export async function foldPvp(books: Books, due: string): Promise<void> {
  const [id = '', moves] = due.split('/')
  const round = books.tables.rounds.get(id)
  const detail = round && pvpOf(round)
  if (!detail || round.settledAt !== null || `${detail.moves.length}` !== moves) return
  const { until } = pvpCourse(books.chance, round, detail)
  await movePvp(books, round, detail, { move: 'fold', at: until })
}
