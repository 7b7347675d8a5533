import type { MovementReason } from '#mock-server/world/ledger/transfer.ts'
import type { Tree } from './tree.ts'

/** A movement of somebody's money: all that agents' figures are made of. */
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
 * What each kind of movement counts to. A withdrawal counts when it is asked for, and no more once it is refused; a bet
 * no more once it is given back. Money that moves between a member's own wallets, or that agents earn, is no figure of
 * a team.
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

/** How many people have an entry of a kind. */
export const peopleWith = (reason: MovementReason, entries: readonly Entry[]): number =>
  new Set(entries.filter((entry) => entry.reason === reason).map(({ memberId }) => memberId)).size

/** What the platform has left of a team's play; below zero when the team won. */
export const profitOf = ({ turnover, wins, bonus, rebate }: Figures): number => turnover - wins - bonus - rebate

/** What the platform has been given more than it has given back. */
export const netDeposits = ({ deposits, withdrawals }: Figures): number => deposits - withdrawals

/**
 * An agent's entries by whom they come from: itself, or who stood right below it in the line when they happened. So an
 * entry belongs to one part only, and stays with the line of its time when somebody is moved.
 *
 * @param viewer sees only what happened below it
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
