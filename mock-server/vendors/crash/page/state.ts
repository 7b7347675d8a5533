import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { CrashBet, CrashState, Opened } from '../contract.ts'

/** The request for a bet. A retry with the same key cannot bet twice. */
export interface BetRequest {
  round: number
  bet: number
  auto: number | null
  idempotencyKey: string
}

export interface Table {
  opened: Opened
  /** The vendor's latest answer. */
  view: CrashState
  balance: number
  bet: number
  auto: { on: boolean; at: number }
  /** The number of the round after which a queued bet is placed. */
  queuedAfter: number | undefined
  /** A bet that is being placed. */
  request: BetRequest | undefined
  /** The bet on this round. */
  own: CrashBet | undefined
  /** The bet that is being cashed out, and the number of attempts. */
  leaving: { betId: string; tries: number } | undefined
  /** What blocks betting until the player reacts. */
  stop: { kind: 'short' } | { kind: 'cut'; trouble: Trouble } | undefined
  /** Whether the vendor does not answer. */
  silent: boolean
}

export type Action =
  | { type: 'updated'; view: CrashState }
  | { type: 'silent' }
  | { type: 'pressed'; idempotencyKey: string }
  | { type: 'opened'; idempotencyKey: string }
  | { type: 'betDone'; bet: CrashBet; balance: number }
  | { type: 'missed' }
  | { type: 'betFailed'; outcome: Failure }
  | { type: 'outDone'; bet: CrashBet; balance: number }
  | { type: 'outFailed' }
  | { type: 'betStepped'; by: 1 | -1 }
  | { type: 'betLowered' }
  | { type: 'autoToggled' }
  | { type: 'autoStepped'; by: 1 | -1 }
  | { type: 'retried' }
  | { type: 'dismissed' }

/** The multipliers offered for the automatic cash-out. */
const autoSteps = [1.1, 1.2, 1.3, 1.5, 1.8, 2, 2.5, 3, 4, 5, 7, 10, 15, 20, 30, 50, 100, 200, 500] as const

export const firstTable = (opened: Opened): Table => ({
  opened,
  view: opened.state,
  balance: opened.balance,
  bet: opened.bet,
  auto: { on: false, at: 2 },
  queuedAfter: undefined,
  request: undefined,
  own: opened.state.bets[0],
  leaving: undefined,
  stop: undefined,
  silent: false,
})

/** The current action of the main button. */
export type Press = 'bet' | 'queue' | 'unqueue' | 'cashOut' | 'none'

export function pressOf({ view, request, own, queuedAfter, leaving }: Table): Press {
  const { phase } = view.round
  if (request || leaving) return 'none'
  if (own?.status === 'open') return phase === 'flying' ? 'cashOut' : 'none'
  if (queuedAfter !== undefined) return 'unqueue'
  return phase === 'betting' && !own ? 'bet' : 'queue'
}

export const nextBet = ({ opened, bet }: Table, by: 1 | -1): number | undefined =>
  opened.bets[opened.bets.indexOf(bet) + by]

export const affordableBet = ({ opened, balance }: Table): number | undefined =>
  opened.bets.findLast((bet) => bet <= balance)

const steps: readonly number[] = autoSteps
export const nextAuto = ({ auto }: Table, by: 1 | -1): number | undefined => steps[steps.indexOf(auto.at) + by]

/** Returns whether the stake may be changed: not while a bet is being placed or open. */
export const canChange = ({ request, queuedAfter, own, view }: Table): boolean =>
  !request && queuedAfter === undefined && (own?.status !== 'open' || view.round.phase === 'crashed')

const requestFor = ({ view, bet, auto }: Table, idempotencyKey: string): BetRequest => ({
  round: view.round.number,
  bet,
  auto: auto.on ? auto.at : null,
  idempotencyKey,
})

/** Returns the player's bet. An older answer does not reopen a settled bet. */
function ownAfter({ own }: Table, { round, bets }: CrashState): CrashBet | undefined {
  const latest = bets[0]
  const known = own?.round === round.number ? own : undefined
  return known && known.status !== 'open' ? known : (latest ?? known)
}

function update(table: Table, view: CrashState): Table {
  if (view.now < table.view.now && view.round.number < table.view.round.number) return table
  const own = ownAfter(table, view)
  const leaving = own?.status === 'open' ? table.leaving : undefined
  return { ...table, view, own, leaving, balance: view.balance, silent: false }
}

function press(table: Table, idempotencyKey: string): Table {
  const { own } = table
  switch (pressOf(table)) {
    case 'bet':
      return { ...table, request: requestFor(table, idempotencyKey) }
    case 'queue':
      return { ...table, queuedAfter: table.view.round.number }
    case 'unqueue':
      return { ...table, queuedAfter: undefined }
    case 'cashOut':
      return own ? { ...table, leaving: { betId: own.id, tries: 0 } } : table
    default:
      return table
  }
}

/** Returns whether the queued bet can be placed now. */
export const isDue = ({ queuedAfter, request, own, view: { round }, stop }: Table): boolean =>
  queuedAfter !== undefined && round.number > queuedAfter && round.phase === 'betting' && !request && !own && !stop

function failBet(table: Table, outcome: Failure): Table {
  if (outcome.kind === 'trouble') return { ...table, stop: { kind: 'cut', trouble: outcome.trouble } }
  const balance = outcome.balance ?? table.balance
  return { ...table, balance, request: undefined, queuedAfter: undefined, stop: { kind: 'short' } }
}

/** Returns the table after an action. */
export function reduce(table: Table, action: Action): Table {
  switch (action.type) {
    case 'updated':
      return update(table, action.view)
    case 'silent':
      return { ...table, silent: true }
    case 'pressed':
      return press(table, action.idempotencyKey)
    case 'opened':
      return isDue(table)
        ? { ...table, queuedAfter: undefined, request: requestFor(table, action.idempotencyKey) }
        : table
    case 'betDone':
      return { ...table, request: undefined, own: action.bet, balance: action.balance }
    case 'missed':
      return { ...table, request: undefined, queuedAfter: table.request?.round }
    case 'betFailed':
      return failBet(table, action.outcome)
    case 'outDone':
      return { ...table, leaving: undefined, own: action.bet, balance: action.balance, silent: false }
    case 'outFailed':
      return { ...table, silent: true, leaving: table.leaving && { ...table.leaving, tries: table.leaving.tries + 1 } }
    case 'betStepped':
      return canChange(table) ? { ...table, bet: nextBet(table, action.by) ?? table.bet } : table
    case 'betLowered':
      return { ...table, bet: affordableBet(table) ?? table.bet, stop: undefined }
    case 'autoToggled':
      return canChange(table) ? { ...table, auto: { ...table.auto, on: !table.auto.on } } : table
    case 'autoStepped':
      return canChange(table)
        ? { ...table, auto: { ...table.auto, at: nextAuto(table, action.by) ?? table.auto.at } }
        : table
    case 'retried':
      return table.request
        ? { ...table, stop: undefined, request: { ...table.request } }
        : { ...table, stop: undefined }
    case 'dismissed':
      return { ...table, stop: undefined }
  }
}
