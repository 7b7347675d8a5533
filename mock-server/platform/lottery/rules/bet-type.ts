import type { Draw } from './draw.ts'
import type { Note, Shape, ShapeRow } from './shape.ts'

/** Tradition counts notes and multiples; Entertainment bets amounts on boards of odds. */
export const playTypes = ['trad', 'ent'] as const
export type PlayType = (typeof playTypes)[number]

export interface Prize {
  /** Empty where a bet has one prize only. */
  code: string
  /** How often a note is expected to hit it in one draw: a probability, unless a note can hit more than once. */
  chance: number
  /** The part of what is paid back that goes to this prize; those of a bet add up to 1. */
  share: number
}

export interface BetType {
  /** Unique among the bets of its lottery. */
  code: string
  plays: readonly PlayType[]
  shape: Shape
  prizes: (note: Note) => readonly Prize[]
  /** How often a note hits each of its prizes, in their order. */
  hits: (note: Note, draw: Draw) => readonly number[]
}

interface SimpleBet {
  code: string
  plays: readonly PlayType[]
  chance: number | ((note: Note) => number)
  hit: (note: Note, draw: Draw) => boolean | number
}

/** A bet with one prize. */
const simple = (shape: Shape, { code, plays, chance, hit }: SimpleBet): BetType => ({
  code,
  plays,
  shape,
  prizes: (note) => [{ code: '', chance: typeof chance === 'number' ? chance : chance(note), share: 1 }],
  hits: (note, draw) => [Number(hit(note, draw))],
})

/** Lines of a board with the same options. */
export const rows = (codes: readonly string[], options: readonly string[]): ShapeRow[] =>
  codes.map((code) => ({ code, options }))

type BoardBet = Omit<SimpleBet, 'chance' | 'hit'> & {
  rows: readonly ShapeRow[]
  chance: number | ((option: string, row: string) => number)
  hit: (option: string, draw: Draw, row: string) => boolean | number
}

/** Every option is bet on by itself. */
export const board = ({ rows: lines, chance, hit, ...bet }: BoardBet): BetType =>
  simple(
    { kind: 'board', rows: lines },
    {
      ...bet,
      chance: typeof chance === 'number' ? chance : ([row = '', option = '']) => chance(option, row),
      hit: ([row = '', option = ''], draw) => hit(option, draw, row),
    },
  )

/** A board of one line that needs no name. */
export const options = ({ options: list, ...bet }: Omit<BoardBet, 'rows'> & { options: readonly string[] }): BetType =>
  board({ ...bet, rows: [{ code: '', options: list }] })

/** One option for each place, all of them right. */
export const positions = ({
  rows: lines,
  distinct = false,
  ...bet
}: SimpleBet & { rows: readonly ShapeRow[]; distinct?: boolean }): BetType =>
  simple({ kind: 'positions', rows: lines, distinct }, bet)

/** Some of the options, in any order. */
export const combination = ({
  options: list,
  size,
  ...bet
}: SimpleBet & { options: readonly string[]; size: number }): BetType =>
  simple({ kind: 'combination', options: list, size }, bet)

/** Numbers of a width, typed or picked. */
export const numbers = ({ width, ...bet }: SimpleBet & { width: number }): BetType =>
  simple({ kind: 'number', width }, bet)
