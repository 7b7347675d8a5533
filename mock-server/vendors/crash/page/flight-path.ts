import { multiplierAt } from '../rules/crash.ts'

export interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Room at the edges for the craft at the tip, in CSS pixels. */
const margin = { start: 46, end: 60, top: 70, bottom: 40 }
const shortestSpan = 7_000
const samples = 48

/** The multiplier between the steps that are shown, so that the path is smooth. */
const exact = (elapsed: number) => Math.exp(elapsed / 10_000)

/** How a moment of a flight lies on the stage: the span grows so that the tip stays on it. */
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

/** The path flown so far, from take-off to the tip. */
export function pathOf(elapsed: number, size: Size): Point[] {
  const place = scaleFor(elapsed, size)
  return Array.from({ length: samples + 1 }, (_, at) => place((elapsed * at) / samples))
}

/** How steeply the craft climbs, in radians; it levels out a little so that it never stands on its tail. */
export function tiltAt(path: readonly Point[]): number {
  const tip = path.at(-1)
  const before = path.at(-4)
  if (!tip || !before || tip.x === before.x) return 0
  return Math.max(-0.95, Math.atan2(tip.y - before.y, tip.x - before.x))
}

/** The colour class of a multiplier: the further, the hotter. */
export const heatOf = (multiplier: number): 'cool' | 'warm' | 'hot' =>
  multiplier < 2 ? 'cool' : multiplier < 10 ? 'warm' : 'hot'

/** What is shown some milliseconds after take-off. */
export const shownAt = (elapsed: number): number => multiplierAt(Math.max(0, elapsed))
