import { execFileSync } from 'node:child_process'
import { root } from '../paths.mjs'

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Returns the commit that a name means. @throws if there is none */
export const commitOf = (name: string): string => git('rev-parse', '--verify', `${name}^{commit}`)

/** Returns the commit of this tree; undefined outside a repository. */
export function currentCommit(): string | undefined {
  try {
    return commitOf('HEAD')
  } catch {
    return undefined
  }
}

/** Returns the files that differ between a commit and the working tree, new ones too. */
export const changedSince = (commit: string): string[] => [
  ...lines(git('diff', '--name-only', '--no-renames', commit)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
]

/** Checks a commit out beside this tree, in a folder that has this tree's packages. */
export function checkOut(commit: string, folder: string): void {
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit)
}

/** Removes what `checkOut` made. */
export const removeCheckout = (folder: string): void => void git('worktree', 'remove', '--force', folder)
