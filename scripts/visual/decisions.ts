import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { root } from '../paths.mjs'
import { UsageError } from '../usage-error.mjs'
import type { Change } from './changes.ts'
import type { Decisions } from './review/data.ts'

const Shot = z.object({
  picture: z.string(),
  aria: z.string(),
  content: z.string(),
  axe: z.array(z.string()),
  elements: z.optional(z.array(z.string())),
  faults: z.array(z.string()),
})

/** A decided change. `shot` is null if the story is gone. */
const Decided = z.object({
  decision: z.enum(['accepted', 'rejected']),
  note: z.string(),
  /** What `hashOf` returns. A file from before it was saved has none. */
  change: z.optional(z.string()),
  shot: z.nullable(Shot),
})

/** The file that the review page saves. */
export const DecisionsFile = z.object({ key: z.string(), shots: z.record(z.string(), Decided) })
export type DecisionsFile = z.infer<typeof DecisionsFile>

/** Where the repository keeps the decisions for the commit. */
export const decisionsPath = join(root, 'visual-decisions.json')

/** Returns the decisions of a file, undefined if it does not exist. @throws a usage error if it is none of decisions */
export function readDecisions(file: string): DecisionsFile | undefined {
  if (!existsSync(file)) return undefined
  try {
    return DecisionsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new UsageError(`${file} is no file of decisions. Save it from the review again, or delete it.`)
  }
}

/** Returns the accepted shots of a file of decisions, and the names of the accepted removals. */
export function acceptedOf({ shots }: DecisionsFile) {
  const all = Object.entries(shots).filter(([, { decision }]) => decision === 'accepted')
  return {
    shots: Object.fromEntries(all.flatMap(([name, { shot }]) => (shot ? [[name, shot]] : []))),
    removed: all.flatMap(([name, { shot }]) => (shot ? [] : [name])),
  }
}

/**
 * Adds decisions to those that were kept before, of which the accepted ones stay. A rejected change has since been fixed, or
 * is decided again. Decisions of another machine are about other pictures.
 */
export function joinDecisions(kept: DecisionsFile | undefined, { key, shots }: DecisionsFile): DecisionsFile {
  const before = Object.entries(kept?.key === key ? kept.shots : {})
  const all = Object.entries({
    ...Object.fromEntries(before.filter(([, { decision }]) => decision === 'accepted')),
    ...shots,
  })
  return { key, shots: Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other))) }
}

/** Returns a hash of what a change shows: picture, names and broken rules, before and after. */
export function hashOf({ before, after }: Omit<Change, 'shot' | 'kind'>): string {
  const sides = [before, after].map((shot) => shot && [shot.picture, shot.aria, shot.axe])
  return createHash('sha256').update(JSON.stringify(sides)).digest('hex').slice(0, 16)
}

/** Returns the kept decisions about changes that show the same as when they were decided. */
export function decidedAmong(changes: readonly Change[], key: string, kept: DecisionsFile | undefined): Decisions {
  const shots = kept?.key === key ? kept.shots : {}
  return Object.fromEntries(
    changes.flatMap((change) => {
      const decided = shots[change.shot]
      if (decided?.change !== hashOf(change)) return []
      return [[change.shot, { decision: decided.decision, note: decided.note }]]
    }),
  )
}
