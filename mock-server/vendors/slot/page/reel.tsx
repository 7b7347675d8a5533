import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { Round } from '../contract.ts'
import { type SymbolId, usePage } from './page-context.ts'
import styles from './reel.module.css'

type Window = Round['reels'][number]

interface ReelProps {
  reel: number
  /** The number of spins so far. */
  generation: number
  rolling: boolean
  /** Whether two scatters have landed and this reel stops next. */
  tense: boolean
  onLanded: () => void
  /** The symbols shown before the spin. */
  before: Window
  /** The symbols it stops at. */
  window: Window
  dimmed: boolean
  isLit: (row: number) => boolean
}

/** The symbols that pass while a reel rolls. The outer reels have no wild. */
const passing: readonly SymbolId[] = [
  'low1',
  'high2',
  'low3',
  'hero',
  'low4',
  'high1',
  'low2',
  'high3',
  'scatter',
  'wild',
]
const passingOutside = passing.map((id) => (id === 'wild' ? 'low3' : id))
const loopLength = 8
const runIn = 6

/** Returns the passing symbols, different for each reel and spin. */
function stretch(reel: number, generation: number, length: number): SymbolId[] {
  const symbols = reel === 0 || reel === 4 ? passingOutside : passing
  const offset = reel * 4 + generation
  return Array.from({ length }, (_, at) => symbols[(at * 3 + offset) % symbols.length] ?? 'low1')
}

/** Shows one reel: a rolling strip, or one that stops. */
export function Reel({ reel, generation, rolling, tense, onLanded, before, window, dimmed, isLit }: ReelProps) {
  const loop = stretch(reel, generation, loopLength)
  return (
    <div className={styles.reel} data-tense={tense || undefined}>
      {rolling ? (
        <Strip key={`roll-${generation}`} className={styles.rolling} symbols={[...loop, ...loop, ...before, 'low2']} />
      ) : (
        <Strip
          key={`land-${generation}`}
          className={generation > 0 ? styles.landing : styles.resting}
          symbols={['low3', ...window, ...stretch(reel, generation, runIn)]}
          onEnd={onLanded}
          lightOf={(at) => (dimmed && at >= 1 && at <= 3 ? (isLit(at - 1) ? 'lit' : 'dim') : undefined)}
        />
      )}
    </div>
  )
}

interface StripProps {
  className: string | undefined
  symbols: readonly SymbolId[]
  onEnd?: () => void
  lightOf?: (at: number) => 'lit' | 'dim' | undefined
}

function Strip({ className, symbols, onEnd, lightOf }: StripProps) {
  return (
    <div className={className} onAnimationEnd={onEnd}>
      {symbols.map((id, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a strip have no identity and never change order
        <Cell key={at} id={id} light={lightOf?.(at)} />
      ))}
    </div>
  )
}

function Cell({ id, light }: { id: SymbolId; light: 'lit' | 'dim' | undefined }) {
  const { symbol } = usePage()
  const label = id === 'wild' || id === 'scatter' ? id.toUpperCase() : undefined
  return (
    <div className={styles.cell} data-symbol={id} data-light={light}>
      <Glyph className={styles.glyph} name={symbol(id).glyph} />
      {label && <span className={styles.label}>{label}</span>}
    </div>
  )
}
