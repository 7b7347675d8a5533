import type { Chance } from '#mock-server/values/chance.ts'
import { short } from './strokes.ts'

/**
 * The input of a backdrop, the faint pattern behind a tile's glyph. Backdrops are white on a 300 by 364 area, drawn around
 * (150, 150); `light` names a gradient that fades out from there.
 */
interface Scene {
  light: string
  /** Returns a value in [0, 1) for each name, particular to this tile. */
  fraction: (...name: (string | number)[]) => number
}
export type Backdrop = (scene: Scene) => string

const middle = 150
const around = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${short(middle + radius * Math.cos(angle))} ${short(middle + radius * Math.sin(angle))}`
}
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

const rays: Backdrop = ({ light, fraction }) => {
  const turn = fraction('turn') * 20
  const wedge = (at: number) => `M150 150L${around(330, at * 20 + turn)}L${around(330, at * 20 + turn + 10)}Z`
  return `<path fill="${light}" d="${times(18, wedge).join('')}"/>`
}

const swirl: Backdrop = ({ light, fraction }) => {
  const turn = fraction('turn') * 30
  const blade = (at: number) => {
    const from = at * 30 + turn
    return `M150 150Q${around(150, from + 34)} ${around(330, from)}L${around(330, from + 13)}Q${around(150, from + 47)} 150 150Z`
  }
  return `<path fill="${light}" d="${times(12, blade).join('')}"/>`
}

const rings: Backdrop = ({ light, fraction }) => {
  const shift = fraction('shift') * 14
  const ring = (at: number) =>
    `<circle cx="150" cy="150" r="${short(88 + shift + at * 34)}" opacity="${1 - at * 0.15}"/>`
  return `<g fill="none" stroke="${light}" stroke-width="13">${times(6, ring).join('')}</g>`
}

const facets: Backdrop = ({ light, fraction }) => {
  const facet = (at: number) => {
    const from = at * 45 + fraction('turn') * 45
    const reach = 150 + fraction('reach', at) * 170
    return `<path d="M150 150L${around(reach, from)}L${around(330, from + 22)}L${around(reach * 0.8, from + 45)}Z" opacity="${short(0.4 + fraction('depth', at) * 0.6)}"/>`
  }
  return `<g fill="${light}">${times(8, facet).join('')}</g>`
}

const beams: Backdrop = ({ light, fraction }) => {
  const sway = fraction('sway') * 30 - 15
  const beam = (at: number) => {
    const top = 30 + at * 80
    const foot = 150 + (top - 150) * 0.35 + sway
    return `M${top - 8} -10L${top + 8} -10L${short(foot + 74)} 320L${short(foot - 74)} 320Z`
  }
  const table = '<ellipse cx="150" cy="268" rx="190" ry="54"/><ellipse cx="150" cy="268" rx="132" ry="36"/>'
  return `<g fill="${light}"><path d="${times(4, beam).join('')}"/></g><g fill="none" stroke="#fff" stroke-width="3" opacity=".16">${table}</g>`
}

const bubbles: Backdrop = ({ fraction }) => {
  const bubble = (at: number) => {
    const radius = 3 + fraction('size', at) ** 2 * 22
    const [x, y] = [fraction('x', at) * 300, fraction('y', at) * 330]
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/><path d="M${short(x - radius * 0.55)} ${short(y - radius * 0.25)}A${short(radius * 0.6)} ${short(radius * 0.6)} 0 0 1 ${short(x - radius * 0.1)} ${short(y - radius * 0.6)}"/>`
  }
  const ripple = (at: number) => `M-20 ${20 + at * 26}q40 -22 80 0t80 0t80 0t80 0t80 0`
  return `<g fill="#fff" fill-opacity=".07" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" stroke-linecap="round">${times(12, bubble).join('')}</g><path fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="9" d="${times(4, ripple).join('')}"/>`
}

const climb: Backdrop = ({ light, fraction }) => {
  const streak = (at: number) => {
    const [x, y, length] = [fraction('x', at) * 340 - 60, fraction('y', at) * 380, 30 + fraction('length', at) * 110]
    return `M${short(x)} ${short(y)}l${short(length * 0.72)} ${short(-length * 0.7)}`
  }
  const curve = 'M-10 330C110 326 190 270 318 20'
  return `<g fill="none" stroke="#fff" stroke-linecap="round"><path stroke-opacity=".13" stroke-width="5" d="${times(16, streak).join('')}"/><path stroke="${light}" stroke-width="26" d="${curve}"/><path stroke-opacity=".4" stroke-width="4" d="${curve}"/></g>`
}

const balls: Backdrop = ({ fraction }) => {
  const ball = (at: number) => {
    const radius = 15 + fraction('size', at) * 15
    const column = ((at * 5) % 7) * 50 + fraction('x', at) * 30 - 15
    const row = ((at * 3) % 8) * 44 + fraction('y', at) * 30 - 10
    return `<circle cx="${short(column)}" cy="${short(row)}" r="${short(radius)}"/><circle cx="${short(column)}" cy="${short(row)}" r="${short(radius * 0.5)}"/>`
  }
  return `<g fill="#fff" opacity=".11">${times(15, ball).join('')}</g>`
}

const pitch: Backdrop = ({ light }) => {
  const stripe = (at: number) =>
    `M${150 + (at * 4 - 10) * 13} 96L${150 + (at * 4 - 8) * 13} 96L${150 + (at * 4 - 8) * 44} 364L${150 + (at * 4 - 10) * 44} 364Z`
  const marks = '<ellipse cx="150" cy="246" rx="116" ry="40"/><path d="M-20 246H320M-20 96H320"/>'
  return `<path fill="${light}" d="${times(6, stripe).join('')}"/><g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3">${marks}</g>`
}

const versus: Backdrop = ({ fraction }) => {
  const lean = 24 + fraction('lean') * 34
  const edge = `M${150 + lean} -10L${short(150 + lean * 0.2)} 128L${short(172 + lean * 0.3)} 146L${short(128 - lean * 0.3)} 236L${short(150 - lean * 0.2)} 254L${150 - lean} 380`
  return `<path fill="#fff" fill-opacity=".13" d="${edge}L-10 380L-10 -10Z"/><path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" d="${edge}"/>`
}

const guilloche: Backdrop = ({ light, fraction }) => {
  const turn = fraction('turn') * 90
  const loop = (at: number) =>
    `<ellipse cx="150" cy="150" rx="176" ry="82" transform="rotate(${short(at * 15 + turn)} 150 150)"/>`
  return `<g fill="none" stroke="${light}" stroke-width="2.6">${times(12, loop).join('')}</g>`
}

/** The backdrops of slots; each studio uses one. */
export const studioBackdrops = [rays, swirl, rays, facets, rings] as const

export const categoryBackdrops = {
  LIVE: beams,
  FISH: bubbles,
  CRASH: climb,
  BINGO: balls,
  SPORTS: pitch,
  PVP: versus,
  ELOTT: guilloche,
} as const

export const sceneFor = (chance: Chance, light: string, key: string): Scene => ({
  light,
  fraction: (...name) => chance.fraction(key, ...name),
})
