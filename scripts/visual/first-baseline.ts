import { home, readBaseline, writeBaseline } from './baseline.ts'
import type { Taken } from './take-side.ts'

interface Tree {
  /** The commit of this tree, if it is in a repository. */
  head: string | undefined
  /** Returns the files that reach stories and are not in that commit. */
  uncommitted(head: string): string[]
  /** Takes all stories of a commit. */
  take(commit: string): Promise<Pick<Taken, 'shots' | 'failed'>>
  place?: string
}

/**
 * Makes the first baseline of a machine from the last commit, if changes that are not committed would otherwise become part
 * of it and stay unreported. Returns a problem for each shot that could not be taken.
 */
export async function beginBaseline(key: string, { head, uncommitted, take, place = home }: Tree): Promise<string[]> {
  if (head === undefined || readBaseline(key, place)) return []
  const files = uncommitted(head)
  if (files.length === 0) return []
  console.log(`This machine has no baseline yet, and these files are not committed:
${files.join('\n')}
The baseline is made from the last commit first. Then this tree is compared with it.`)
  const { shots, failed } = await take(head)
  writeBaseline(key, { commit: head, shots }, place)
  return failed.map((shot) => `${shot}: not taken of ${head.slice(0, 10)}`)
}
