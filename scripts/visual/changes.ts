import type { Shot, Shots } from './baseline.ts'

/** A difference between two shots of one story in one mode. */
export interface Change {
  shot: string
  kind: 'changed' | 'added' | 'removed'
  before?: Shot
  after?: Shot
}

export const isSame = (one: Shot, other: Shot) =>
  one.picture === other.picture && one.aria === other.aria && `${one.axe}` === `${other.axe}`

/** Returns the elements of the accessibility rules that a change breaks, or breaks at another number of elements. */
export function newlyBroken({ before, after }: Change): string[] {
  const rules = (after?.axe ?? []).filter((line) => !before?.axe.includes(line)).map((line) => line.split(' × ')[0])
  return (after?.elements ?? []).filter((line) => rules.includes(line.slice(0, line.indexOf(': '))))
}

interface Extent {
  /** Whether shots that were not taken do not count. */
  part?: boolean
  /** Shots that one side could not take. */
  failed?: readonly string[]
}

/** Returns the differences of the taken shots from a baseline. */
export function changesOf(before: Shots, after: Shots, { part = false, failed = [] }: Extent = {}): Change[] {
  const found = differencesOf(before, after)
  return found.filter(({ shot, kind }) => !(failed.includes(shot) || (part && kind === 'removed')))
}

function differencesOf(before: Shots, after: Shots): Change[] {
  const taken = Object.entries(after).flatMap(([shot, now]): Change[] => {
    const then = before[shot]
    if (!then) return [{ shot, kind: 'added', after: now }]
    return isSame(then, now) ? [] : [{ shot, kind: 'changed', before: then, after: now }]
  })
  const gone = Object.entries(before).filter(([shot]) => !Object.hasOwn(after, shot))
  return [...taken, ...gone.map(([shot, then]): Change => ({ shot, kind: 'removed', before: then }))]
}

const modeOf = (shot: string) => shot.slice(shot.indexOf(' ') + 1)

/** Returns a baseline with the first pictures of each mode that it has none of. A new story of a known mode is a change. */
export function withNewModes(before: Shots, after: Shots): Shots {
  const known = new Set(Object.keys(before).map(modeOf))
  return { ...Object.fromEntries(Object.entries(after).filter(([shot]) => !known.has(modeOf(shot)))), ...before }
}
