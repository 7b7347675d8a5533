import type { ThemeTokens } from './theme.ts'

type Role = keyof ThemeTokens
type Pair = readonly [front: Role, backs: readonly Role[]]

/** The least contrast of a text and of a control, by WCAG 2.2. */
export const leastContrast = { text: 4.5, control: 3 } as const

/** The roles that stand on one another. A test checks each pair of every merchant. */
export const contrastPairs: Readonly<Record<keyof typeof leastContrast, readonly Pair[]>> = {
  text: [
    ['ink', ['background', 'surface', 'raised', 'sunken', 'soft']],
    ['muted', ['background', 'surface', 'raised', 'sunken', 'soft']],
    ['accentInk', ['background', 'surface', 'raised', 'soft']],
    ['win', ['background', 'surface', 'raised']],
    ['danger', ['background', 'surface', 'raised']],
    ['onDanger', ['danger']],
    ['background', ['ink']],
  ],
  control: [
    ['outline', ['background', 'surface', 'raised']],
    ['accent', ['background', 'surface', 'raised']],
    ['accentEnd', ['background', 'surface', 'raised']],
    ['accentInk', ['sunken']],
  ],
}

/** Returns the contrast ratio of two colours such as `#4B46E8`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Returns the red, green and blue of a colour, from 0 to 255. */
export const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

function luminance(colour: string) {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
