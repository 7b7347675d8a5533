import { type Point, pathOf, short, strokes } from './strokes.ts'

const width = 160
const height = 64
/** The margin that no digit reaches at any rotation. */
const padding = 21
const digitHeight = 14
const inks = ['#3a2f9c', '#4b2a8f', '#28418f', '#5a2480']

/**
 * Draws a code of digits as an ASCII SVG. `random` returns numbers in [0, 1); the same numbers give the same bytes. The
 * background is light and opaque, so it looks the same in every theme.
 */
export function drawCaptcha(code: string, random: () => number): string {
  const between = (from: number, to: number) => from + (to - from) * random()
  const wave = { height: between(1.2, 2.2), length: between(34, 48), phase: between(0, 6.28) }
  const bend = ([x, y]: Point): Point => [x, y + wave.height * Math.sin((x / wave.length) * 6.28 + wave.phase)]
  const advance = (width - 2 * padding) / Math.max(4, code.length)
  const start = (width - advance * code.length) / 2

  function digit(character: string, at: number): string {
    const scale = between(1.42, 1.54)
    const turn = between(-0.15, 0.15)
    const lean = between(-0.08, 0.08)
    const middle: Point = [start + advance * (at + 0.5) + between(-0.5, 0.5), height / 2 + between(-3.5, 3.5)]
    const place = ([x, y]: Point): Point => {
      const dx = (x - 5 + lean * (digitHeight / 2 - y)) * scale
      const dy = (y - digitHeight / 2) * scale
      return bend([
        middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
        middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
      ])
    }
    const ink = inks[Math.floor(random() * inks.length)]
    const drawn = (strokes[character] ?? []).map((stroke) => stroke.map(place))
    return `<path d="${pathOf(drawn)}" stroke="${ink}" stroke-width="${short(between(3.3, 3.9))}"/>`
  }

  function thread(): string {
    const [from, to] = [between(8, height - 8), between(8, height - 8)]
    const pull = between(-22, 22)
    return `<path d="M-4 ${short(from)}C${width / 3} ${short(from + pull)} ${(width * 2) / 3} ${short(to - pull)} ${width + 4} ${short(to)}"/>`
  }

  const speck = () =>
    `<circle cx="${short(between(0, width))}" cy="${short(between(0, height))}" r="${short(between(0.5, 1.5))}"/>`

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#e3e6ff"/><stop offset="1" stop-color="#f9e6fa"/></linearGradient>',
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<g fill="#8f86d8" opacity=".55">${Array.from({ length: 34 }, speck).join('')}</g>`,
    `<g fill="none" stroke="#7a6fd0" stroke-width="1.1" opacity=".6">${Array.from({ length: 4 }, thread).join('')}</g>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...code].map(digit).join('')}</g>`,
    '</svg>',
  ].join('')
}
