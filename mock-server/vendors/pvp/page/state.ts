import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { Move, Opened, TableView } from '../contract.ts'

/** A call to the vendor. A repeated call has no further effect. */
export type VendorRequest =
  | { kind: 'deal'; ante: number; idempotencyKey: string }
  | { kind: 'move'; handId: string; turn: number; move: Move }

export type Phase =
  | { name: 'ready' }
  | { name: 'requesting'; request: VendorRequest }
  | { name: 'cut'; request: VendorRequest; trouble: Trouble }
  | { name: 'short'; needed: number }
  | { name: 'limited' }

export interface Table {
  opened: Opened
  view: TableView
  ante: number
  phase: Phase
}

/** The effect of a failed call on the player; `passed` if the turn had ended, `limited` by an own limit within a hand. */
type CallFailure = Failure | { kind: 'passed' } | { kind: 'limited' }

export type Action =
  | { type: 'anteStepped'; by: 1 | -1 }
  | { type: 'dealt'; idempotencyKey: string }
  | { type: 'moved'; move: Move }
  | { type: 'updated'; view: TableView }
  | { type: 'failed'; failure: CallFailure }
  | { type: 'retried' }
  | { type: 'dismissed' }

export const firstTable = (opened: Opened): Table => ({
  opened,
  view: opened.view,
  ante: opened.ante,
  phase: { name: 'ready' },
})

/** Returns the hand in progress, if any. */
export const openHand = ({ view: { hand } }: Table) => (hand && !hand.end ? hand : undefined)

/** Returns the ante one step away, if any. */
export const nextAnte = ({ opened, ante }: Table, by: 1 | -1): number | undefined =>
  opened.antes[opened.antes.indexOf(ante) + by]

/** Returns the least cost of a request. */
function priceOf({ view }: Table, request: VendorRequest): number {
  if (request.kind === 'deal') return request.ante
  return view.hand?.turn?.options.find(({ move }) => move === request.move)?.pays ?? 0
}

function send(table: Table, request: VendorRequest): Table {
  return table.phase.name === 'ready' ? { ...table, phase: { name: 'requesting', request } } : table
}

function requestMove(table: Table, move: Move): Table {
  const hand = openHand(table)
  if (!hand?.turn?.options.some((option) => option.move === move)) return table
  return send(table, { kind: 'move', handId: hand.handId, turn: hand.turn.number, move })
}

function failed(table: Table, failure: CallFailure): Table {
  if (table.phase.name !== 'requesting') return table
  const { request } = table.phase
  switch (failure.kind) {
    case 'passed':
      return { ...table, phase: { name: 'ready' } }
    case 'short': {
      const view = { ...table.view, balance: failure.balance ?? table.view.balance }
      return { ...table, view, phase: { name: 'short', needed: priceOf(table, request) } }
    }
    case 'limited':
      return { ...table, phase: { name: 'limited' } }
    case 'trouble':
      return { ...table, phase: { name: 'cut', request, trouble: failure.trouble } }
  }
}

/** Returns the page's state after an action. */
export function reduce(table: Table, action: Action): Table {
  const { phase } = table
  switch (action.type) {
    case 'anteStepped':
      return openHand(table) ? table : { ...table, ante: nextAnte(table, action.by) ?? table.ante }
    case 'dealt':
      if (openHand(table)) return table
      return send(table, { kind: 'deal', ante: table.ante, idempotencyKey: action.idempotencyKey })
    case 'moved':
      return requestMove(table, action.move)
    case 'updated':
      return { ...table, view: action.view, phase: phase.name === 'requesting' ? { name: 'ready' } : phase }
    case 'failed':
      return failed(table, action.failure)
    case 'retried':
      return phase.name === 'cut' ? { ...table, phase: { name: 'requesting', request: phase.request } } : table
    case 'dismissed':
      return phase.name === 'short' || phase.name === 'limited' ? { ...table, phase: { name: 'ready' } } : table
  }
}
