import { potOf, splitPot } from './pot.ts'
import { type HwatuCard, seotdaHand } from './seotda.ts'

/** The moves in the order of the offer. `ante` bets an ante, `double` raises to twice, `half` by half the pot. */
export const pvpMoves = ['fold', 'check', 'call', 'ante', 'double', 'half'] as const
export type PvpMove = (typeof pvpMoves)[number]

export interface PvpSetup {
  /** Minor units. */
  ante: number
  /** The most that the player, seat 0, may lose in this hand. The opponents have no limit. */
  stack: number
  /** The seat that acts first. */
  first: number
  /** Both cards of every seat. In the first betting round each seat sees only its first. */
  hands: readonly (readonly [HwatuCard, HwatuCard])[]
}

export interface PvpSeat {
  paid: number
  folded: boolean
}

export interface PvpOption {
  move: PvpMove
  /** The cost of the move, in minor units. */
  pays: number
}

/** A move of one seat. */
export interface PvpEvent extends PvpOption {
  seat: number
  street: 1 | 2
}

/** What a seat knows at its turn. */
export interface PvpTurn {
  seat: number
  street: 1 | 2
  options: readonly PvpOption[]
  pot: number
  /** The number of seats that have not folded, this one included. */
  alive: number
  /** The number of earlier decisions. */
  decision: number
}

export interface PvpResult {
  /** Whether two or more seats stayed to the end and show their cards. */
  showdown: boolean
  payouts: number[]
  rake: number
}

export interface PvpHand {
  seats: PvpSeat[]
  events: PvpEvent[]
  street: 1 | 2
  /** The player's turn; null after the end. */
  turn: PvpTurn | null
  result: PvpResult | null
}

/** The most raises of all seats together in a betting round. */
const mostRaises = 3
const me = 0

interface Table extends PvpHand {
  setup: PvpSetup
  /** What each seat has paid in this betting round. */
  round: number[]
  raises: number
  /** The seats that have not yet answered the last bet. */
  waiting: number[]
}

const order = ({ setup: { hands, first } }: Table) => hands.map((_, at) => (first + at) % hands.length)
const alive = ({ seats }: Table) => seats.flatMap(({ folded }, seat) => (folded ? [] : [seat]))
const left = ({ setup, seats }: Table) => setup.stack - (seats[me]?.paid ?? 0)
/** Returns whether the player's stack is in the pot, which ends all raising. */
const isAllIn = (table: Table) => left(table) === 0

function optionsOf(table: Table, seat: number): PvpOption[] {
  const { round, raises, setup, seats } = table
  const highest = Math.max(...round)
  const own = round[seat] ?? 0
  const toCall = highest - own
  const purse = seat === me ? left(table) : Number.POSITIVE_INFINITY
  // Whole major units, so that no bet has a fraction.
  const half = Math.floor((potOf(seats) + toCall) / 200) * 100
  const answer: PvpOption = toCall === 0 ? { move: 'check', pays: 0 } : { move: 'call', pays: Math.min(toCall, purse) }
  const raise: PvpOption =
    highest === 0 ? { move: 'ante', pays: setup.ante } : { move: 'double', pays: toCall + highest }
  const raised = [raise, { move: 'half', pays: toCall + half } satisfies PvpOption]
  const mayRaise = raises < mostRaises && !isAllIn(table)
  return [{ move: 'fold', pays: 0 }, answer, ...raised.filter(({ pays }) => mayRaise && pays <= purse)]
}

const turnOf = (table: Table, seat: number): PvpTurn => ({
  seat,
  street: table.street,
  options: optionsOf(table, seat),
  pot: potOf(table.seats),
  alive: alive(table).length,
  decision: table.events.length,
})

function take(table: Table, seat: number, { move, pays }: PvpOption): void {
  const { seats, round, events, street } = table
  const own = seats[seat]
  if (!own) throw new RangeError(`There is no seat ${seat}.`)
  const before = Math.max(...round)
  events.push({ seat, move, pays, street })
  own.paid += pays
  own.folded = move === 'fold'
  round[seat] = (round[seat] ?? 0) + pays
  table.waiting = table.waiting.filter((other) => other !== seat)
  if ((round[seat] ?? 0) <= before) return
  table.raises += 1
  const after = order(table)
  const at = after.indexOf(seat)
  // All other seats answer a raise, in turn from the raiser.
  table.waiting = [...after.slice(at + 1), ...after.slice(0, at)].filter((other) => canAct(table, other))
}

const canAct = (table: Table, seat: number) => !table.seats[seat]?.folded && !(seat === me && isAllIn(table))

function beginStreet(table: Table, street: 1 | 2): void {
  table.street = street
  table.round = table.seats.map(() => 0)
  table.raises = 0
  table.waiting = order(table).filter((seat) => canAct(table, seat))
}

function finish(table: Table): void {
  const { seats, setup } = table
  const ranked = seats.map((seat, at) => {
    const [one, other] = setup.hands[at] as readonly [HwatuCard, HwatuCard]
    return { ...seat, rank: seotdaHand(one, other).rank }
  })
  table.turn = null
  table.result = { showdown: alive(table).length > 1, ...splitPot(ranked) }
}

function begin(setup: PvpSetup): Table {
  const seats = setup.hands.map(() => ({ paid: setup.ante, folded: false }))
  const nothing = { round: [], raises: 0, waiting: [], events: [], turn: null, result: null }
  const table: Table = { setup, seats, street: 1, ...nothing }
  beginStreet(table, 1)
  return table
}

/**
 * Plays a hand from its start through the player's moves, up to the player's next turn or the end. `decide` returns the
 * opponents' moves. The same setup, moves and decisions give the same hand.
 *
 * @throws RangeError for a move that was not offered.
 */
export function playHand(setup: PvpSetup, moves: readonly PvpMove[], decide: (turn: PvpTurn) => PvpMove): PvpHand {
  const table = begin(setup)
  const ahead = [...moves]
  for (;;) {
    const [seat] = table.waiting
    if (alive(table).length === 1 || (seat === undefined && table.street === 2)) break
    if (seat === undefined) {
      beginStreet(table, 2)
      continue
    }
    const turn = turnOf(table, seat)
    const move = seat === me ? ahead.shift() : decide(turn)
    if (!move) {
      table.turn = turn
      return viewOf(table)
    }
    const option = turn.options.find((offered) => offered.move === move)
    if (!option)
      throw new RangeError(`The move ${move} is not offered. Available: ${turn.options.map((o) => o.move).join(', ')}.`)
    take(table, seat, option)
  }
  finish(table)
  return viewOf(table)
}

const viewOf = ({ seats, events, street, turn, result }: Table): PvpHand => ({ seats, events, street, turn, result })
