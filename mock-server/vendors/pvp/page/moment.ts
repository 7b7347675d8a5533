import type { Event, Hand, Move, TableView } from '../contract.ts'

/** Milliseconds from the last move of the first betting round to the second card. */
const secondCard = 500
/** Milliseconds from the deal to the first card, and from seat to seat. */
const firstCard = 350

export interface SeatMoment {
  /** Null for a card face down. */
  cards: (string | null)[]
  paid: number
  folded: boolean
  /** Its last move in this betting round. */
  last: Event | undefined
}

/** The visible state of a hand at an instant. */
export interface Moment {
  street: 1 | 2
  seats: SeatMoment[]
  pot: number
  /** The seat whose turn it is; undefined during the deal and after the end. */
  actor: number | undefined
  isOver: boolean
}

/** Returns when the second cards are dealt; infinity if they are not. */
function secondDeal(hand: Hand): number {
  if (hand.street === 1) return Number.POSITIVE_INFINITY
  const first = hand.events.filter(({ street }) => street === 1)
  return (first.at(-1)?.at ?? hand.startsAt) + secondCard
}

function cardsOf(hand: Hand, seat: number, now: number, isOver: boolean): (string | null)[] {
  const cards = hand.seats[seat]?.cards ?? []
  if (isOver) return cards
  const dealt = [hand.startsAt + firstCard * (seat + 1), secondDeal(hand) + 150 * seat].filter((at) => at <= now).length
  return cards.slice(0, dealt).map((card) => (seat === 0 ? card : null))
}

const isFold = ({ move }: { move: Move }) => move === 'fold'

export function momentOf(hand: Hand, now: number): Moment {
  const happened = hand.events.filter(({ at }) => at <= now)
  const next = hand.events[happened.length]
  const isOver = hand.end !== null && hand.end.at <= now
  const street = now >= secondDeal(hand) ? 2 : 1
  const seats = hand.seats.map((_, seat): SeatMoment => {
    const own = happened.filter((event) => event.seat === seat)
    return {
      cards: cardsOf(hand, seat, now, isOver),
      paid: own.reduce((sum, { pays }) => sum + pays, hand.ante),
      folded: own.some(isFold),
      last: own.findLast((event) => event.street === street || isFold(event)),
    }
  })
  const mine = hand.turn && now >= hand.turn.since ? 0 : undefined
  return {
    street,
    seats,
    pot: seats.reduce((sum, { paid }) => sum + paid, 0),
    actor: isOver ? undefined : next ? next.seat : mine,
    isOver,
  }
}

/** Returns the last instant at which the known hand changes. */
export const lastInstant = ({ hand, now }: TableView): number =>
  Math.max(now, hand?.end?.at ?? 0, hand?.turn?.since ?? 0, ...(hand?.events.map(({ at }) => at) ?? []))

/** Returns the instant at which a page that shows `shown` continues after a new answer, without skipping events. */
export function resumeAt(before: TableView, after: TableView, shown: number): number {
  if (!after.hand || before.hand?.handId !== after.hand.handId) return after.now
  const news = after.hand.events[before.hand.events.length]
  const reached = Math.max(shown, after.now)
  return news ? Math.min(reached, news.at) : reached
}
