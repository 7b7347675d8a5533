/**
 * 32 bits made of the parts and of nothing else: the same in every engine, and untouched by what is drawn
 * for other fields.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let bits = 0x811c9dc5
  for (const part of parts) {
    const text = String(part)
    for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
    bits = Math.imul(bits ^ 0x7f, 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** From 0 up to, not including, 1. */
export const unit = (...parts: readonly (string | number)[]): number => hash(...parts) / 2 ** 32

export function pick<T>(choices: readonly T[], ...parts: readonly (string | number)[]): T {
  const choice = choices[hash(...parts) % choices.length]
  if (choice === undefined)
    throw new Error(`Nothing to pick from for ${parts.join('/')}: the list of choices is empty.`)
  return choice
}
