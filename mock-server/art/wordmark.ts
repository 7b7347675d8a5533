import { pathOf, type Stroke, strokes } from './strokes.ts'

const letterGap = 3.6
const space = 4

/** Returns the strokes and the width of a word in capitals, `height` high from (0, 0). */
export function wordmark(text: string, height: number): { path: string; width: number } {
  const scale = height / 14
  const row: Stroke[] = []
  let reach = 0
  for (const letter of text) {
    const shape = strokes[letter]
    const xs = shape?.flat().map(([x]) => x) ?? [0, space]
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const start = reach
    for (const stroke of shape ?? []) row.push(stroke.map(([x, y]) => [(start + x - left) * scale, y * scale]))
    reach += right - left + letterGap
  }
  return { path: pathOf(row), width: (reach - letterGap) * scale }
}
