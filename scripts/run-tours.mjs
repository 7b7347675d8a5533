/**
 * `npm run tours [-- --times 50 --tour NAME --url ADDRESS]`: plays each tour by itself in a browser, as often as it is
 * asked to, and fails at the first one that stops. Without an address it starts the offline demo.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser/find-browser.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'

const known = ['first-bet', 'deposit', 'withdrawal', 'agent-day', 'closed', 'merchant']

try {
  const { times, names, url } = options()
  const host = url ? { url, close() {} } : await startDemo()
  try {
    await runAll(host.url, names, times)
  } finally {
    host.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}

function options() {
  const options = /** @type {const} */ ({
    times: { type: 'string', default: '1' },
    tour: { type: 'string' },
    url: { type: 'string' },
  })
  const { times, tour, url } = parseArgs({ options }).values
  if (!/^[1-9]\d{0,3}$/.test(times)) throw new UsageError(`--times takes a number from 1 to 9999, not "${times}"`)
  if (tour && !known.includes(tour)) throw new UsageError(`There is no tour "${tour}". Available: ${known.join(', ')}`)
  return { times: Number(times), names: tour ? [tour] : known, url }
}

async function startDemo() {
  const { build } = await import('./build.mjs')
  const { root } = await import('./paths.mjs')
  const { serveFolder } = await import('./static-server.mjs')
  await build('demo')
  return serveFolder(`${root}/dist/demo`)
}

/**
 * @param {string} url
 * @param {readonly string[]} names
 * @param {number} times
 */
async function runAll(url, names, times) {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    for (const name of names) {
      const began = Date.now()
      for (let time = 1; time <= times; time += 1) await runOne(page, url, name, time)
      console.log(`✓ ${name}: ${times} times in ${((Date.now() - began) / 1000).toFixed(1)} s`)
    }
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string} name
 * @param {number} time
 */
async function runOne(page, url, name, time) {
  const share = JSON.stringify({ version: 1, tour: name, pace: 0 })
  await page.goto('about:blank')
  await page.goto(`${url}/__studio/#s=${Buffer.from(share).toString('base64url')}`)
  const bar = page.locator('[data-tour-state=done], [data-tour-state=failed]')
  await bar.waitFor({ timeout: 180_000 })
  if ((await bar.getAttribute('data-tour-state')) === 'done') return
  const problem = `${name}, time ${time}, step "${await bar.getAttribute('data-tour-step')}": ${await bar.getByRole('status').textContent()}`
  throw new Error(problem)
}
