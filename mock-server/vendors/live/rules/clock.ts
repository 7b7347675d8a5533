/** How long a table takes bets, and how long the rest of a round takes, in milliseconds. */
export interface Pace {
  betting: number
  rest: number
}

/** Rounds played from one shoe; then the table pauses for the length of a round: a new shoe, another dealer. */
export const roundsPerShoe = 64

export interface TableTime {
  /** Shoes since 1970: a table never closes. */
  shoe: number
  /** From 0; `roundsPerShoe` is the pause. */
  round: number
  startsAt: number
  closesAt: number
  endsAt: number
}

/** Where a table stands at an instant. `offset` keeps tables from all closing their bets at once. */
export function tableTime(now: number, { betting, rest }: Pace, offset: number): TableTime {
  const length = betting + rest
  const count = Math.floor((now - offset) / length)
  const startsAt = count * length + offset
  const shoe = Math.floor(count / (roundsPerShoe + 1))
  const round = count - shoe * (roundsPerShoe + 1)
  return { shoe, round, startsAt, closesAt: startsAt + betting, endsAt: startsAt + length }
}

export const isPause = ({ round }: Pick<TableTime, 'round'>): boolean => round === roundsPerShoe
