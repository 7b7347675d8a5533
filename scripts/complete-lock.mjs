/**
 * Adds the missing binaries of other platforms to package-lock.json. Without them
 * `npm ci` refuses the lock. Nothing is fetched: version and platform are in the name and in the parent's entry.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { platformOf } from './browser/platform-of.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * Returns the lock with an entry for every optional binary, and the added paths.
 * @param {Lock} lock
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  /** @type {string[]} */
  const added = []
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (resolves(packages, parent, name, version)) continue
      const path = packages[`node_modules/${name}`] ? `${parent}/node_modules/${name}` : `node_modules/${name}`
      packages[path] = entry(name, version, dev)
      added.push(path)
    }
  }
  return { lock: { ...lock, packages: sorted(packages) }, added }
}

/**
 * Returns an entry with npm's key order, so that a later install does not change the file.
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 */
function entry(name, version, dev) {
  const platform = platformOf(name)
  if (!platform) throw new Error(`${name} is missing from package-lock.json and its name has no platform.`)
  if (!isExact(version)) throw new Error(`${name} is required as ${version}, which is not an exact version.`)
  const { os, cpu, libc } = platform
  return { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os }) }
}

/**
 * Returns whether a package at `from` resolves `name` in its own node_modules or in the nearest one above.
 * @param {Lock['packages']} packages
 * @param {string} from
 * @param {string} name
 * @param {string} version
 * @returns {boolean}
 */
function resolves(packages, from, name, version) {
  const found = packages[from ? `${from}/node_modules/${name}` : `node_modules/${name}`]
  if (found) return found.version === version || !isExact(version)
  if (!from) return false
  return resolves(packages, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name, version)
}

/** @param {string} version */
const isExact = (version) => /^\d+\.\d+\.\d+/.test(version)

/** @param {Lock['packages']} packages */
function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { lock, added } = completeLock(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${added.length} entries of other platforms added`)
}
