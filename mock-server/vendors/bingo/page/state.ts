import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import type { Offer, Opened, Round } from '../contract.ts'

/** A call to the vendor. A repeated call has no further effect. */
export type VendorRequest =
  | { kind: 'deal'; deal: number }
  | { kind: 'buy'; deal: number; cards: number; price: number; idempotencyKey: string }
  | { kind: 'finish'; roundId: string }

export type Phase =
  | { name: 'choosing' }
  | { name: 'requesting'; request: VendorRequest }
  /** The draw runs; the player may daub or finish early. */
  | { name: 'drawing' }
  /** All balls are drawn and the wins are shown. */
  | { name: 'shown' }
  | { name: 'cut'; request: VendorRequest; trouble: Trouble }
  | { name: 'short'; needed: number }

export interface Table {
  opened: Opened
  offer: Offer
  cards: number
  price: number
  balance: number
  round: Round | undefined
  phase: Phase
}

export type Action =
  | { type: 'cardsChosen'; cards: number }
  | { type: 'priceStepped'; by: 1 | -1 }
  | { type: 'otherCards' }
  | { type: 'bought'; idempotencyKey: string }
  | { type: 'ended' }
  | { type: 'offered'; offer: Offer }
  | { type: 'roundReceived'; round: Round }
  | { type: 'failed'; failure: Failure }
  | { type: 'retried' }
  | { type: 'dismissed' }

export const firstTable = (opened: Opened): Table => ({
  opened,
  offer: opened.offer,
  cards: opened.round?.cards.length ?? 2,
  price: opened.price,
  balance: opened.balance,
  round: opened.round ?? undefined,
  phase: opened.round ? { name: 'drawing' } : { name: 'choosing' },
})

/** Returns the price one step away, if any. */
export const nextPrice = ({ opened, price }: Table, by: 1 | -1): number | undefined =>
  opened.prices[opened.prices.indexOf(price) + by]

const mayChoose = ({ phase }: Table) => phase.name === 'choosing' || phase.name === 'shown'
const requesting = (table: Table, request: VendorRequest): Table => ({
  ...table,
  phase: { name: 'requesting', request },
})

function update(table: Table, round: Round): Table {
  const phase: Phase = round.settled ? { name: 'shown' } : { name: 'drawing' }
  return { ...table, round, balance: round.balance, phase }
}

function failed(table: Table, failure: Failure): Table {
  if (table.phase.name !== 'requesting') return table
  const { request } = table.phase
  switch (failure.kind) {
    case 'short':
      return {
        ...table,
        balance: failure.balance ?? table.balance,
        phase: { name: 'short', needed: table.cards * table.price },
      }
    case 'trouble':
      return { ...table, phase: { name: 'cut', request, trouble: failure.trouble } }
  }
}

/** Returns the page's state after an action. */
export function reduce(table: Table, action: Action): Table {
  const { phase, offer, cards, price, round } = table
  switch (action.type) {
    case 'cardsChosen':
      return mayChoose(table) ? { ...table, cards: action.cards, round: undefined, phase: { name: 'choosing' } } : table
    case 'priceStepped':
      return mayChoose(table) ? { ...table, price: nextPrice(table, action.by) ?? price } : table
    case 'otherCards':
      return mayChoose(table)
        ? requesting({ ...table, round: undefined }, { kind: 'deal', deal: offer.deal + 1 })
        : table
    case 'bought':
      if (!mayChoose(table)) return table
      return requesting(
        { ...table, round: undefined },
        { kind: 'buy', deal: offer.deal, cards, price, idempotencyKey: action.idempotencyKey },
      )
    case 'ended':
      return phase.name === 'drawing' && round ? requesting(table, { kind: 'finish', roundId: round.roundId }) : table
    case 'offered':
      return { ...table, offer: action.offer, phase: { name: 'choosing' } }
    case 'roundReceived':
      return update(table, action.round)
    case 'failed':
      return failed(table, action.failure)
    case 'retried':
      return phase.name === 'cut' ? requesting(table, phase.request) : table
    case 'dismissed':
      return phase.name === 'short' ? { ...table, phase: { name: 'choosing' } } : table
  }
}
