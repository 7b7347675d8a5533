import { linePays, rowCount, type SlotSymbol, scatterPays, strips } from './machine.ts'

/** The visible symbols, reel by reel from top to bottom. */
export type Reels = readonly (readonly SlotSymbol[])[]
export type Cell = readonly [reel: number, row: number]

export interface Win {
  /** Counted from 1 as in the paytable; null for scatters, which pay anywhere. */
  line: number | null
  symbol: SlotSymbol
  count: number
  cells: Cell[]
  /** Minor units. */
  win: number
}

interface Evaluation {
  wins: Win[]
  /** The sum of the wins, in minor units. */
  win: number
}

/** Returns the visible window of each reel for the positions at which the reels stopped. */
export const windowAt = (stops: readonly number[]): Reels =>
  strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 'low4'),
  )

/** Returns the windows of randomly stopped reels. `fraction` returns a value in [0, 1) for each reel. */
export const spin = (fraction: (reel: number) => number): Reels =>
  windowAt(strips.map((strip, reel) => Math.floor(fraction(reel) * strip.length)))

const isPaying = (symbol: SlotSymbol): symbol is keyof typeof linePays => symbol in linePays

/** Returns how many reels from the left show the symbol or a wild on the line. */
function run(reels: Reels, line: readonly number[], symbol: SlotSymbol): number {
  const broken = line.findIndex((row, reel) => {
    const shown = reels[reel]?.[row]
    return shown !== symbol && shown !== 'wild'
  })
  return broken < 0 ? line.length : broken
}

function lineWin(reels: Reels, line: readonly number[], index: number, stake: number): Win[] {
  const symbol = reels[0]?.[line[0] ?? 0]
  if (!symbol || !isPaying(symbol)) return []
  const count = run(reels, line, symbol)
  const times = linePays[symbol][count - 3]
  if (!times) return []
  const cells = line.slice(0, count).map((row, reel): Cell => [reel, row])
  return [{ line: index + 1, symbol, count, cells, win: times * stake }]
}

function scatterWin(reels: Reels, bet: number): Win[] {
  const cells = reels.flatMap((window, reel) =>
    window.flatMap((symbol, row) => (symbol === 'scatter' ? [[reel, row] as const] : [])),
  )
  const times = scatterPays[cells.length - 3] ?? 0
  return times === 0 ? [] : [{ line: null, symbol: 'scatter', count: cells.length, cells, win: times * bet }]
}

/** Returns what the reels pay for a bet in minor units. @throws RangeError if the lines cannot share the bet evenly. */
export function evaluate(reels: Reels, bet: number, lines: readonly (readonly number[])[]): Evaluation {
  const stake = bet / lines.length
  if (!Number.isSafeInteger(stake)) throw new RangeError(`a bet of ${bet} cannot be divided over ${lines.length} lines`)
  const wins = [...lines.flatMap((line, index) => lineWin(reels, line, index, stake)), ...scatterWin(reels, bet)]
  return { wins, win: wins.reduce((sum, { win }) => sum + win, 0) }
}
