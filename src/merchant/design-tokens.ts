import {
  displayFaces,
  durations,
  easeOut,
  edges,
  fontSizes,
  type ShadowLayer,
  shadows,
  spaces,
  textFamilies,
} from './design-values.ts'
import type { Look } from './look.ts'
import type { Merchant } from './merchant.ts'
import type { ThemeMode, ThemeTokens } from './theme.ts'

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** Returns a colour in sRGB, mixed with a part of black in percent. Components and alpha are from 0 to 1. */
function srgb(hex: string, black = 0) {
  const [red = 0, green = 0, blue = 0, opaque = 255] =
    hex.match(/[0-9a-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const own = (1 - black / 100) * (opaque / 255)
  const alpha = own + black / 100
  const channels = [red, green, blue].map((value) => (black ? Math.round((value * own) / alpha) : value))
  return {
    colorSpace: 'srgb',
    components: channels.map((value) => rounded(value / 255)),
    alpha: rounded(alpha),
    hex: `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  }
}

const colour = (hex: string) => ({ $type: 'color', $value: srgb(hex) })

const colours = (tokens: ThemeTokens) =>
  Object.fromEntries(Object.entries(tokens).map(([role, hex]) => [role, colour(hex)]))

const length = (value: number, unit: 'px' | 'rem') => ({ value, unit })
const dimension = (value: number, unit: 'px' | 'rem') => ({ $type: 'dimension', $value: length(value, unit) })
const family = (names: readonly string[]) => ({ $type: 'fontFamily', $value: names })
const duration = (value: number) => ({ $type: 'duration', $value: { value, unit: 'ms' } })

/** Returns a token for each entry. */
const each = <Name extends string, Value, Token>(values: Record<Name, Value>, token: (value: Value) => Token) =>
  Object.fromEntries(Object.entries<Value>(values).map(([name, value]) => [name, token(value)])) as Record<Name, Token>

/** Returns the type of headings and of texts. */
function type({ display, displayWeight }: Look) {
  const { families, spacing } = displayFaces[display]
  const style = (of: 'display' | 'text', size: keyof typeof fontSizes, letters: number, lineHeight: number) => ({
    $type: 'typography',
    $value: {
      fontFamily: `{font.family.${of}}`,
      fontSize: `{font.size.${size}}`,
      fontWeight: `{font.weight.${of}}`,
      letterSpacing: length(rounded(letters * fontSizes[size]), 'rem'),
      lineHeight,
    },
  })
  return {
    font: {
      family: { text: family(textFamilies), display: family(families) },
      size: each(fontSizes, (rem) => dimension(rem, 'rem')),
      weight: {
        text: { $type: 'fontWeight', $value: 400 },
        display: { $type: 'fontWeight', $value: displayWeight },
      },
    },
    typography: {
      title: style('display', 'xl', spacing, 1.25),
      heading: style('display', 'lg', spacing, 1.25),
      body: style('text', 'md', -0.015, 1.45),
    },
  }
}

/** Returns what lifts a card, and a dialog, in one mode. */
function lifts(tokens: ThemeTokens, mode: ThemeMode, depth: Look['depth']) {
  const shadow = (layers: readonly ShadowLayer[]) => ({
    $type: 'shadow',
    $value: layers.map(({ x, y, blur, spread, colour: role, black }) => ({
      color: srgb(role === 'edge' ? edges[mode] : tokens[role], black),
      offsetX: length(x, 'px'),
      offsetY: length(y, 'px'),
      blur: length(blur, 'px'),
      spread: length(spread, 'px'),
      inset: false,
    })),
  })
  return each(shadows[depth], shadow)
}

/** Returns a merchant's colours and shadows in both modes, type, lengths, motion and tiles as design tokens. */
export function designTokens({ code, theme }: Pick<Merchant, 'code' | 'theme'>) {
  const { radius, look, light, dark } = theme
  return {
    $description: `The design tokens of ${code}`,
    color: { light: colours(light), dark: colours(dark) },
    ...type(look),
    space: each(spaces, (px) => dimension(px, 'px')),
    radius: { card: dimension(radius, 'px') },
    shadow: { light: lifts(light, 'light', look.depth), dark: lifts(dark, 'dark', look.depth) },
    motion: {
      duration: each(durations[look.motion], duration),
      easing: { out: { $type: 'cubicBezier', $value: easeOut } },
    },
    icon: { stroke: dimension(look.iconStroke, 'px') },
    tile: {
      columns: { $type: 'number', $value: look.tiles.columns },
      ratio: { $type: 'number', $value: look.tiles.ratio },
    },
    // The format has no type for the names of a look's kinds.
    $extensions: { 'example.parlor.look': look },
  }
}
