import * as z from 'zod/mini'
import { type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { type BingoWin, bingoRules, bingoWins, drawBalls } from './rules/bingo.ts'
import { bingoKinds } from './rules/card.ts'

/** The purchase of a bingo round. */
const BingoDetail = z.object({
  kind: z.enum(bingoKinds),
  /** The number of the offer. */
  deal: z.int(),
  cards: z.array(z.array(z.nullable(z.int()))),
  /** The price of one card, in minor units. */
  price: z.int(),
})
export type BingoDetail = z.infer<typeof BingoDetail>

/** Returns the purchase of a round; undefined for another kind of game. */
export const bingoOf = ({ detail }: Pick<Round, 'detail'>): BingoDetail | undefined =>
  BingoDetail.safeParse(detail).data

interface CardWin extends BingoWin {
  card: number
  /** Minor units. */
  amount: number
}

/** Returns the balls of a round and all its wins. */
export function bingoCourse(chance: Chance, id: string, { kind, cards, price }: BingoDetail) {
  const rules = bingoRules[kind]
  const balls = drawBalls(rules, (place) => chance.fraction('bingo', id, place))
  const wins = cards.flatMap((numbers, card) =>
    bingoWins(rules, numbers, balls).map((win): CardWin => ({ ...win, card, amount: win.pays * price })),
  )
  return { balls, wins }
}

/** Pays the wins of a round after its last ball, or when the player finishes early. */
export async function settleBingo(books: Books, id: string): Promise<void> {
  const row = books.tables.rounds.get(id)
  const bought = row && bingoOf(row)
  if (!bought) return
  const { wins } = bingoCourse(books.chance, id, bought)
  await settleRound(books, id, { win: wins.reduce((sum, { amount }) => sum + amount, 0) })
}
