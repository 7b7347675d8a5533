import type { Failure, Trouble } from '#mock-server/vendors/page-kit/outcome.ts'
import { mostShots, type Opened, type SpeciesView, type Volley } from '../contract.ts'

type SpeciesId = SpeciesView['id']

/** A shot that hit a fish. The vendor decides the result. */
export interface Hit {
  fishId: number
  species: SpeciesId
  bet: number
  x: number
  y: number
}

/** The hits of one request. A retry with the same key cannot bet twice. */
export interface Batch {
  idempotencyKey: string
  hits: readonly Hit[]
}

/** A hit with its payout in major units. */
export interface Answer extends Hit {
  pays: number
  win: number
}

export interface Table {
  opened: Opened
  balance: number
  bet: number
  auto: boolean
  /** Hits that are not sent yet. */
  waiting: readonly Hit[]
  batch: Batch | undefined
  /** The hits of the last answer. */
  answers: readonly Answer[]
  stop: { kind: 'short' } | { kind: 'cut'; trouble: Trouble } | undefined
  /** Totals since the game was opened. */
  session: { bet: number; win: number; caught: number }
}

export type Action =
  | { type: 'hit'; hits: readonly Hit[] }
  | { type: 'sent'; idempotencyKey: string }
  | { type: 'answered'; volley: Volley }
  | { type: 'failed'; outcome: Failure }
  | { type: 'short' }
  | { type: 'betStepped'; by: 1 | -1 }
  | { type: 'betLowered' }
  | { type: 'autoToggled' }
  | { type: 'autoStopped' }
  | { type: 'retried' }
  | { type: 'dismissed' }

export const firstTable = (opened: Opened): Table => ({
  opened,
  balance: opened.balance,
  bet: opened.bet,
  auto: false,
  waiting: [],
  batch: undefined,
  answers: [],
  stop: undefined,
  session: { bet: 0, win: 0, caught: 0 },
})

export const nextBet = ({ opened, bet }: Table, by: 1 | -1): number | undefined =>
  opened.bets[opened.bets.indexOf(bet) + by]

const costOf = (hits: readonly Hit[]) => hits.reduce((sum, { bet }) => sum + bet, 0)

/** Returns the balance after all hits and the shots in flight, `underway`, are paid. */
export const spareOf = ({ balance, waiting, batch, bet }: Table, underway = 0): number =>
  balance - costOf(waiting) - costOf(batch?.hits ?? []) - underway * bet

/** Returns the largest stake that the balance covers, if any. */
export const affordableBet = (table: Table): number | undefined =>
  table.opened.bets.findLast((bet) => bet <= spareOf(table))

/** Returns the next hits to send, all of one stake. */
function nextBatch({ waiting }: Table, idempotencyKey: string): Batch | undefined {
  const [first] = waiting
  if (!first) return undefined
  const end = waiting.findIndex(({ bet }) => bet !== first.bet)
  const alike = end < 0 ? waiting : waiting.slice(0, end)
  return { idempotencyKey, hits: alike.slice(0, mostShots) }
}

function send(table: Table, idempotencyKey: string): Table {
  const batch = nextBatch(table, idempotencyKey)
  if (table.batch || table.stop || !batch) return table
  return { ...table, batch, waiting: table.waiting.slice(batch.hits.length) }
}

function answer(table: Table, { shots, win, balance }: Volley): Table {
  const { batch, session } = table
  if (!batch) return table
  const answers = batch.hits.map((hit, at) => {
    const pays = shots[at]?.pays ?? 0
    return { ...hit, pays, win: pays * hit.bet }
  })
  const caught = answers.filter(({ pays }) => pays > 0).length
  return {
    ...table,
    balance,
    batch: undefined,
    answers,
    session: { bet: session.bet + costOf(batch.hits), win: session.win + win, caught: session.caught + caught },
  }
}

/** Drops the hits if funds are insufficient, or keeps them for a retry if the answer is lost. */
function fail(table: Table, outcome: Failure): Table {
  const stopped = { ...table, auto: false }
  if (outcome.kind === 'trouble') return { ...stopped, stop: { kind: 'cut', trouble: outcome.trouble } }
  const balance = outcome.balance ?? table.balance
  return { ...stopped, balance, batch: undefined, waiting: [], stop: { kind: 'short' } }
}

/** Returns the caught fish, each once with the sum of its payouts. */
export function catchesOf(answers: readonly Answer[]): Answer[] {
  const byFish = Map.groupBy(
    answers.filter(({ pays }) => pays > 0),
    ({ fishId }) => fishId,
  )
  return Array.from(byFish.values(), ([first, ...more]) => ({
    ...(first as Answer),
    win: more.reduce((sum, { win }) => sum + win, first?.win ?? 0),
  }))
}

/** Returns the table after an action. */
export function reduce(table: Table, action: Action): Table {
  switch (action.type) {
    case 'hit':
      return { ...table, waiting: [...table.waiting, ...action.hits] }
    case 'sent':
      return send(table, action.idempotencyKey)
    case 'answered':
      return answer(table, action.volley)
    case 'failed':
      return fail(table, action.outcome)
    case 'short':
      return { ...table, auto: false, stop: table.stop ?? { kind: 'short' } }
    case 'betStepped':
      return { ...table, bet: nextBet(table, action.by) ?? table.bet }
    case 'betLowered':
      return { ...table, bet: affordableBet(table) ?? table.bet, stop: undefined }
    case 'autoToggled':
      return { ...table, auto: !table.auto }
    case 'autoStopped':
      return { ...table, auto: false }
    case 'retried':
      return { ...table, stop: undefined, batch: table.batch && { ...table.batch } }
    case 'dismissed':
      return { ...table, stop: undefined }
  }
}
