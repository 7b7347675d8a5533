import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.mjs'
import { houseEnv, root } from './paths.mjs'

const isRoot = process.getuid?.() === 0

/** Ways to get a browser, the first that works is enough. */
const installs = [
  ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
  ...(isRoot ? [['sh', '-c', 'apt-get update && apt-get install -y chromium']] : []),
]

/** The path of a browser for the tests; installs one when the machine has none. Throws one clear line when it cannot. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests …')
  for (const [command = '', ...options] of installs) {
    spawnSync(command, options, { cwd: root, env: houseEnv, stdio: 'ignore', shell: process.platform === 'win32' })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('No browser found and none could be installed: install Chromium, or name one in PARLOR_BROWSER.')
}
