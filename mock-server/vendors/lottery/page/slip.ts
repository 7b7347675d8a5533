import type { PrizeMode } from '#contract/lottery.ts'
import { isStake, priceOf } from '#mock-server/platform/lottery/rules/prize-mode.ts'
import { countNotes, maxNotes, type Picks, type Shape } from '#mock-server/platform/lottery/rules/shape.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import type { BetView, Ticket } from '../contract.ts'

type TicketLine = Ticket['lines'][number]

export interface SlipLine extends TicketLine {
  /** Unique within the slip. */
  id: number
  notes: number
}

/** The marks on the board of a bet, and the stake per note. */
export interface Marked {
  bet: BetView
  picks: Picks
  amount: number
  multiple: number
}

export function shapeOf({ shape: { kind, rows, size, distinct } }: BetView): Shape {
  const lines = rows.map(({ code, options }) => ({ code, options: options.map((option) => option.code) }))
  switch (kind) {
    case 'board':
      return { kind, rows: lines }
    case 'positions':
      return { kind, rows: lines, distinct }
    case 'combination':
      return { kind, options: lines[0]?.options ?? [], size }
    case 'number':
      return { kind, width: size }
  }
}

/** Returns one empty list per row of the board, or one list if it has no rows. */
export const nothingMarked = ({ shape }: BetView): Picks => (shape.rows.length > 0 ? shape.rows : [null]).map(() => [])

/** Returns the picks with an option marked or unmarked, in the order of the board. */
export const toggled = (picks: Picks, row: number, option: string, order: readonly string[]): Picks =>
  picks.map((marked, at) => {
    if (at !== row) return marked
    const next = marked.includes(option) ? marked.filter((other) => other !== option) : [...marked, option]
    return order.length > 0 ? order.filter((each) => next.includes(each)) : next
  })

export const notesOf = ({ bet, picks }: Pick<Marked, 'bet' | 'picks'>): number => countNotes(shapeOf(bet), picks)

/** Returns whether the vendor would accept a line. */
export function isComplete(marked: Marked, mode: PrizeMode): boolean {
  const notes = notesOf(marked)
  return notes > 0 && notes <= maxNotes && isStake(marked.amount, marked.multiple, mode)
}

/** Returns the price of a line for one issue, in major units. */
export const priceOfLine = (
  { notes, amount, multiple }: Pick<SlipLine, 'notes' | 'amount' | 'multiple'>,
  mode: PrizeMode,
) => toMajor(priceOf(notes * toMinor(amount) * multiple, mode))

export const priceOfLines = (lines: readonly SlipLine[], mode: PrizeMode, issues: number): number =>
  toMajor(lines.reduce((total, line) => total + toMinor(priceOfLine(line, mode)), 0) * issues)

/** Returns the lines with another one. Its id is above all others, so ids are stable when lines are removed. */
export const withLine = (lines: readonly SlipLine[], { bet, picks, amount, multiple }: Marked): SlipLine[] => [
  ...lines,
  {
    id: (lines.at(-1)?.id ?? 0) + 1,
    bet: bet.code,
    picks: picks.map((marked) => [...marked]),
    amount,
    multiple,
    notes: notesOf({ bet, picks }),
  },
]
