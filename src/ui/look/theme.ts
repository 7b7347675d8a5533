import { columnsAt } from '#merchant/columns.ts'
import type { Look } from '#merchant/look.ts'
import type { Theme, ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { markLargeText } from './large-text.ts'

/** Applies a theme to the page. Call it before the first render, and again when merchant or mode changes. */
export function applyTheme(theme: Theme, mode: ThemeMode, root: HTMLElement = document.documentElement) {
  for (const [property, value] of Object.entries(themeProperties(theme, mode))) root.style.setProperty(property, value)
  applyMode(mode, root)
  Object.assign(root.dataset, lookAttributes(theme.look))
  markLargeText(root)
  colourBrowserBar(theme[mode].background)
}

/** Applies only light or dark, until the merchant is known. */
export function applyMode(mode: ThemeMode, root: HTMLElement = document.documentElement) {
  root.style.colorScheme = mode
  root.dataset.theme = mode
}

const nameCases = { written: 'none', upper: 'uppercase' } as const

/** Returns the custom property of a token: `--accent-end` for `accentEnd`. */
export function themeProperties(theme: Theme, mode: ThemeMode): Record<`--${string}`, string> {
  const tokens = Object.entries(theme[mode]) as [keyof ThemeTokens, string][]
  return {
    ...Object.fromEntries(tokens.map(([name, colour]) => [`--${kebab(name)}`, colour])),
    '--radius': `${theme.radius}px`,
    '--icon-stroke': `${theme.look.iconStroke}`,
    '--display-weight': `${theme.look.displayWeight}`,
    '--name-case': nameCases[theme.look.displayCase],
    ...columnProperties(theme.look),
    '--tile-ratio': `${theme.look.tiles.ratio}`,
  }
}

const columnProperties = ({ tiles }: Look) =>
  Object.fromEntries(
    Object.entries(columnsAt[tiles.columns]).map(([width, count]) => [`--columns-${width}`, `${count}`]),
  )

/** Returns the data attributes of a look, which the styles choose by. */
export const lookAttributes = ({
  display,
  header,
  home,
  categories,
  tiles,
  art,
  depth,
  pattern,
  bar,
  motion,
  hero,
}: Look) => ({
  display,
  header,
  // The page before the app has no place for the parts below the games.
  home: home.join(' ').split('games')[0],
  categories,
  frame: tiles.frame,
  caption: tiles.caption,
  tone: tiles.tone,
  art,
  depth,
  pattern,
  bar,
  motion,
  hero,
})

function colourBrowserBar(colour: string) {
  const existing = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.name = 'theme-color'
  meta.content = colour
}

function kebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
