import type { Shot, Shots } from './baseline.ts'

/** A difference between two shots of one story in one mode. */
export interface Change {
  shot: string
  kind: 'changed' | 'added' | 'removed'
  before?: Shot
  after?: Shot
}

const isSame = (one: Shot, other: Shot) =>
  one.picture === other.picture && one.aria === other.aria && `${one.axe}` === `${other.axe}`

/** Returns the differences of the taken shots from a baseline. With `part`, shots that were not taken do not count. */
export function changesOf(before: Shots, after: Shots, { part = false } = {}): Change[] {
  const taken = Object.entries(after).flatMap(([shot, now]): Change[] => {
    const then = before[shot]
    if (!then) return [{ shot, kind: 'added', after: now }]
    return isSame(then, now) ? [] : [{ shot, kind: 'changed', before: then, after: now }]
  })
  if (part) return taken
  const gone = Object.entries(before).filter(([shot]) => !Object.hasOwn(after, shot))
  return [...taken, ...gone.map(([shot, then]): Change => ({ shot, kind: 'removed', before: then }))]
}

const modeOf = (shot: string) => shot.slice(shot.indexOf(' ') + 1)

/** Returns a baseline with the first pictures of each mode that it has none of. A new story of a known mode is a change. */
export function withNewModes(before: Shots, after: Shots): Shots {
  const known = new Set(Object.keys(before).map(modeOf))
  return { ...Object.fromEntries(Object.entries(after).filter(([shot]) => !known.has(modeOf(shot)))), ...before }
}
