import { inLanguage } from '#contract/localised.ts'
import { opponents } from '#fixtures/games/opponents.ts'
import { type Launch, playerOf } from '#mock-server/platform/games/state/launches.ts'
import type { Round } from '#mock-server/platform/games/state/rounds.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Hand, Seat, TableView } from './contract.ts'
import { type PvpDetail, pvpCourse, pvpOf } from './fold-pvp.ts'
import { seotdaHand } from './rules/seotda.ts'

type Course = ReturnType<typeof pvpCourse>

/** Returns the name and glyph of an opponent. */
export const opponentView = (place: number, launch: Launch): { name: string; glyph: string } => {
  const opponent = opponents[place]
  return { name: inLanguage(opponent?.name, languageOf(launch.language)) ?? '', glyph: opponent?.glyph ?? 'mage' }
}

/** Returns the cards of a seat that the player may see: the player's own, and others' after a showdown. */
function cardsOf({ setup, hand }: Course, seat: number): Seat['cards'] {
  const dealt = (setup.hands[seat] ?? []).slice(0, hand.street)
  const shown = hand.result?.showdown === true && hand.seats[seat]?.folded === false
  return seat === 0 || shown ? [...dealt] : dealt.map(() => null)
}

function handOf({ setup, hand }: Course, seat: number, cards: Seat['cards']): Seat['hand'] {
  const [one, other] = setup.hands[seat] ?? []
  if (!one || !other || hand.street === 1 || cards.includes(null)) return null
  const { name, value } = seotdaHand(one, other)
  return { name, value }
}

function seatsOf(course: Course, detail: PvpDetail, launch: Launch): Seat[] {
  return course.hand.seats.map(({ paid, folded }, seat) => {
    const cards = cardsOf(course, seat)
    return {
      ...(seat === 0 ? { name: '', glyph: 'crown' } : opponentView(detail.opponents[seat - 1] ?? 0, launch)),
      cards,
      hand: handOf(course, seat, cards),
      folded,
      paid: toMajor(paid),
      took: toMajor(course.hand.result?.payouts[seat] ?? 0),
    }
  })
}

function handView({ chance }: World, round: Round, detail: PvpDetail, launch: Launch): Hand {
  const course = pvpCourse(chance, round, detail)
  const { hand, times, until } = course
  const { turn, result } = hand
  return {
    handId: round.id,
    ante: toMajor(detail.ante),
    startsAt: round.at,
    street: hand.street,
    first: detail.first,
    seats: seatsOf(course, detail, launch),
    events: hand.events.map(({ seat, street, move, pays }, at) => ({
      seat,
      street,
      move,
      pays: toMajor(pays),
      at: times.events[at] ?? times.next,
    })),
    pot: toMajor(hand.seats.reduce((sum, { paid }) => sum + paid, 0)),
    turn: turn && {
      number: detail.moves.length,
      since: times.next,
      until,
      options: turn.options.map(({ move, pays }) => ({ move, pays: toMajor(pays) })),
    },
    end: result && { at: times.next, rake: toMajor(result.rake), showdown: result.showdown },
  }
}

/** Returns the player's view of the last hand. */
export function tableView(world: World, launch: Launch, round: Round | undefined): TableView {
  const detail = round && pvpOf(round)
  return {
    now: world.clock.now(),
    hand: detail ? handView(world, round, detail, launch) : null,
    balance: toMajor(world.ledger.balance(playerOf(launch))),
  }
}
