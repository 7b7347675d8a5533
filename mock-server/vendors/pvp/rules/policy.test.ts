import { expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { shuffled } from '#mock-server/values/shuffle.ts'
import { type PvpMove, type PvpTurn, playHand } from './hand.ts'
import { decidePvp, pvpReturn } from './policy.ts'
import { type HwatuCard, hwatuDeck } from './seotda.ts'

const chance = createChance('a long evening')
const seats = [0, 1, 2, 3]

/** Plays a hand in which all four seats follow the opponents' policy. */
function playAlike(hand: number) {
  const cards = shuffled(hwatuDeck, (place) => chance.fraction(hand, 'deck', place))
  const hands = seats.map((seat) => cards.slice(seat * 2, seat * 2 + 2) as [HwatuCard, HwatuCard])
  const setup = { ante: 1_000, stack: 1_000_000, first: hand % 4, hands }
  const decide = (turn: PvpTurn): PvpMove => {
    const [first, second] = hands[turn.seat]!
    const draw = (what: string) => chance.fraction(hand, what, turn.decision)
    const draws = { raise: draw('raise'), bluff: draw('bluff'), size: draw('size') }
    return decidePvp(turn.street === 1 ? [first] : [first, second], turn, { loose: 0.5, bold: 0.5 }, draws)
  }
  const moves: PvpMove[] = []
  for (;;) {
    const played = playHand(setup, moves, decide)
    if (!played.turn) return played
    moves.push(decide(played.turn))
  }
}

test('seats that follow the opponents’ policy lose only the rake, in any position', () => {
  const paid = seats.map(() => 0)
  const won = seats.map(() => 0)
  for (let hand = 0; hand < 24_000; hand += 1) {
    const { seats: played, result } = playAlike(hand)
    for (const seat of seats) {
      paid[seat]! += played[seat]!.paid
      won[seat]! += result!.payouts[seat]!
    }
  }
  const all = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  expect(Math.abs(all(won) / all(paid) - pvpReturn)).toBeLessThan(0.001)
  for (const seat of seats) expect(Math.abs(won[seat]! / paid[seat]! - pvpReturn)).toBeLessThan(0.04)
})
