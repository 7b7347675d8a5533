import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Build } from '#mock-server/control/build.ts'

const folder = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns the commit of these files: from PARLOR_COMMIT, for an image without the repository, otherwise from git. */
function commit(): string | null {
  if (process.env.PARLOR_COMMIT) return process.env.PARLOR_COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return null
  }
}

/** Reads the version and the commit of this build. */
export function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  return { version, commit: commit() }
}
