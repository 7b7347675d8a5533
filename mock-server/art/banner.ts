import { bannerArt } from '#fixtures/artwork/banners.ts'
import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import { type PaletteName, palettes } from '#fixtures/artwork/palettes.ts'
import { short } from './strokes.ts'
import { linear, picture, radial, shadow, svg } from './svg.ts'

const [width, height] = [690, 280]

/** The places of the small glyphs: the first is in front of the large glyph, the others behind it. */
const places = [
  { x: 440, y: 226, size: 66, turn: -14, extra: ' filter="url(#near)"' },
  { x: 436, y: 56, size: 46, turn: 16, extra: ' opacity=".92" filter="url(#near)"' },
  { x: 656, y: 224, size: 56, turn: 20, extra: ' filter="url(#near)"' },
] as const

const rays = Array.from({ length: 18 }, (_, at) => {
  const edge = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${short(548 + 460 * Math.cos(angle))} ${short(140 + 460 * Math.sin(angle))}`
  }
  return `M548 140L${edge(at * 20)}L${edge(at * 20 + 10)}Z`
}).join('')

const twinkle = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`

export const glyphsOfBanner = (id: string): readonly GlyphName[] | undefined => {
  const art = Object.hasOwn(bannerArt, id) ? bannerArt[id] : undefined
  return art && [art.glyph, ...art.around]
}

/**
 * Draws a wide background with space for white text on the left and a glyph on the right. `images` are the
 * glyphs of `glyphsOfBanner`, embedded; `palette` replaces the banner's own colours.
 */
export const drawBanner = (...banner: Parameters<typeof paint>): string => svg(width, height, ...paint(...banner))

/** Draws only the banner's glyph, centred, for a popup with its own text. */
export const drawPopup = (...banner: Parameters<typeof paint>): string =>
  svg(320, 180, '<g transform="translate(160 90) scale(.68) translate(-548 -142)">', ...paint(...banner), '</g>')

/** Wider than a banner, because a popup shows more beside the glyph. */
const ground = `width="${width + 100}" height="${height}"`

function paint(id: string, images: readonly string[], palette?: PaletteName): readonly string[] {
  const { glow, body, deep } = palettes[palette ?? bannerArt[id]?.palette ?? 'violet']
  const [glyph = '', ...around] = images
  const [front = '', ...behind] = around.map((image, at) => picture(image, places[at] ?? places[0]))
  return [
    '<defs>',
    linear('ground', [0, 280, 690, 0], [0, deep], [0.42, body], [1, body]),
    radial('glow', [600, 20, 400], [0, glow, 0.95], [0.5, glow, 0.35], [1, glow, 0]),
    radial('light', [548, 140, 330], [0, '#fff', 0.26], [0.55, '#fff', 0.07], [1, '#fff', 0]),
    linear('calm', [0, 0, 500, 0], [0, deep, 0.7], [0.7, deep, 0.42], [1, deep, 0]),
    shadow('drop', 14, 12, 0.4),
    shadow('near', 6, 5, 0.32),
    '</defs>',
    `<rect ${ground} fill="url(#ground)"/><rect ${ground} fill="url(#glow)"/>`,
    `<path fill="url(#light)" d="${rays}"/>`,
    `<circle cx="96" cy="300" r="170" fill="#fff" fill-opacity=".04"/><circle cx="250" cy="-60" r="150" fill="#fff" fill-opacity=".04"/>`,
    `<rect width="${width}" height="${height}" fill="url(#calm)"/>`,
    `<path fill="#fff" fill-opacity=".8" d="${twinkle(462, 118, 7)}${twinkle(636, 52, 9)}${twinkle(388, 142, 5)}${twinkle(664, 150, 6)}${twinkle(474, 30, 5)}"/>`,
    ...behind,
    picture(glyph, { x: 548, y: 142, size: 226, extra: ' filter="url(#drop)"' }),
    front,
  ]
}
