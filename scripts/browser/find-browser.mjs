/** Finds the browser for Playwright, Vitest, the Storybook runner and Lighthouse. */
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** Keeps Chromium quiet, lets it run as root in a container, and gives texts the widths they have on phones. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const windowsChrome = 'Google/Chrome/Application/chrome.exe'

/**
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} runs
 * @property {() => string | undefined} playwrights
 */

/** @type {Machine} */
const thisMachine = { platform: process.platform, env: process.env, runs, playwrights }

/**
 * Returns the path of a Chromium: the one in `PARLOR_BROWSER` or `CHROME_PATH`, else the system's, else Playwright's.
 * Throws if a named one does not exist. Returns undefined if there is none.
 * @param {Machine} machine
 */
export function findBrowser({ platform, env, runs, playwrights } = thisMachine) {
  return (
    namedBrowser(env, runs) ||
    systemPlaces(platform, env).find(runs) ||
    [playwrights()].find((path) => path && runs(path))
  )
}

/**
 * Returns the path of the browser for tests: Debian's headless Chromium if it is installed, which loads a page with
 * half the work, else `findBrowser`'s. It has no back/forward cache and records no tab.
 * @param {Machine} machine
 */
export function findTestBrowser(machine = thisMachine) {
  const { env, runs } = machine
  const places = [...foldersOf(env), '/usr/bin'].map((folder) => join(folder, 'chromium-headless-shell'))
  return namedBrowser(env, runs) || places.find(runs) || findBrowser(machine)
}

/** Returns the options for `chromium.launch` and jest-playwright. */
export function launchOptions(executablePath = findTestBrowser()) {
  return { ...(executablePath && { executablePath }), args: browserArgs }
}

/**
 * @param {Machine['env']} env
 * @param {Machine['runs']} runs
 */
function namedBrowser(env, runs) {
  const name = env.PARLOR_BROWSER ? 'PARLOR_BROWSER' : 'CHROME_PATH'
  const named = env[name]
  if (named && !runs(named)) throw new Error(`${name} names ${named}, which is not an executable program.`)
  return named
}

/** @param {Machine['env']} env */
const foldersOf = (env) => (env.PATH ?? '').split(delimiter)

/**
 * @param {NodeJS.Platform} platform
 * @param {Machine['env']} env
 */
function systemPlaces(platform, env) {
  const onPath = foldersOf(env).flatMap((folder) => commands.map((name) => join(folder, name)))
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    )
    return folders.map((folder) => join(folder, windowsChrome))
  }
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map((app) => `Applications/${app}.app/Contents/MacOS/${app}`)
    return ['/', env.HOME ?? '/'].flatMap((folder) => apps.map((app) => join(folder, app))).concat(onPath)
  }
  return [...onPath, ...commands.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium', '/opt/google/chrome/chrome']
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns Playwright's browser. It comes last because loading Playwright takes a fifth of a second. */
function playwrights() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}
