import type { MatchView } from './contract.ts'
import type { Match } from './rules/match.ts'
import { shareOf } from './rules/score.ts'

type Clock = NonNullable<MatchView['clock']>

/** Returns the clock of a live match. */
export function clockOf(match: Match, now: number): Clock {
  const share = shareOf(match, now)
  const nth = (count: number) => Math.min(count, Math.floor(share * count) + 1)
  switch (match.sport) {
    case 'football':
    case 'virtual':
      return { unit: 'minute', value: nth(90), bottom: false }
    case 'baseball':
      return { unit: 'inning', value: nth(9), bottom: (share * 9) % 1 >= 0.5 }
    case 'basketball':
      return { unit: 'quarter', value: nth(4), bottom: false }
    case 'esports':
      return { unit: 'map', value: nth(3), bottom: false }
  }
}
