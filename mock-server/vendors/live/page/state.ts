import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { Bet, Opened, TableView } from '../contract.ts'

/** The bets of one request. A retry with the same key cannot bet twice. */
export interface Order {
  roundId: string
  bets: Bet[]
  idempotencyKey: string
}

export type Phase =
  | { name: 'ready' }
  | { name: 'sending'; order: Order }
  | { name: 'cut'; order: Order; trouble: Trouble }
  | { name: 'short' }

/** A passing message: chips were returned, or a limit applies. */
export type Hint = 'returned' | 'limit' | undefined

export interface Table {
  opened: Opened
  view: TableView
  chip: number
  /** Unconfirmed chips on the felt, in the order of placement. */
  pending: readonly Bet[]
  /** The bets of the last accepted order, which one tap repeats. */
  last: readonly Bet[]
  phase: Phase
  hint: Hint
}

/** The effect of a failed order on the player; `closed` if betting had closed. */
type BetFailure = Failure | { kind: 'closed' }

export type Action =
  | { type: 'chipPicked'; chip: number }
  | { type: 'placed'; spot: string }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'repeated' }
  | { type: 'confirmed'; idempotencyKey: string }
  | { type: 'updated'; view: TableView }
  | { type: 'taken'; view: TableView }
  | { type: 'failed'; failure: BetFailure }
  | { type: 'retried' }
  | { type: 'dismissed' }

export const firstTable = (opened: Opened): Table => ({
  opened,
  view: opened.view,
  chip: opened.chips[1] ?? opened.minimum,
  pending: [],
  last: [],
  phase: { name: 'ready' },
  hint: undefined,
})

/** Returns one bet per spot, in the order of the first bets. */
export function sumBets(bets: readonly Bet[]): Bet[] {
  const sums = new Map<string, number>()
  for (const { spot, amount } of bets) sums.set(spot, (sums.get(spot) ?? 0) + amount)
  return Array.from(sums, ([spot, amount]) => ({ spot, amount }))
}

export const totalOf = (bets: readonly Bet[]): number => bets.reduce((sum, { amount }) => sum + amount, 0)

const onSpot = (bets: readonly Bet[], spot: string) => totalOf(bets.filter((bet) => bet.spot === spot))

/** Returns the confirmed and unconfirmed stake on a spot. */
export const stakeOn = ({ view, pending }: Table, spot: string): { placed: number; pending: number } => ({
  placed: onSpot(view.bets, spot),
  pending: onSpot(pending, spot),
})

export const isOpen = ({ view, phase }: Table): boolean => view.phase === 'betting' && phase.name === 'ready'

/** Places a chip, up to the spot's limit. */
function place(table: Table, { spot, amount }: Bet): Table {
  if (!isOpen(table)) return table
  const most = table.opened.spots.find(({ id }) => id === spot)?.maximum ?? 0
  const { placed, pending } = stakeOn(table, spot)
  const accepted = Math.min(amount, most - placed - pending)
  // The first stake of an order on a spot must be at least the minimum.
  if (accepted <= 0 || (pending === 0 && accepted < table.opened.minimum)) return { ...table, hint: 'limit' }
  if (totalOf(table.pending) + accepted > table.view.balance) return { ...table, phase: { name: 'short' } }
  return {
    ...table,
    pending: [...table.pending, { spot, amount: accepted }],
    hint: accepted < amount ? 'limit' : undefined,
  }
}

const placeAll = (table: Table, bets: readonly Bet[]): Table => bets.reduce(place, table)

function confirm(table: Table, idempotencyKey: string): Table {
  if (!isOpen(table) || table.pending.length === 0) return table
  const order = { roundId: table.view.roundId, bets: sumBets(table.pending), idempotencyKey }
  return { ...table, phase: { name: 'sending', order }, hint: undefined }
}

/** Takes a newer state of the table. Chips that were not confirmed in time return to the player. */
function update(table: Table, view: TableView): Table {
  const isLate = view.phase !== 'betting' || view.roundId !== table.view.roundId
  const isForgotten = isLate && table.phase.name !== 'sending' && table.pending.length > 0
  const begins = view.phase === 'betting' && view.roundId !== table.view.roundId
  if (isForgotten) return { ...table, view, pending: [], hint: 'returned' }
  return { ...table, view, hint: begins ? undefined : table.hint }
}

function failed(table: Table, failure: BetFailure): Table {
  if (table.phase.name !== 'sending') return table
  const { order } = table.phase
  switch (failure.kind) {
    case 'closed':
      return { ...table, pending: [], phase: { name: 'ready' }, hint: 'returned' }
    case 'short': {
      const balance = failure.balance ?? table.view.balance
      return { ...table, view: { ...table.view, balance }, phase: { name: 'short' } }
    }
    case 'trouble':
      return { ...table, phase: { name: 'cut', order, trouble: failure.trouble } }
  }
}

/** Returns the page's state after an action. */
export function reduce(table: Table, action: Action): Table {
  const { phase, pending } = table
  switch (action.type) {
    case 'chipPicked':
      return { ...table, chip: action.chip }
    case 'placed':
      return place(table, { spot: action.spot, amount: table.chip })
    case 'undone':
      return isOpen(table) ? { ...table, pending: pending.slice(0, -1), hint: undefined } : table
    case 'cleared':
      return isOpen(table) ? { ...table, pending: [], hint: undefined } : table
    case 'repeated':
      return placeAll(table, table.last)
    case 'confirmed':
      return confirm(table, action.idempotencyKey)
    case 'updated':
      return update(table, action.view)
    case 'taken':
      if (phase.name !== 'sending') return table
      return { ...table, view: action.view, last: phase.order.bets, pending: [], phase: { name: 'ready' } }
    case 'failed':
      return failed(table, action.failure)
    case 'retried':
      return phase.name === 'cut' ? { ...table, phase: { name: 'sending', order: phase.order } } : table
    case 'dismissed':
      return phase.name === 'short' ? { ...table, phase: { name: 'ready' } } : table
  }
}
