import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { Opened, Round } from '../contract.ts'

/** The request for one round. A retry with the same key cannot bet twice. */
export interface Play {
  bet: number
  idempotencyKey: string
}

export type Phase =
  | { name: 'ready' }
  | { name: 'spinning'; play: Play; hurried: boolean }
  | { name: 'stopping'; play: Play; hurried: boolean; round: Round }
  | { name: 'winning' }
  | { name: 'short' }
  | { name: 'cut'; play: Play; trouble: Trouble }

/** A round whose reels have stopped, with its bet. */
export type Settled = Round & { bet: number }

export interface Table {
  game: Opened
  reels: Opened['reels']
  balance: number
  bet: number
  /** The number of auto spins left. */
  auto: number
  round: Settled | undefined
  phase: Phase
}

export type Action =
  | { type: 'failed'; outcome: Failure }
  | { type: 'betStepped'; by: 1 | -1 }
  | { type: 'spun'; idempotencyKey: string }
  | { type: 'hurried' }
  | { type: 'answered'; round: Round }
  | { type: 'reelsStopped' }
  | { type: 'winShown' }
  | { type: 'autoStarted'; rounds: number }
  | { type: 'autoStopped' }
  | { type: 'retried' }
  | { type: 'betLowered' }
  | { type: 'dismissed' }

export const canSpin = ({ phase }: Table): boolean => phase.name === 'ready' || phase.name === 'winning'

/** Returns the largest bet that the balance covers, if any. */
export const affordableBet = ({ game, balance }: Table): number | undefined =>
  game.bets.findLast((bet) => bet <= balance)

/** Returns the bet one step away, if any. */
export const nextBet = ({ game, bet }: Table, by: 1 | -1): number | undefined => game.bets[game.bets.indexOf(bet) + by]

export const firstTable = (game: Opened): Table => ({
  game,
  reels: game.reels,
  balance: game.balance,
  bet: game.bet,
  auto: 0,
  round: undefined,
  phase: { name: 'ready' },
})

function failedAt(table: Table, outcome: Failure): Table {
  const stopped = { ...table, auto: 0 }
  if (outcome.kind === 'short') {
    return { ...stopped, balance: outcome.balance ?? table.balance, phase: { name: 'short' } }
  }
  if (table.phase.name !== 'spinning') return table
  const { play } = table.phase
  return { ...stopped, phase: { name: 'cut', play, trouble: outcome.trouble } }
}

function hurry(table: Table): Table {
  const { phase } = table
  if (phase.name === 'winning') return { ...table, phase: { name: 'ready' } }
  return phase.name === 'spinning' || phase.name === 'stopping'
    ? { ...table, phase: { ...phase, hurried: true } }
    : table
}

function spinReels(table: Table, idempotencyKey: string): Table {
  if (!canSpin(table)) return table
  const play = { bet: table.bet, idempotencyKey }
  const auto = Math.max(0, table.auto - 1)
  return { ...table, auto, round: undefined, phase: { name: 'spinning', play, hurried: false } }
}

/** Shows the result. The balance changes only once the reels have stopped. */
function stopReels(table: Table): Table {
  if (table.phase.name !== 'stopping') return table
  const { round, play } = table.phase
  const phase: Phase = round.win > 0 ? { name: 'winning' } : { name: 'ready' }
  return { ...table, reels: round.reels, balance: round.balance, round: { ...round, bet: play.bet }, phase }
}

/** Returns the table after an action. */
export function reduce(table: Table, action: Action): Table {
  const { phase } = table
  switch (action.type) {
    case 'failed':
      return failedAt(table, action.outcome)
    case 'betStepped':
      return canSpin(table) ? { ...table, bet: nextBet(table, action.by) ?? table.bet } : table
    case 'spun':
      return spinReels(table, action.idempotencyKey)
    case 'hurried':
      return hurry(table)
    case 'answered':
      return phase.name === 'spinning'
        ? { ...table, phase: { ...phase, name: 'stopping', round: action.round } }
        : table
    case 'reelsStopped':
      return stopReels(table)
    case 'winShown':
      return phase.name === 'winning' ? { ...table, phase: { name: 'ready' } } : table
    case 'autoStarted':
      return canSpin(table) ? { ...table, auto: action.rounds } : table
    case 'autoStopped':
      return { ...table, auto: 0 }
    case 'retried':
      return phase.name === 'cut' ? { ...table, phase: { name: 'spinning', play: phase.play, hurried: false } } : table
    case 'betLowered':
      return { ...table, bet: affordableBet(table) ?? table.bet, phase: { name: 'ready' } }
    case 'dismissed':
      return phase.name === 'short' ? { ...table, phase: { name: 'ready' } } : table
  }
}
