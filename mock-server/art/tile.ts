import { palettes } from '#fixtures/artwork/palettes.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { categoryBackdrops, sceneFor, studioBackdrops } from './backdrops.ts'
import { linear, picture, radial, shadow, svg } from './svg.ts'

const chance = createChance('artwork')
const [width, height] = [300, 364]

const backdropOf = ({ category, vassalage }: CatalogueGame) =>
  category === 'RNG' ? chance.pick(studioBackdrops, 'studio', vassalage) : categoryBackdrops[category]

/** Returns small stars outside the centre and the title. */
function sparkles(nodeId: string): string {
  const sparkle = (at: number) => {
    const x = chance.integer(14, 286, nodeId, 'sparkle-x', at)
    const y = chance.integer(48, 262, nodeId, 'sparkle-y', at)
    const r = chance.integer(3, 8, nodeId, 'sparkle-size', at)
    const near = Math.hypot(x - 150, y - 150) < 92
    return near
      ? ''
      : `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`
  }
  return `<path fill="#fff" fill-opacity=".75" d="${Array.from({ length: 9 }, (_, at) => sparkle(at)).join('')}"/>`
}

function scene(game: CatalogueGame): string {
  const { glow, body, deep } = palettes[game.palette]
  return [
    '<defs>',
    radial('ground', [205, 20, 390], [0, glow], [0.42, body], [1, deep]),
    radial('light', [150, 150, 235], [0, '#fff', 0.3], [0.45, '#fff', 0.13], [1, '#fff', 0]),
    radial('halo', [150, 150, 128], [0, glow, 0.75], [0.5, glow, 0.28], [1, glow, 0]),
    linear('fade', [0, 196, 0, height], [0, deep, 0], [0.55, deep, 0.72], [1, deep, 0.96]),
    shadow('drop', 12, 10, 0.42),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    backdropOf(game)(sceneFor(chance, 'url(#light)', game.nodeId)),
    '<circle cx="150" cy="150" r="128" fill="url(#halo)"/>',
  ].join('')
}

const turnOf = ({ nodeId }: CatalogueGame) => chance.integer(-8, 8, nodeId, 'turn')

/** Draws a game's picture without text. The app overlays title, vendor mark and heart. */
export const drawTile = (game: CatalogueGame, glyph: string): string =>
  svg(
    width,
    height,
    scene(game),
    sparkles(game.nodeId),
    picture(glyph, { x: 150, y: 154, size: 194, turn: turnOf(game), extra: ' filter="url(#drop)"' }),
    `<rect y="196" width="${width}" height="${height - 196}" fill="url(#fade)"/>`,
  )

/** Draws a game's picture as a square with the largest possible glyph. */
export const drawLargeTile = (game: CatalogueGame, glyph: string): string =>
  svg(
    512,
    512,
    `<g transform="scale(${512 / 300})">${scene(game)}${sparkles(game.nodeId)}`,
    picture(glyph, { x: 150, y: 150, size: 208, turn: turnOf(game), extra: ' filter="url(#drop)"' }),
    '</g>',
  )
