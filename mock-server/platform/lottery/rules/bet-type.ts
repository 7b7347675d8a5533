import type { Draw } from './draw.ts'
import type { Note, Shape, ShapeRow } from './shape.ts'

/** Traditional play stakes a unit per note, times a multiple. Entertainment play stakes amounts on boards of odds. */
export const playTypes = ['trad', 'ent'] as const
export type PlayType = (typeof playTypes)[number]

export interface Prize {
  /** Empty if the bet has only one prize. */
  code: string
  /** The expected number of hits per draw; a probability, unless a note can hit more than once. */
  chance: number
  /** This prize's share of the payback; the shares of a bet add up to 1. */
  share: number
}

export interface BetType {
  /** Unique among the bets of its lottery. */
  code: string
  plays: readonly PlayType[]
  shape: Shape
  prizes: (note: Note) => readonly Prize[]
  /** Returns how often a note hits each of its prizes, in their order. */
  hits: (note: Note, draw: Draw) => readonly number[]
}

interface SimpleBet {
  code: string
  plays: readonly PlayType[]
  chance: number | ((note: Note) => number)
  hit: (note: Note, draw: Draw) => boolean | number
}

/** Creates a bet with one prize. */
const simple = (shape: Shape, { code, plays, chance, hit }: SimpleBet): BetType => ({
  code,
  plays,
  shape,
  prizes: (note) => [{ code: '', chance: typeof chance === 'number' ? chance : chance(note), share: 1 }],
  hits: (note, draw) => [Number(hit(note, draw))],
})

/** Creates rows with the same options. */
export const rows = (codes: readonly string[], options: readonly string[]): ShapeRow[] =>
  codes.map((code) => ({ code, options }))

type BoardBet = Omit<SimpleBet, 'chance' | 'hit'> & {
  rows: readonly ShapeRow[]
  chance: number | ((option: string, row: string) => number)
  hit: (option: string, draw: Draw, row: string) => boolean | number
}

/** Creates a bet in which every option is a note. */
export const board = ({ rows: lines, chance, hit, ...bet }: BoardBet): BetType =>
  simple(
    { kind: 'board', rows: lines },
    {
      ...bet,
      chance: typeof chance === 'number' ? chance : ([row = '', option = '']) => chance(option, row),
      hit: ([row = '', option = ''], draw) => hit(option, draw, row),
    },
  )

/** Creates a board with one unnamed row. */
export const options = ({ options: list, ...bet }: Omit<BoardBet, 'rows'> & { options: readonly string[] }): BetType =>
  board({ ...bet, rows: [{ code: '', options: list }] })

/** Creates a bet on one option per place; all must be right. */
export const positions = ({
  rows: lines,
  distinct = false,
  ...bet
}: SimpleBet & { rows: readonly ShapeRow[]; distinct?: boolean }): BetType =>
  simple({ kind: 'positions', rows: lines, distinct }, bet)

/** Creates a bet on some of the options, in any order. */
export const combination = ({
  options: list,
  size,
  ...bet
}: SimpleBet & { options: readonly string[]; size: number }): BetType =>
  simple({ kind: 'combination', options: list, size }, bet)

/** Creates a bet on numbers of a given width. */
export const numbers = ({ width, ...bet }: SimpleBet & { width: number }): BetType =>
  simple({ kind: 'number', width }, bet)
