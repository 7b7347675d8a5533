import { colourOf, type Oklch } from './oklch.ts'

const step = 0.01

/** Returns the colour of the nearest lightness that passes, if there is one. */
export function nearest(colour: Oklch, passes: (colour: string) => boolean): string | undefined {
  const { lightness } = colour
  for (let away = 0; away <= 1; away += step)
    for (const at of away === 0 ? [lightness] : [lightness - away, lightness + away]) {
      if (at < -step || at > 1 + step) continue
      const candidate = colourOf({ ...colour, lightness: Math.min(1, Math.max(0, at)) })
      if (passes(candidate)) return candidate
    }
  return undefined
}
