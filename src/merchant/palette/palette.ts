import { contrast, gradientChecks, isFailed, leastContrast } from '#merchant/contrast.ts'
import type { ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { nearest } from './nearest.ts'
import { colourOf, type Oklch, oklchOf } from './oklch.ts'

/** One or two colours of a brand, such as `#4B46E8`. */
type BrandColours = readonly [main: string, second?: string]

const { text, control } = leastContrast

/** The lightness and the largest chroma of a mode's grounds and plain texts, which take the brand's hue. */
const grounds = {
  light: {
    background: [0.972, 0.008],
    surface: [0.995, 0.003],
    raised: [1, 0],
    sunken: [0.93, 0.014],
    soft: [0.945, 0.03],
    line: [0.905, 0.014],
    ink: [0.22, 0.03],
    muted: [0.5, 0.03],
    outline: [0.62, 0.03],
  },
  dark: {
    background: [0.16, 0.016],
    surface: [0.2, 0.018],
    raised: [0.245, 0.022],
    sunken: [0.12, 0.014],
    soft: [0.27, 0.045],
    line: [0.3, 0.022],
    ink: [0.965, 0.008],
    muted: [0.7, 0.02],
    outline: [0.56, 0.025],
  },
} as const satisfies Record<ThemeMode, object>

const states = { win: { light: 0.52, dark: 0.8 }, danger: { light: 0.53, dark: 0.73 } } as const

const stands = (backs: readonly string[], least: number) => (colour: string) =>
  backs.every((back) => contrast(colour, back) >= least)

/** Returns the nearest colour that passes. On a generated ground there always is one: at last black or white. */
function found(role: string, from: Oklch, passes: (colour: string) => boolean): string {
  const colour = nearest(from, passes)
  if (!colour) throw new Error(`No lightness of ${role} passes on the generated grounds.`)
  return colour
}

type Ground = Record<keyof (typeof grounds)['light'], string>
type StateGrounds = Pick<Ground, 'sunken' | 'soft'> & { cards: readonly string[] }

const tintedBy =
  ({ chroma: most, hue }: Oklch) =>
  ([lightness, chroma]: readonly [number, number]): Oklch => ({ lightness, chroma: Math.min(chroma, most), hue })

/** Returns the accent of the smallest change that passes, with its text and the end of its gradient. */
function accentsOn(cards: readonly string[], main: Oklch, second: Oklch) {
  const texts = ['#FFFFFF', colourOf(tintedBy(main)([0.17, 0.03]))]
  const [chosen] = texts
    .flatMap((onAccent) => {
      const accent = nearest(main, (one) => stands(cards, control)(one) && contrast(onAccent, one) >= text)
      return accent ? [{ onAccent, accent, change: Math.abs(oklchOf(accent).lightness - main.lightness) }] : []
    })
    .toSorted((a, b) => a.change - b.change)
  if (!chosen) throw new Error('No accent passes on the generated grounds.')
  const { accent, onAccent } = chosen
  const fits = (accentEnd: string) =>
    stands(cards, control)(accentEnd) && !gradientChecks({ onAccent, accent, accentEnd }).some(isFailed)
  return { accent, onAccent, accentEnd: nearest(second, fits) ?? accent }
}

function statesOn({ cards, sunken, soft }: StateGrounds, mode: ThemeMode) {
  const stateOf = (role: keyof typeof states, hue: number, passes: (colour: string) => boolean) =>
    found(role, { lightness: states[role][mode], chroma: 0.17, hue }, passes)
  const win = stateOf('win', 152, stands([...cards, soft], text))
  const danger = stateOf('danger', 25, (one) => stands(cards, text)(one) && stands([sunken, soft], control)(one))
  const lightness = mode === 'light' ? 1 : 0.16
  const onDanger = found('onDanger', { lightness, chroma: 0, hue: 0 }, stands([danger], text))
  return { win, danger, onDanger }
}

function modeOf(mode: ThemeMode, main: Oklch, second: Oklch): ThemeTokens {
  const tinted = tintedBy(main)
  const entries = Object.entries(grounds[mode]).map(([role, place]) => [role, colourOf(tinted(place))])
  const ground = Object.fromEntries(entries) as Ground
  const cards = [ground.background, ground.surface, ground.raised]
  const all = [...cards, ground.sunken, ground.soft]
  const accents = accentsOn(cards, main, second)
  return {
    ...ground,
    muted: found('muted', tinted(grounds[mode].muted), stands(all, text)),
    outline: found('outline', tinted(grounds[mode].outline), stands([...cards, ground.sunken], control)),
    ...accents,
    accentInk: found('accentInk', oklchOf(accents.accent), stands(all, text)),
    ...statesOn({ cards, ...ground }, mode),
    shadow: mode === 'light' ? `${ground.ink}14` : '#00000066',
    scrim: mode === 'light' ? `${ground.ink}99` : '#000000B3',
  }
}

/** How much darker, and in degrees further, a gradient ends if the brand has one colour. */
const gradient = { darker: 0.06, further: 12 }

/** Returns a theme's colours in both modes from a brand's colours. Every pair passes `contrastChecks`. */
export function paletteOf([main, second]: BrandColours): Record<ThemeMode, ThemeTokens> {
  const first = oklchOf(main)
  const end = second
    ? oklchOf(second)
    : { ...first, lightness: first.lightness - gradient.darker, hue: (first.hue + gradient.further) % 360 }
  return { light: modeOf('light', first, end), dark: modeOf('dark', first, end) }
}
