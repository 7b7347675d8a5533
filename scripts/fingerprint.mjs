import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Returns a value that changes if a file in the paths is added, removed or written. Reads no file contents.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => (existsSync(join(root, path)) ? filesOf(path) : []))) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
