import * as z from 'zod/mini'
import { opponents } from '#fixtures/games/opponents.ts'
import { addToBet, type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { shuffled } from '#mock-server/values/shuffle.ts'
import type { Books } from '#mock-server/world/books.ts'
import { type PvpMove, type PvpSetup, type PvpTurn, playHand, pvpMoves } from './rules/hand.ts'
import { decidePvp } from './rules/policy.ts'
import { type HwatuCard, hwatuDeck } from './rules/seotda.ts'
import { timePvp, turnTime } from './rules/time.ts'

/** What a hand against others needs to be played again from its beginning; amounts in minor units. */
const PvpDetail = z.object({
  ante: z.int(),
  stack: z.int(),
  first: z.int(),
  /** Their places in the list of opponents; they have the seats from 1 on. */
  opponents: z.array(z.int()),
  /** The player's own. */
  moves: z.array(z.object({ move: z.enum(pvpMoves), at: z.int() })),
  /** The seat that took the pot, or the most of it; null until then. */
  winner: z.nullable(z.int()),
})
export type PvpDetail = z.infer<typeof PvpDetail>

/** Undefined for a round of another kind of game. */
export const pvpOf = ({ detail }: Pick<Round, 'detail'>): PvpDetail | undefined => PvpDetail.safeParse(detail).data

function setupOf(chance: Chance, id: string, { ante, stack, first, opponents: others }: PvpDetail): PvpSetup {
  const deck = shuffled(hwatuDeck, (place) => chance.fraction('pvp', id, 'deck', place))
  const hands = [0, ...others].map((_, seat) => deck.slice(seat * 2, seat * 2 + 2) as [HwatuCard, HwatuCard])
  return { ante, stack, first, hands }
}

/** Opponents see their own cards and what lies open; the rest is chance that belongs to the hand. */
function decide(chance: Chance, id: string, { hands }: PvpSetup, { opponents: others }: PvpDetail) {
  return (turn: PvpTurn): PvpMove => {
    const [first, second] = hands[turn.seat] as [HwatuCard, HwatuCard]
    const temper = opponents[others[turn.seat - 1] ?? 0] ?? { loose: 0.5, bold: 0.5 }
    const draw = (what: string) => chance.fraction('pvp', id, what, turn.decision)
    const mood = { raise: draw('raise'), bluff: draw('bluff'), size: draw('size') }
    return decidePvp(turn.street === 1 ? [first] : [first, second], turn, temper, mood)
  }
}

/** A hand as far as it has been played, with all its cards: show a player only his own. */
export function pvpCourse(chance: Chance, { id, at }: Pick<Round, 'id' | 'at'>, detail: PvpDetail) {
  const setup = setupOf(chance, id, detail)
  const hand = playHand(
    setup,
    detail.moves.map(({ move }) => move),
    decide(chance, id, setup, detail),
  )
  const times = timePvp(hand, {
    startsAt: at,
    moves: detail.moves.map((made) => made.at),
    slowness: (decision) => chance.fraction('pvp', id, 'slowness', decision),
  })
  return { setup, hand, times, until: times.next + turnTime }
}

/** Makes a move of the player's, and settles the hand when that ends it. @throws GatewayError INSUFFICIENT_FUNDS. */
export async function movePvp(
  books: Books,
  round: Round,
  detail: PvpDetail,
  { move, at }: PvpDetail['moves'][number],
): Promise<Round> {
  const { hand } = pvpCourse(books.chance, round, detail)
  const pays = hand.turn?.options.find((option) => option.move === move)?.pays
  if (pays === undefined) throw new RangeError(`${move} is not on offer in ${round.id}`)
  const moved = { ...detail, moves: [...detail.moves, { move, at }] }
  const step = `${detail.moves.length}`
  const after = await addToBet(books, round.id, { amount: pays, step, detail: moved })
  return endPvp(books, after, moved)
}

/** Settles a hand that has come to its end; any other stays as it is. */
export async function endPvp(books: Books, round: Round, detail: PvpDetail): Promise<Round> {
  const { result } = pvpCourse(books.chance, round, detail).hand
  if (!result) return round
  const winner = result.payouts.indexOf(Math.max(...result.payouts))
  return settleRound(books, round.id, { win: result.payouts[0] ?? 0, detail: { ...detail, winner } })
}

/** What `foldPvp` is scheduled with: the hand, and how many moves the player had made. */
export const foldId = (id: string, moves: number): string => `${id}/${moves}`

/** Folds for a player whose time ran out; one who moved in time plays on. */
export async function foldPvp(books: Books, due: string): Promise<void> {
  const [id = '', moves] = due.split('/')
  const round = books.tables.rounds.get(id)
  const detail = round && pvpOf(round)
  if (!detail || round.settledAt !== null || `${detail.moves.length}` !== moves) return
  const { until } = pvpCourse(books.chance, round, detail)
  await movePvp(books, round, detail, { move: 'fold', at: until })
}
