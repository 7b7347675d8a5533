import type { Merchant } from './merchant.ts'
import type { ThemeTokens } from './theme.ts'

/** A colour in sRGB. Components and alpha are from 0 to 1. */
function colour(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] =
    hex.match(/[0-9a-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const part = (value: number) => Math.round((value / 255) * 10_000) / 10_000
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [part(red), part(green), part(blue)],
      alpha: part(alpha),
      hex: hex.slice(0, 7).toLowerCase(),
    },
  }
}

const colours = (tokens: ThemeTokens) =>
  Object.fromEntries(Object.entries(tokens).map(([role, hex]) => [role, colour(hex)]))

/** Returns a merchant's colours in both modes, radius and tiles as design tokens. */
export function designTokens({ code, theme }: Pick<Merchant, 'code' | 'theme'>) {
  const { radius, look, light, dark } = theme
  return {
    $description: `The design tokens of ${code}`,
    color: { light: colours(light), dark: colours(dark) },
    radius: { card: { $type: 'dimension', $value: { value: radius, unit: 'px' } } },
    icon: { stroke: { $type: 'dimension', $value: { value: look.iconStroke, unit: 'px' } } },
    tile: {
      columns: { $type: 'number', $value: look.tiles.columns },
      ratio: { $type: 'number', $value: look.tiles.ratio },
    },
    // The format has no type for the names of a look's kinds.
    $extensions: { 'example.parlor.look': look },
  }
}
