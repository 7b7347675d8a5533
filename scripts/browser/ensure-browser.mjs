import { spawnSync } from 'node:child_process'
import { projectEnv, root } from '../paths.mjs'
import { findBrowser } from './find-browser.mjs'

const isRoot = process.getuid?.() === 0

/**
 * Returns the path of a browser for the tests, and installs one if the machine has none. Throws one line if it cannot.
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests …')
  if (succeeds('playwright', 'install', 'chromium')) {
    // System libraries come after the download, which fails within seconds on a closed network.
    if (isRoot) succeeds('playwright', 'install-deps', 'chromium')
  } else if (isRoot && succeeds('apt-get', 'update')) {
    succeeds('apt-get', 'install', '-y', 'chromium')
    // Debian's alone; without it the tests take a quarter longer.
    succeeds('apt-get', 'install', '-y', 'chromium-headless-shell')
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('No browser found and none could be installed: install Chromium, or name one in PARLOR_BROWSER.')
}

/** @param {string} command @param {string[]} options */
function succeeds(command, ...options) {
  const env = { ...projectEnv, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const shell = process.platform === 'win32'
  return spawnSync(command, options, { cwd: root, env, shell, stdio: 'ignore' }).status === 0
}
