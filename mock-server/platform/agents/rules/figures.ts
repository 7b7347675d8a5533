import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import type { MovementReason } from '#mock-server/world/transfers/transfer.ts'

/** A movement of a member's money. All agents' figures are calculated from entries. */
export interface Entry {
  memberId: string
  at: number
  reason: MovementReason
  /** Minor units. */
  amount: number
}

/** Sums in minor units, and the number of bets. */
export interface Figures {
  deposits: number
  withdrawals: number
  turnover: number
  wins: number
  bonus: number
  rebate: number
  rounds: number
}

type Summand = readonly [figure: Exclude<keyof Figures, 'rounds'>, sign: 1 | -1]

/**
 * The figure each kind of movement counts towards. A withdrawal counts on request until it is refused, a bet until it
 * is returned. Transfers between a member's own wallets and agents' earnings do not count.
 */
const summands: Readonly<Record<MovementReason, Summand | null>> = {
  opening: null,
  deposit: ['deposits', 1],
  withdraw: ['withdrawals', 1],
  withdrawReturned: ['withdrawals', -1],
  payout: null,
  withdrawFee: null,
  transfer: null,
  bet: ['turnover', 1],
  betReturned: ['turnover', -1],
  win: ['wins', 1],
  bonus: ['bonus', 1],
  reward: ['bonus', 1],
  promotion: ['bonus', 1],
  referral: ['bonus', 1],
  rebate: ['rebate', 1],
  commission: null,
  salary: null,
  dividend: null,
}

export const noFigures: Figures = { deposits: 0, withdrawals: 0, turnover: 0, wins: 0, bonus: 0, rebate: 0, rounds: 0 }

/** Returns the sums of entries, in minor units, and the number of bets. */
export function figuresOf(entries: readonly Pick<Entry, 'reason' | 'amount'>[]): Figures {
  const figures = { ...noFigures }
  for (const { reason, amount } of entries) {
    const summand = summands[reason]
    if (!summand) continue
    figures[summand[0]] += summand[1] * amount
    if (reason === 'bet') figures.rounds += 1
    if (reason === 'betReturned') figures.rounds -= 1
  }
  return figures
}

/** Returns how many members have an entry of a kind. */
export const peopleWith = (reason: MovementReason, entries: readonly Entry[]): number =>
  new Set(entries.filter((entry) => entry.reason === reason).map(({ memberId }) => memberId)).size

/** Returns the platform's profit from a team's play; negative if the team won. */
export const profitOf = ({ turnover, wins, bonus, rebate }: Figures): number => turnover - wins - bonus - rebate

/** Returns deposits minus withdrawals. */
export const netDeposits = ({ deposits, withdrawals }: Figures): number => deposits - withdrawals

/**
 * Groups an agent's entries by part: the agent itself, or the direct downline in whose line the member was at that
 * time. So an entry belongs to exactly one part and stays there when members are moved later.
 *
 * @param viewerId limits the entries to those that happened below this member
 */
export function partsOf<One extends Pick<Entry, 'memberId' | 'at'>>(
  tree: Tree,
  { agentId, viewerId = agentId }: { agentId: string; viewerId?: string },
  entries: readonly One[],
): Map<string, One[]> {
  const parts = new Map<string, One[]>()
  for (const entry of entries) {
    const line = tree.lineAt(entry.memberId, entry.at)
    const index = line.indexOf(agentId)
    if (index < 0 || line.indexOf(viewerId) < index) continue
    const part = line[Math.max(0, index - 1)] ?? agentId
    const list = parts.get(part)
    if (list) list.push(entry)
    else parts.set(part, [entry])
  }
  return parts
}
