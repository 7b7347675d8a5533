import { palettes } from '#fixtures/artwork/palettes.ts'
import { headIcons } from '#fixtures/head-icons.ts'
import { picture, radial, shadow, svg } from './svg.ts'

const size = 96

export const headIcon = (id: string) => headIcons.find((icon) => icon.id === id)

/** Draws a glyph on a lit background, to be shown as a circle. */
export function drawHeadIcon({ palette }: NonNullable<ReturnType<typeof headIcon>>, glyph: string): string {
  const { glow, body } = palettes[palette]
  return svg(
    size,
    size,
    `<defs>${radial('g', [62, 22, 92], [0, glow], [1, body])}${shadow('s', 2, 2.5, 0.3)}</defs>`,
    `<rect width="${size}" height="${size}" fill="url(#g)"/>`,
    picture(glyph, { x: 48, y: 49, size: 70, extra: ' filter="url(#s)"' }),
  )
}
