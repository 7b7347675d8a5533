import { svg } from './svg.ts'

/** Three bars one above the other; `broken` ones have a gap. */
const trigram = (turn: number, broken: readonly boolean[]) => {
  const bars = broken.map((gap, row) => {
    const y = -5.5 + row * 4
    return gap ? `M-6 ${y}h5.3v3h-5.3zM.7 ${y}h5.3v3h-5.3z` : `M-6 ${y}h12v3h-12z`
  })
  return `<path transform="rotate(${turn}) translate(0 -20.5)" fill="#111" d="${bars.join('')}"/>`
}
const korean = [
  '<rect width="64" height="48" fill="#fff"/>',
  '<g transform="translate(32 24)"><g transform="rotate(33.7)"><circle r="12" fill="#0047a0"/><path fill="#cd2e3a" d="M-12 0a12 12 0 0 1 24 0a6 6 0 0 1-12 0a6 6 0 0 0-12 0Z"/></g>',
  trigram(-56.3, [false, false, false]),
  trigram(56.3, [true, false, true]),
  trigram(-123.7, [false, true, false]),
  trigram(123.7, [true, true, true]),
  '</g>',
]

const english = [
  '<clipPath id="c"><path d="M32 24H64V48ZM32 24V48H0ZM32 24H0V0ZM32 24V0H64Z"/></clipPath>',
  '<rect width="64" height="48" fill="#012169"/>',
  '<path d="M0 0L64 48M64 0L0 48" stroke="#fff" stroke-width="9.6"/>',
  '<path d="M0 0L64 48M64 0L0 48" stroke="#c8102e" stroke-width="6.4" clip-path="url(#c)"/>',
  '<path d="M32 0V48M0 24H64" stroke="#fff" stroke-width="16"/><path d="M32 0V48M0 24H64" stroke="#c8102e" stroke-width="9.6"/>',
]

/** The flag beside each language, by the language's code. */
const flags: Readonly<Record<string, readonly string[]>> = { ko: korean, en: english }

export const drawFlag = (language: string): string | undefined =>
  Object.hasOwn(flags, language) ? svg(64, 48, ...(flags[language] ?? [])) : undefined
