/** The symbols of every slot game, which has five reels of three rows. `high3` pays more than `low1`. */
export const slotSymbols = [
  'wild',
  'scatter',
  'hero',
  'high1',
  'high2',
  'high3',
  'low1',
  'low2',
  'low3',
  'low4',
] as const
export type SlotSymbol = (typeof slotSymbols)[number]

export const reelCount = 5
export const rowCount = 3

const letters: Record<string, SlotSymbol> = {
  W: 'wild',
  S: 'scatter',
  H: 'hero',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  '1': 'low1',
  '2': 'low2',
  '3': 'low3',
  '4': 'low4',
}

const strip = (text: string): readonly SlotSymbol[] => Array.from(text, (letter) => letters[letter] ?? 'low4')

/**
 * The symbols of each reel; the last is followed by the first. Only the middle reels have wilds, so a line's symbol is
 * always the one on its first reel. Each reel has one scatter.
 */
export const strips: readonly (readonly SlotSymbol[])[] = [
  strip('AC13H234B34213H23BSC42H14B124CA234C1AB'),
  strip('B43C2A412HC14312B3AH243SC32H14BAWC34B1W'),
  strip('134AHC3213CB42B3A24123CAWH13421S24HB4WC'),
  strip('3WS4314AC1432AH42B142C42W1B32C31BCH1A3B2'),
  strip('C3412A3B1C2143B4C324214HB4S13A42A32BC31H'),
]

/** Payouts for three, four and five in a row, as multiples of the stake on a line; for the scatter, of the whole bet. */
type Pays = readonly [three: number, four: number, five: number]

export const linePays = {
  hero: [50, 300, 3000],
  high1: [40, 160, 800],
  high2: [30, 120, 400],
  high3: [25, 80, 300],
  low1: [20, 60, 200],
  low2: [15, 50, 150],
  low3: [15, 40, 120],
  low4: [10, 30, 100],
} as const satisfies Partial<Record<SlotSymbol, Pays>>

export const scatterPays: Pays = [5, 20, 100]

/** The share of all bets that the machine pays back in the long run. A test computes it from the strips. */
export const returnRate = 0.9492

/** The row that each line crosses on each reel. Games with few lines use the first ten. */
const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
]

/** Returns the paylines for the minimum number in the catalogue; 0 means that the game has no number of its own. */
export const linesOf = (minLine: number): typeof paylines =>
  minLine > 0 && minLine <= 10 ? paylines.slice(0, 10) : paylines

/**
 * Returns how far the results of a bet spread: a bet on few lines wins seldom and much. A test plays many rounds of each.
 */
export const volatilityOf = (minLine: number): 'medium' | 'high' => (linesOf(minLine).length > 10 ? 'medium' : 'high')
