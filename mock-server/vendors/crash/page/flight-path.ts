import { multiplierAt } from '../rules/crash.ts'

export interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Margins for the craft at the tip of the path, in CSS pixels. */
const margin = { start: 46, end: 60, top: 70, bottom: 40 }
const shortestSpan = 7_000
const samples = 48

/** Returns the multiplier without rounding, for a smooth path. */
const exact = (elapsed: number) => Math.exp(elapsed / 10_000)

/** Returns the scale of the stage, which grows so that the tip stays on it. */
function scaleFor(elapsed: number, { width, height }: Size) {
  const span = Math.max(shortestSpan, elapsed)
  const top = Math.max(exact(shortestSpan), exact(elapsed))
  const across = width - margin.start - margin.end
  const up = height - margin.top - margin.bottom
  return (at: number): Point => ({
    x: margin.start + (at / span) * across,
    y: height - margin.bottom - ((exact(at) - 1) / (top - 1)) * up,
  })
}

/** Returns the path from take-off to the tip. */
export function pathOf(elapsed: number, size: Size): Point[] {
  const place = scaleFor(elapsed, size)
  return Array.from({ length: samples + 1 }, (_, at) => place((elapsed * at) / samples))
}

/** Returns the climb angle in radians, reduced so that it never becomes vertical. */
export function tiltAt(path: readonly Point[]): number {
  const tip = path.at(-1)
  const before = path.at(-4)
  if (!tip || !before || tip.x === before.x) return 0
  return Math.max(-0.95, Math.atan2(tip.y - before.y, tip.x - before.x))
}

/** Returns the colour class of a multiplier. */
export const heatOf = (multiplier: number): 'cool' | 'warm' | 'hot' =>
  multiplier < 2 ? 'cool' : multiplier < 10 ? 'warm' : 'hot'

/** Returns the multiplier shown a number of milliseconds after take-off. */
export const shownAt = (elapsed: number): number => multiplierAt(Math.max(0, elapsed))
