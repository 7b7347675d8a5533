import type { Opened, Round } from '#mock-server/vendors/slot-contract.ts'

/** One round as it is asked for; asking again with the same key cannot bet twice. */
export interface Play {
  bet: number
  idempotencyKey: string
}

export type OverReason = 'expired' | 'closed' | 'signed-out' | 'gone'
export type Trouble = 'unreachable' | 'maintenance'

export type Phase =
  | { name: 'ready' }
  | { name: 'spinning'; play: Play; hurried: boolean }
  | { name: 'stopping'; play: Play; hurried: boolean; round: Round }
  | { name: 'winning' }
  | { name: 'short' }
  | { name: 'cut'; play: Play; trouble: Trouble }

/** A round whose reels have stopped, and what was bet on it. */
export type Settled = Round & { bet: number }

export interface Table {
  game: Opened
  reels: Opened['reels']
  balance: number
  bet: number
  /** Rounds still to be played without a touch. */
  auto: number
  round: Settled | undefined
  phase: Phase
}

export type State =
  | { screen: 'loading' }
  | { screen: 'trouble'; trouble: Trouble }
  | { screen: 'over'; reason: OverReason; game?: Opened }
  | { screen: 'table'; table: Table }

/** What a failed call means to the player. */
export type Outcome =
  | { kind: 'over'; reason: OverReason }
  | { kind: 'short'; balance: number | undefined }
  | { kind: 'trouble'; trouble: Trouble }

export type Action =
  | { type: 'opened'; game: Opened }
  | { type: 'failed'; outcome: Outcome }
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

/** The largest bet that the balance pays for, if any does. */
export const affordableBet = ({ game, balance }: Table): number | undefined =>
  game.bets.findLast((bet) => bet <= balance)

/** The bet one step away, if there is one. */
export const nextBet = ({ game, bet }: Table, by: 1 | -1): number | undefined => game.bets[game.bets.indexOf(bet) + by]

const firstTable = (game: Opened): Table => ({
  game,
  reels: game.reels,
  balance: game.balance,
  bet: game.bet,
  auto: 0,
  round: undefined,
  phase: { name: 'ready' },
})

function failedAt(table: Table, outcome: Outcome): State {
  if (outcome.kind === 'over') return { screen: 'over', reason: outcome.reason, game: table.game }
  const stopped = { ...table, auto: 0 }
  if (outcome.kind === 'short') {
    const balance = outcome.balance ?? table.balance
    return { screen: 'table', table: { ...stopped, balance, phase: { name: 'short' } } }
  }
  if (table.phase.name !== 'spinning') return { screen: 'table', table }
  const { play } = table.phase
  return { screen: 'table', table: { ...stopped, phase: { name: 'cut', play, trouble: outcome.trouble } } }
}

function failedBefore(outcome: Outcome): State {
  if (outcome.kind === 'over') return { screen: 'over', reason: outcome.reason }
  return { screen: 'trouble', trouble: outcome.kind === 'trouble' ? outcome.trouble : 'unreachable' }
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

/** The balance moves when the reels have stopped, and not before. */
function stopReels(table: Table): Table {
  if (table.phase.name !== 'stopping') return table
  const { round, play } = table.phase
  const phase: Phase = round.win > 0 ? { name: 'winning' } : { name: 'ready' }
  return { ...table, reels: round.reels, balance: round.balance, round: { ...round, bet: play.bet }, phase }
}

function step(table: Table, action: Action): Table {
  const { phase } = table
  switch (action.type) {
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
    default:
      return table
  }
}

/** Everything that can happen to the game's page. */
export function reduce(state: State, action: Action): State {
  if (action.type === 'opened') return { screen: 'table', table: firstTable(action.game) }
  if (state.screen === 'table') {
    if (action.type === 'failed') return failedAt(state.table, action.outcome)
    return { screen: 'table', table: step(state.table, action) }
  }
  if (action.type === 'failed') return failedBefore(action.outcome)
  return action.type === 'retried' && state.screen === 'trouble' ? { screen: 'loading' } : state
}
