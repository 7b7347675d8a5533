/**
 * `npm run kiosk [-- --pin 2468 --idle 60 --merchant VELVET]`: serves the demo to this machine alone and shows it in an
 * installed Chrome or Chromium in kiosk mode. The browser is started again if it ends by a crash.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser/find-browser.mjs'
import { keepBrowser } from './browser/keep-browser.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { root } from './paths.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'

/** A fixed port: the worlds that the browser keeps belong to the address. */
const port = 5176

/** Keeps the browser to this page: no bars, no questions, no swipe back, no pinch, no call home. */
const flags = [
  '--kiosk',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-session-crashed-bubble',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--disable-features=Translate,DownloadBubble',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

try {
  const fragment = setUp()
  ensureInstalled()
  await build('demo')
  const browser = findBrowser()
  if (!browser) throw new Error('No Chrome or Chromium is installed. Set PARLOR_BROWSER to its path.')
  const { serveFolder } = await import('./static-server.mjs')
  const { url, close } = await serveFolder(join(root, 'dist/demo'), { port })
  const folder = join(root, '.cache/kiosk')
  mkdirSync(folder, { recursive: true })
  console.log(`The kiosk shows ${url}. To leave it, hold the top right corner for two seconds and enter the PIN.`)
  try {
    await keepBrowser(browser, [...flags, `--user-data-dir=${folder}`, `${url}/?kiosk${fragment}`])
  } finally {
    close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}

/** Returns the fragment of the address that sets the kiosk up; empty if the page asks for the PIN itself. */
function setUp() {
  const options = /** @type {const} */ ({
    pin: { type: 'string' },
    idle: { type: 'string', default: '60' },
    merchant: { type: 'string' },
  })
  const { pin, idle, merchant } = parseArgs({ options }).values
  if (pin === undefined) return ''
  if (!/^\d{4,8}$/.test(pin)) throw new UsageError('--pin takes 4 to 8 digits')
  if (!/^\d{1,4}$/.test(idle) || Number(idle) < 5 || Number(idle) > 3_600)
    throw new UsageError(`--idle takes seconds from 5 to 3600, not "${idle}"`)
  const text = JSON.stringify({ pin, idle: Number(idle), ...(merchant && { merchant }) })
  return `#kiosk=${Buffer.from(text).toString('base64url')}`
}
