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
  for (const [path, stamp] of Object.entries(stampsOf(paths))) hash.update(`${path}\0${stamp}\n`)
  return hash.digest('hex')
}

/**
 * Returns a value for each file in the paths that changes if the file is written. Reads no file contents.
 * @param {string[]} paths
 * @returns {Record<string, string>}
 */
export const stampsOf = (paths) =>
  Object.fromEntries(
    paths
      .flatMap((path) => (existsSync(join(root, path)) ? filesOf(path) : []))
      .map((path) => {
        const { size, mtimeMs } = statSync(join(root, path))
        return [path, `${size} ${mtimeMs}`]
      }),
  )

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
