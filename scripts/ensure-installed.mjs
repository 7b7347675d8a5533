/** Runs before anything is installed, on the system's Node 20: no packages, no TypeScript. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledNode, root } from './paths.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** Installs if node_modules is missing or differs from the lock file. Throws npm's output if it fails. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages …')
  const refused = npm('ci') && npm('install')
  if (refused) throw new Error(`npm could not install the packages.\n${refused}`)
  if (!existsSync(bundledNode))
    throw new Error('npm left out the package `node`: allow its install script and try again.')
}

/** npm records the installed packages in a lock file of its own; an interrupted installation has none. */
function isInstalled() {
  const notes = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(notes) || !existsSync(bundledNode)) return false
  return satisfies(readJson(notes), readJson(join(root, 'package-lock.json')), readJson(join(root, 'package.json')))
}

/**
 * Returns whether the installed packages are the locked ones; binaries of other platforms may be missing.
 * @param {Lock} installed
 * @param {{ packages: Record<string, any> }} locked
 * @param {Record<string, any>} manifest
 */
export function satisfies(installed, locked, manifest) {
  const { '': top, ...packages } = locked.packages
  const inStep = ['dependencies', 'devDependencies'].every((kind) => isSame(top?.[kind], manifest[kind]))
  return inStep && Object.entries(packages).every(([path, entry]) => has(installed, path, entry))
}

/**
 * @param {Lock} installed
 * @param {string} path
 * @param {Entry} locked
 */
function has(installed, path, locked) {
  const found = installed.packages[path]
  return found ? found.version === locked.version : Boolean(locked.optional || locked.devOptional)
}

/** @param {Record<string, string>} a @param {Record<string, string>} b */
const isSame = (a = {}, b = {}) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Returns npm's output if it failed, else nothing.
 * @param {string} command
 */
function npm(command) {
  const cli = process.env.npm_execpath
  const [program, before] = cli ? [process.execPath, [cli]] : ['npm', []]
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), shell: !cli && process.platform === 'win32' }
  const { status, stdout, stderr, error } = spawnSync(program, [...before, command], options)
  return status === 0
    ? undefined
    : error?.message || `${stdout}${stderr}`.trim() || `npm ${command} ended with ${status}`
}
