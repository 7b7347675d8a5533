import { UsageError } from '../usage-error.mjs'
import { type Baseline, home, readBaseline, writeBaseline } from './baseline.ts'
import { commitOf } from './changed-files.ts'
import { type Change, changesOf, withNewModes } from './changes.ts'
import type { Taken } from './take-side.ts'

/** Returns the baseline. One of some stories would show all others as new. @throws if this machine has none yet */
export function requireBaseline(key: string, place = home): Baseline {
  const baseline = readBaseline(key, place)
  if (baseline) return baseline
  const advice = 'Run `npm run visual` once, which takes all stories, or compare with a commit: `--base HEAD`.'
  throw new UsageError(`This machine has no baseline yet. ${advice}`)
}

/** Returns the commit that a baseline was made of. @throws a usage error if it is not known here */
export function commitOfBaseline(key: string, place = home): string {
  const { commit } = requireBaseline(key, place)
  if (commit === undefined)
    throw new UsageError(
      `This machine's baseline has no commit. Name one: \`--changed REF\`. The next \`npm run visual\` without changes adds it.`,
    )
  try {
    return commitOf(commit)
  } catch {
    throw new UsageError(
      `This repository does not have ${commit}, the commit of the baseline. Fetch it, or name another: \`--changed REF\`.`,
    )
  }
}

interface Run {
  /** Whether stories or modes are left out. */
  isPart: boolean
  /** The commit of this tree, if it is in a repository. */
  head: string | undefined
  place?: string
}

/**
 * Returns what differs from the baseline. The first pictures of a mode become part of it. A whole run without a change is as
 * good as a baseline of this commit.
 */
export function sinceBaseline({ key, shots, failed }: Taken, { isPart, head, place = home }: Run): Change[] {
  const former = readBaseline(key, place)
  const kept = withNewModes(former?.shots ?? {}, shots)
  const changes = changesOf(kept, shots, { part: isPart, failed })
  const isOfHead = !former || (!isPart && changes.length + failed.length === 0)
  writeBaseline(key, { commit: isOfHead ? head : former.commit, shots: kept }, place)
  if (!former) console.log(`This is the first baseline of ${key}.`)
  return changes
}
