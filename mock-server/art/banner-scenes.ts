import type { Composition } from '#merchant/artwork.ts'
import { short } from './strokes.ts'
import { linear, picture, radial, shadow } from './svg.ts'

export const [width, height] = [690, 280]

/** The centre of the large glyph. */
const [x, y] = [548, 142]

/** Wider than a banner, because a popup shows more beside the glyph. */
const ground = `width="${width + 100}" height="${height}"`

interface Parts {
  colours: { glow: string; body: string; deep: string }
  /** The large glyph and up to three small ones, as data addresses. */
  glyph: string
  around: readonly string[]
}
type Scene = (parts: Parts) => readonly string[]

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')

const spoke = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${short(x + radius * Math.cos(angle))} ${short(140 + radius * Math.sin(angle))}`
}
const rays = times(18, (at) => `M${x} 140L${spoke(460, at * 20)}L${spoke(460, at * 20 + 10)}Z`)

const twinkle = (cx: number, cy: number, r: number) =>
  `M${cx} ${cy - r}Q${cx} ${cy} ${cx + r} ${cy}Q${cx} ${cy} ${cx} ${cy + r}Q${cx} ${cy} ${cx - r} ${cy}Q${cx} ${cy} ${cx} ${cy - r}Z`

/** Returns glyphs in their places; the first is the nearest. */
const placed = (glyphs: readonly string[], places: readonly Parameters<typeof picture>[1][]) =>
  glyphs.map((glyph, at) => picture(glyph, places[at] ?? { x, y, size: 40 }))

/** Light bursts from behind the glyph, with small things around it. */
const burst: Scene = ({ colours: { glow, body, deep }, glyph, around }) => {
  const near = ' filter="url(#near)"'
  const [front = '', ...behind] = placed(around, [
    { x: 440, y: 226, size: 66, turn: -14, extra: near },
    { x: 436, y: 56, size: 46, turn: 16, extra: ` opacity=".92"${near}` },
    { x: 656, y: 224, size: 56, turn: 20, extra: near },
  ])
  return [
    '<defs>',
    linear('ground', [0, 280, 690, 0], [0, deep], [0.42, body], [1, body]),
    radial('glow', [600, 20, 400], [0, glow, 0.95], [0.5, glow, 0.35], [1, glow, 0]),
    radial('light', [x, 140, 330], [0, '#fff', 0.26], [0.55, '#fff', 0.07], [1, '#fff', 0]),
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
    picture(glyph, { x, y, size: 226, extra: ' filter="url(#drop)"' }),
    front,
  ]
}

const fan = times(9, (at) => `<circle cx="${x}" cy="300" r="${60 + at * 30}" opacity="${short(0.5 - at * 0.05)}"/>`)
const columns = times(7, (at) => `M${330 + at * 62} 0V280`)

/** A dark stage: one light from above, fine lines, and the glyph alone on its step. */
const stage: Scene = ({ colours: { glow, body, deep }, glyph }) => [
  '<defs>',
  linear('ground', [0, 0, 690, 0], [0, '#08070c'], [0.5, deep], [1, '#08070c']),
  radial('glow', [x, 150, 260], [0, glow, 0.62], [0.45, body, 0.36], [1, body, 0]),
  linear('beam', [x, -20, x, 280], [0, glow, 0.5], [0.75, glow, 0.1], [1, glow, 0]),
  shadow('drop', 18, 10, 0.6),
  '</defs>',
  `<rect ${ground} fill="url(#ground)"/>`,
  `<path d="${columns}" stroke="${glow}" stroke-opacity=".12"/>`,
  `<rect ${ground} fill="url(#glow)"/>`,
  `<g fill="none" stroke="${glow}" stroke-width="1.2">${fan}</g>`,
  `<path d="M${x - 34} -10H${x + 34}L${x + 170} 280H${x - 170}Z" fill="url(#beam)"/>`,
  `<ellipse cx="${x}" cy="252" rx="128" ry="18" fill="#08070c" fill-opacity=".7"/><ellipse cx="${x}" cy="246" rx="128" ry="18" fill="${deep}" stroke="${glow}" stroke-width="1.6"/>`,
  picture(glyph, { x, y: 138, size: 196, extra: ' filter="url(#drop)"' }),
]

const dots = times(9, (row) =>
  times(12, (column) => {
    const [cx, cy] = [330 + column * 34 + (row % 2) * 17, 16 + row * 31]
    return `<circle cx="${cx}" cy="${cy}" r="${short(1.5 + column * 0.85)}"/>`
  }),
)
const spikes = `M${times(28, (at) => `${at ? 'L' : ''}${spoke(at % 2 ? 112 : 158, at * (360 / 28))}`)}Z`
const streaks = times(6, (at) => `M${-40 + at * 66} 290l150 -310h${10 + (at % 3) * 8}l-150 310Z`)

/** A comic: halftone, a jagged star and a sticker with a white edge. */
const comic: Scene = ({ colours: { glow, body, deep }, glyph, around }) => {
  const sticker = ' filter="url(#sticker)"'
  const [front = '', behind = ''] = placed(around, [
    { x: 424, y: 224, size: 70, turn: -16, extra: sticker },
    { x: 650, y: 52, size: 58, turn: 14, extra: sticker },
  ])
  return [
    '<defs>',
    linear('ground', [0, 0, 690, 0], [0, deep], [0.55, deep], [1, body]),
    '<filter id="sticker" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="5" result="edge"/><feFlood flood-color="#fff"/><feComposite in2="edge" operator="in" result="white"/><feOffset in="edge" dx="5" dy="6" result="cast"/><feFlood flood-color="#0c1d3d"/><feComposite in2="cast" operator="in" result="hard"/><feMerge><feMergeNode in="hard"/><feMergeNode in="white"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
    '</defs>',
    `<rect ${ground} fill="url(#ground)"/>`,
    `<path d="${streaks}" fill="${body}" fill-opacity=".35"/>`,
    `<g fill="${glow}" fill-opacity=".55">${dots}</g>`,
    `<path d="${spikes}" transform="translate(7 8)" fill="#0c1d3d"/><path d="${spikes}" fill="${glow}" stroke="#0c1d3d" stroke-width="5" stroke-linejoin="round"/>`,
    behind,
    picture(glyph, { x, y, size: 206, turn: -6, extra: sticker }),
    front,
  ]
}

/** Two flat areas of colour and the glyph. */
const flat: Scene = ({ colours: { body, deep }, glyph }) => [
  `<rect ${ground} fill="${deep}"/><circle cx="${x}" cy="${y}" r="210" fill="${body}"/>`,
  picture(glyph, { x, y, size: 150 }),
]

export const scenes: Readonly<Record<Composition, Scene>> = { burst, stage, comic, flat }
