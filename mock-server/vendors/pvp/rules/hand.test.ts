import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { shuffled } from '#mock-server/values/shuffle.ts'
import { type PvpHand, type PvpMove, type PvpSetup, type PvpTurn, playHand, pvpMoves } from './hand.ts'
import { decidePvp } from './policy.ts'
import { potOf } from './pot.ts'
import { type HwatuCard, hwatuDeck } from './seotda.ts'

const ante = 100_000

function setupOf(seed: string, { stack = 100 * ante, first = 0, seats = 4 } = {}): PvpSetup {
  const cards = shuffled(hwatuDeck, (place) => createChance(seed).fraction('deck', place))
  const hands = Array.from(
    { length: seats },
    (_, seat) => cards.slice(seat * 2, seat * 2 + 2) as [HwatuCard, HwatuCard],
  )
  return { ante, stack, first, hands }
}

const anySetup = fc
  .record({
    seed: fc.string(),
    stack: fc.integer({ min: 1, max: 100 }).map((antes) => antes * ante),
    first: fc.nat(3),
  })
  .map(({ seed, ...rest }) => ({ seed, setup: setupOf(seed, rest) }))
const anyPreferences = fc.array(fc.constantFrom(...pvpMoves), { maxLength: 12 })

/** Decides at random, independent of the cards. */
const anyhow =
  (seed: string) =>
  ({ options, decision }: PvpTurn): PvpMove =>
    options[createChance(seed).integer(0, options.length - 1, decision)]!.move

/** Plays to the end. A preferred move that is not offered is replaced by the first call or check. */
function playOut(setup: PvpSetup, preferences: readonly PvpMove[], decide: (turn: PvpTurn) => PvpMove) {
  const moves: PvpMove[] = []
  const stops: PvpHand[] = [playHand(setup, moves, decide)]
  for (let hand = stops[0]!; hand.turn; hand = stops.at(-1)!) {
    const preferred = preferences[moves.length % Math.max(1, preferences.length)]
    const { options } = hand.turn
    moves.push((options.find(({ move }) => move === preferred) ?? options[1]!).move)
    stops.push(playHand(setup, moves, decide))
  }
  return { moves, stops, hand: stops.at(-1)! }
}

const passive = ({ options }: PvpTurn): PvpMove => options[1]!.move

describe('a hand', () => {
  test('ends, preserves all money, and costs the player at most the stack', () => {
    fc.assert(
      fc.property(anySetup, anyPreferences, ({ seed, setup }, preferences) => {
        const { hand } = playOut(setup, preferences, anyhow(seed))
        const { seats, result } = hand
        expect(result!.payouts.reduce((sum, one) => sum + one, result!.rake)).toBe(potOf(seats))
        expect(seats[0]!.paid).toBeLessThanOrEqual(setup.stack)
        const paid = seats.map((_, seat) =>
          hand.events.filter((event) => event.seat === seat).reduce((sum, { pays }) => sum + pays, ante),
        )
        expect(seats.map((seat) => seat.paid)).toEqual(paid)
      }),
    )
  })

  test('is the same on every replay, so earlier states stay true', () => {
    fc.assert(
      fc.property(anySetup, anyPreferences, ({ seed, setup }, preferences) => {
        const { stops, hand } = playOut(setup, preferences, anyhow(seed))
        for (const { events } of stops) expect(hand.events.slice(0, events.length)).toEqual(events)
      }),
    )
  })

  test('has at most three raises per betting round', () => {
    fc.assert(
      fc.property(anySetup, anyPreferences, ({ seed, setup }, preferences) => {
        const { events } = playOut(setup, preferences, anyhow(seed)).hand
        for (const street of [1, 2]) {
          const raises = events.filter(
            (event) => event.street === street && ['ante', 'double', 'half'].includes(event.move),
          )
          expect(raises.length).toBeLessThanOrEqual(3)
        }
      }),
    )
  })

  test('gives every seat its turn from the first on, in each betting round', () => {
    for (const first of [0, 1, 2, 3]) {
      const { events } = playOut(setupOf('order', { first }), ['check'], passive).hand
      const round = [0, 1, 2, 3].map((after) => (first + after) % 4)
      expect(events.map(({ seat }) => seat)).toEqual([...round, ...round])
    }
  })

  test('goes to the best hand at the showdown', () => {
    const setup: PvpSetup = {
      ...setupOf('best'),
      hands: [
        ['3a', '8a'],
        ['1a', '1b'],
        ['2a', '8b'],
        ['5a', '5b'],
      ],
    }
    const { result } = playOut(setup, ['check'], passive).hand
    expect(result).toEqual({ showdown: true, payouts: [ante * 4 * 0.95, 0, 0, 0], rake: ante * 4 * 0.05 })
  })

  test('ends without a showdown when all but one have folded', () => {
    const { hand } = playOut(setupOf('fold', { first: 0 }), ['half'], ({ options }) => options[0]!.move)
    expect(hand.result?.showdown).toBe(false)
    // The pot of four antes less the rake, and the raise that nobody matched.
    expect(hand.result?.payouts).toEqual([ante * 4 * 0.95 + ante * 2, 0, 0, 0])
  })

  test('continues after the player has folded', () => {
    const { hand } = playOut(setupOf('without', { first: 0 }), ['fold'], passive)
    expect(hand.result?.payouts[0]).toBe(0)
    expect(hand.events.filter(({ seat }) => seat === 0)).toHaveLength(1)
  })

  test('refuses a move that is not offered', () => {
    expect(() => playHand(setupOf('wrong', { first: 0 }), ['call'], passive)).toThrow(RangeError)
  })
})

describe('a player who cannot match a bet', () => {
  const setup = setupOf('all in', { stack: ante * 2, first: 1 })
  const raising = ({ options, decision }: PvpTurn): PvpMove => (decision === 0 ? 'half' : options[1]!.move)

  test('may call with the rest of the stack, and plays for that part of each stake', () => {
    const turn = playHand(setup, [], raising).turn!
    expect(turn.options).toEqual([
      { move: 'fold', pays: 0 },
      { move: 'call', pays: ante },
    ])
    const { hand } = playOut(setup, ['call'], raising)
    expect(hand.seats[0]!.paid).toBe(ante * 2)
    expect(hand.result!.payouts[0]).toBeLessThanOrEqual(ante * 8)
  })

  test('ends all raising by that call, and has no further turn', () => {
    const { hand } = playOut(setup, ['call'], raising)
    const after = hand.events.slice(hand.events.findIndex(({ seat }) => seat === 0) + 1)
    expect(after.every(({ seat, move }) => seat !== 0 && ['fold', 'check', 'call'].includes(move))).toBe(true)
  })
})

describe('an opponent', () => {
  const style = { loose: 0.5, bold: 0.5 }
  const draws = { raise: 0, bluff: 0.99, size: 0 }
  const turn: PvpTurn = {
    seat: 1,
    street: 2,
    pot: ante * 4,
    alive: 4,
    decision: 0,
    options: [
      { move: 'fold', pays: 0 },
      { move: 'call', pays: ante * 2 },
      { move: 'double', pays: ante * 4 },
    ],
  }

  test('raises with the best hand, and folds the worst to a bet', () => {
    expect(decidePvp(['3a', '8a'], turn, style, draws)).toBe('double')
    expect(decidePvp(['2a', '8b'], turn, style, draws)).toBe('fold')
  })

  test('makes an offered move for any style and draws', () => {
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(
        anySetup,
        fc.record({ loose: share, bold: share }),
        fc.record({ raise: share, bluff: share, size: share }),
        ({ seed, setup }, anyTemper, anyMood) => {
          const decide = (at: PvpTurn): PvpMove => {
            const [first, second] = setup.hands[at.seat]!
            const move = decidePvp(at.street === 1 ? [first] : [first, second], at, anyTemper, anyMood)
            expect(at.options.map((option) => option.move)).toContain(move)
            return move
          }
          expect(playOut(setup, [], decide).hand.result).not.toBeNull()
          expect(seed).toBeTypeOf('string')
        },
      ),
    )
  })
})
