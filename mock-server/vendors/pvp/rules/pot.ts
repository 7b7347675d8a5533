/** The house's share of what players win from one another. */
export const rakeRate = 0.05

interface Seat {
  /** What it paid into the pot, in minor units. */
  paid: number
  folded: boolean
  /** The rank of its hand; the higher wins. */
  rank: number
}

interface Payout {
  /** What each seat receives from the pot, in minor units. */
  payouts: number[]
  rake: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Splits whole minor units; the remainder goes to the first winner. */
function shareOut(amount: number, winners: readonly number[]): Map<number, number> {
  const each = Math.floor(amount / winners.length)
  const rest = amount - each * winners.length
  return new Map(winners.map((seat, at) => [seat, at === 0 ? each + rest : each]))
}

const held = (seats: readonly Seat[]) => (seat: number) => seats[seat]?.folded === false

/** Returns the seats that compete for a layer of the pot. If all its payers folded, the remaining seats compete. */
function contendersOf(payers: readonly number[], seats: readonly Seat[]): number[] {
  const contenders = payers.filter(held(seats))
  return contenders.length > 0 ? contenders : [...seats.keys()].filter(held(seats))
}

/**
 * Splits a pot. A seat with a smaller stake competes only for that part of each stake. Unmatched money is returned
 * without a rake; the house takes its rake from the rest.
 */
export function splitPot(seats: readonly Seat[]): Payout {
  const payouts = seats.map(() => 0)
  let rake = 0
  const levels = [...new Set(seats.map(({ paid }) => paid))].filter((paid) => paid > 0).toSorted((a, b) => a - b)
  for (const [at, level] of levels.entries()) {
    const below = levels[at - 1] ?? 0
    const payers = seats.flatMap(({ paid }, seat) => (paid >= level ? [seat] : []))
    const contenders = contendersOf(payers, seats)
    const layer = (level - below) * payers.length
    const fee = payers.length > 1 ? Math.floor(layer * rakeRate) : 0
    const best = Math.max(...contenders.map((seat) => seats[seat]?.rank ?? 0))
    const winners = contenders.filter((seat) => seats[seat]?.rank === best)
    for (const [seat, share] of shareOut(layer - fee, winners)) payouts[seat] = (payouts[seat] ?? 0) + share
    rake += fee
  }
  return { payouts, rake }
}

export const potOf = (seats: readonly Pick<Seat, 'paid'>[]): number => sum(seats.map(({ paid }) => paid))
