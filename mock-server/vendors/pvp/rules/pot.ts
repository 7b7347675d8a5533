/** The house's share of what players win from one another. */
export const rakeRate = 0.05

interface Seat {
  /** What it has put into the pot, in minor units. */
  paid: number
  folded: boolean
  /** Of its hand; the higher beats the lower. */
  rank: number
}

interface Payout {
  /** What each seat takes out of the pot. */
  payouts: number[]
  rake: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Shares out whole minor units; what does not part evenly goes to the first. */
function shareOut(amount: number, winners: readonly number[]): Map<number, number> {
  const each = Math.floor(amount / winners.length)
  const rest = amount - each * winners.length
  return new Map(winners.map((seat, at) => [seat, at === 0 ? each + rest : each]))
}

const held = (seats: readonly Seat[]) => (seat: number) => seats[seat]?.folded === false

/** Who plays for a layer of the pot. One that all its payers gave up falls to those who are left. */
function contendersOf(payers: readonly number[], seats: readonly Seat[]): number[] {
  const contenders = payers.filter(held(seats))
  return contenders.length > 0 ? contenders : [...seats.keys()].filter(held(seats))
}

/**
 * Parts a pot. Who put in less than others plays for that much of each stake alone; what nobody else has matched goes
 * back untouched; the house takes its rake of all the rest.
 */
export function partPot(seats: readonly Seat[]): Payout {
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
