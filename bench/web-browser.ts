import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { constants, setPriority } from 'node:os'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser, launchOptions } from '#scripts/browser/find-browser.mjs'

/** A phone's browser, and the port at which Lighthouse drives it. */
export interface Phone {
  context: BrowserContext
  port: number
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** Gives this process and what it starts from now on another scheduling class, where the system permits it. */
const schedule = (policy: '--rr' | '--other', priority: number) =>
  spawnSync('chrt', ['--all-tasks', policy, '--pid', String(priority), String(process.pid)], { stdio: 'ignore' })

/**
 * Starts a browser with one profile, which Lighthouse and Playwright share. It runs before all other work, also before the
 * servers that this process starts afterwards: Lighthouse takes the wait for a core for work of the page. The times from a
 * press to a paint need the tests' browser, which has no window of its own: without a graphics card, drawing that delays
 * the page's frames.
 */
export async function startPhone(browser = findBrowser()): Promise<Phone> {
  const { args, ...options } = launchOptions(browser)
  const port = await freePort()
  schedule('--rr', 1)
  const context = await chromium.launchPersistentContext('', {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
  })
  schedule('--other', 0)
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  return { context, port }
}

/** Makes the next visit a first one: nothing is cached, and the browser stores only these values. */
export async function forget({ context }: Phone, app: string, kept: Record<string, unknown>): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${app}/icon.svg`)
  await page.evaluate((values) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  }, kept)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}
