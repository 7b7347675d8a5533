import type { ThemeTokens } from './theme.ts'

type Role = keyof ThemeTokens
type Pair = readonly [front: Role, backs: readonly Role[]]

/** The least contrast of a text and of a control, by WCAG 2.2. */
export const leastContrast = { text: 4.5, control: 3 } as const

/** The roles of text and their backgrounds. A test checks each pair of every merchant. */
const contrastPairs: Readonly<Record<keyof typeof leastContrast, readonly Pair[]>> = {
  text: [
    ['ink', ['background', 'surface', 'raised', 'sunken', 'soft']],
    ['muted', ['background', 'surface', 'raised', 'sunken', 'soft']],
    ['accentInk', ['background', 'surface', 'raised', 'soft']],
    ['win', ['background', 'surface', 'raised', 'soft']],
    ['danger', ['background', 'surface', 'raised']],
    ['onDanger', ['danger']],
    ['background', ['ink']],
  ],
  control: [
    ['outline', ['background', 'surface', 'raised', 'sunken']],
    ['danger', ['sunken', 'soft']],
    ['accent', ['background', 'surface', 'raised']],
    ['accentEnd', ['background', 'surface', 'raised']],
    ['accentInk', ['sunken']],
  ],
}

/** The places of the accent's gradient at which its text is checked. */
const gradientPlaces = [0, 0.25, 0.5, 0.75, 1]

/** The contrast of one role on another, and the least that it must have. */
export interface ContrastCheck {
  front: Role
  back: Role
  /** The place in the gradient from `accent` to `accentEnd`, if the back is one. */
  at?: number
  ratio: number
  least: number
}

const kinds = ['text', 'control'] as const
const allPairs = kinds.flatMap((kind) =>
  contrastPairs[kind].flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: leastContrast[kind] }))),
)
const gradientRoles: readonly Role[] = ['onAccent', 'accent', 'accentEnd']

/** Returns the contrast of every pair of a mode's colours, or of those with one role. */
export function contrastChecks(tokens: ThemeTokens, role?: Role): ContrastCheck[] {
  const pairs = role ? allPairs.filter(({ front, back }) => front === role || back === role) : allPairs
  const checks = pairs.map((pair) => ({ ...pair, ratio: contrast(tokens[pair.front], tokens[pair.back]) }))
  return !role || gradientRoles.includes(role) ? [...checks, ...gradientChecks(tokens)] : checks
}

/** Returns the contrast of the text on the accent's gradient. */
export const gradientChecks = ({
  onAccent,
  accent,
  accentEnd,
}: Pick<ThemeTokens, 'onAccent' | 'accent' | 'accentEnd'>): ContrastCheck[] =>
  gradientPlaces.map((at) => ({
    front: 'onAccent',
    back: 'accent',
    at,
    ratio: contrast(onAccent, mix(accent, accentEnd, at)),
    least: leastContrast.text,
  }))

export const isFailed = ({ ratio, least }: ContrastCheck): boolean => ratio < least

/** Returns the checks that a mode's colours do not pass. */
export const failedChecks = (tokens: ThemeTokens): ContrastCheck[] => contrastChecks(tokens).filter(isFailed)

function mix(from: string, to: string, at: number) {
  const end = channels(to)
  const between = channels(from).map((start, index) => Math.round(start + ((end[index] ?? start) - start) * at))
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
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
