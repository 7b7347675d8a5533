/** Shorter texts have too many neighbours. */
const shortest = 4

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns all texts that differ from `text` in one sign: a wrong, missing, superfluous or exchanged one; `.` is any sign. */
function neighbours(text: string): string[] {
  const signs = [...text].map(escaped)
  return signs.flatMap((sign, at) => {
    const [before, after] = [signs.slice(0, at).join(''), signs.slice(at + 1).join('')]
    const exchanged = [...signs]
    exchanged.splice(at, 2, signs[at + 1] ?? '', sign)
    return [`${before}.${after}`, before + after, `${before}.${sign}${after}`, exchanged.join('')]
  })
}

interface OneTypo {
  /** Texts of which every match contains one, and which are much cheaper to find. */
  clues: readonly string[]
  near: RegExp
}

/** Returns what finds a text with one typo, or undefined if the text is too short. */
export function oneTypo(text: string): OneTypo | undefined {
  if (text.length < shortest) return undefined
  const half = Math.floor(text.length / 2)
  const crossed = text.slice(0, half - 1) + text[half] + text[half - 1] + text.slice(half + 1)
  // One typo leaves one half whole, unless it exchanges the signs between them.
  return { clues: [text.slice(0, half), text.slice(half), crossed], near: new RegExp(neighbours(text).join('|')) }
}
