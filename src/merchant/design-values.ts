import type { Look } from './look.ts'
import type { ThemeTokens } from './theme.ts'

// The values behind `src/ui/styles`, for other tools that draw with them. A test compares them with the styles.

/** The sizes of texts, in rem. */
export const fontSizes = { xs: 0.75, sm: 0.8125, md: 0.9375, input: 1, lg: 1.125, xl: 1.25, '2xl': 1.625 }

/** The distances and targets of a phone, in pixels. */
export const spaces = { target: 44, gutter: 16, 'tile-gap': 10, 'header-height': 56 }

/** How long a change takes, in milliseconds, by the look's motion. */
export const durations: Readonly<Record<Look['motion'], { quick: number; calm: number }>> = {
  lively: { quick: 150, calm: 300 },
  quiet: { quick: 260, calm: 600 },
  brisk: { quick: 80, calm: 140 },
}

export const easeOut = [0.22, 0.8, 0.24, 1] as const

/** The families of Korean and Latin texts, the preferred first. */
export const textFamilies = ['Pretendard', 'Noto Sans CJK KR', 'Apple SD Gothic Neo', 'system-ui', 'sans-serif']

/** The families of headings, by the look's face, and the distance of their letters in em. */
export const displayFaces: Readonly<Record<Look['display'], { families: readonly string[]; spacing: number }>> = {
  text: { families: textFamilies, spacing: -0.035 },
  serif: {
    families: ['Playfair Display', 'Nanum Myeongjo', 'AppleMyungjo', 'Noto Serif KR', 'Noto Serif CJK KR', 'serif'],
    spacing: 0.01,
  },
  sticker: { families: ['Archivo Black', ...textFamilies], spacing: -0.03 },
}

/** One layer of a shadow, in pixels. `edge` is the colour of hard edges, `black` the part of black in percent. */
export interface ShadowLayer {
  x: number
  y: number
  blur: number
  spread: number
  colour: keyof ThemeTokens | 'edge'
  black?: number
}

export const edges = { light: '#0c1d3d', dark: '#000000' } as const

const layer = (x: number, y: number, blur: number, spread: number, colour: ShadowLayer['colour']): ShadowLayer => ({
  ...{ x, y, blur, spread, colour },
})

/** What lifts a card, and a dialog, by the look's depth. */
export const shadows: Readonly<Record<Look['depth'], { card: ShadowLayer[]; raised: ShadowLayer[] }>> = {
  soft: { card: [layer(0, 6, 20, 0, 'shadow')], raised: [{ ...layer(0, 12, 40, 0, 'shadow'), black: 12 }] },
  hairline: {
    card: [layer(0, 0, 0, 1, 'line')],
    raised: [layer(0, 0, 0, 1, 'outline'), layer(0, 12, 40, 0, 'shadow')],
  },
  hard: {
    card: [layer(0, 0, 0, 2, 'edge'), layer(3, 4, 0, 1, 'edge')],
    raised: [layer(0, 0, 0, 2, 'edge'), layer(6, 8, 0, 1, 'edge')],
  },
}
