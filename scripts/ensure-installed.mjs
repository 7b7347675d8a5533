/** Runs before anything is installed, on the machine's own Node 20: no packages, no TypeScript. */
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
 * Whether the installed packages are the wanted ones; binaries of other platforms need not be there.
 * @param {Lock} installed
 * @param {{ packages: Record<string, any> }} wanted
 * @param {Record<string, any>} manifest
 */
export function satisfies(installed, wanted, manifest) {
  const { '': top, ...packages } = wanted.packages
  const inStep = ['dependencies', 'devDependencies'].every((kind) => isSame(top?.[kind], manifest[kind]))
  return inStep && Object.entries(packages).every(([path, entry]) => has(installed, path, entry))
}

/**
 * @param {Lock} installed
 * @param {string} path
 * @param {Entry} wanted
 */
function has(installed, path, wanted) {
  const found = installed.packages[path]
  return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional)
}

/** @param {Record<string, string>} a @param {Record<string, string>} b */
const isSame = (a = {}, b = {}) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * What npm said when it failed; nothing when it did not.
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
