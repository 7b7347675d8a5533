/** The lengths of betting and of the rest of a round, in milliseconds. */
export interface Pace {
  betting: number
  rest: number
}

/** The rounds of one shoe. A pause of one round's length follows, for a new shoe and another dealer. */
export const roundsPerShoe = 64

export interface TableTime {
  /** The number of shoes since 1970; a table never closes. */
  shoe: number
  /** Counted from 0; `roundsPerShoe` is the pause. */
  round: number
  startsAt: number
  closesAt: number
  endsAt: number
}

/** Returns a table's shoe, round and phase at an instant. Different offsets keep tables from closing at the same time. */
export function tableTime(now: number, { betting, rest }: Pace, offset: number): TableTime {
  const length = betting + rest
  const count = Math.floor((now - offset) / length)
  const startsAt = count * length + offset
  const shoe = Math.floor(count / (roundsPerShoe + 1))
  const round = count - shoe * (roundsPerShoe + 1)
  return { shoe, round, startsAt, closesAt: startsAt + betting, endsAt: startsAt + length }
}

export const isPause = ({ round }: Pick<TableTime, 'round'>): boolean => round === roundsPerShoe
