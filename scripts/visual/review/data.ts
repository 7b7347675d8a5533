import type { Shot } from '../baseline.ts'

/** A change as the review page shows it: a story in a mode, with the addresses of its pictures. */
export interface Entry {
  story: string
  mode: string
  kind: 'changed' | 'added' | 'removed'
  before?: string
  after?: string
  aria: { before: string; after: string } | null
  /** The broken rules with their numbers of elements, and some elements of those that the change breaks. */
  axe: { before: string[]; after: string[]; elements: string[] } | null
  faults: string[]
  /** A hash of what the change shows. */
  change: string
  /** What an acceptance puts into the baseline; nothing if the story is gone. */
  shot?: Shot
}

/**
 * What a run found. `key` names the baseline, `made` is when, and `decisions` are those of former reviews that still hold.
 * `problems` make the run fail whatever is decided: faults of the layout, failed play functions, pictures that are missing.
 */
export interface Review {
  key: string
  made: string
  entries: Entry[]
  problems: readonly string[]
  decisions: Decisions
}

export interface Decision {
  decision?: 'accepted' | 'rejected'
  note: string
}

export type Decisions = Record<string, Decision>

export const idOf = ({ story, mode }: Entry): string => `${story} ${mode}`

/** Splits a story's id into its component and its state. */
export function partsOf(story: string): { component: string; state: string } {
  const [component = story, state = ''] = story.split('--')
  return { component, state: state.replaceAll('-', ' ') }
}

/** Returns what `npm run visual -- accept` reads: the decided changes, sorted. */
export function decidedOf({ key, entries }: Review, decisions: Decisions): string {
  const decided = entries.flatMap((entry) => {
    const { decision, note } = decisions[idOf(entry)] ?? { note: '' }
    return decision ? [[idOf(entry), { decision, note, change: entry.change, shot: entry.shot ?? null }] as const] : []
  })
  const shots = Object.fromEntries(decided.sort(([one], [other]) => one.localeCompare(other)))
  return `${JSON.stringify({ key, shots }, null, 2)}\n`
}
